import { z } from 'zod'
import { offeredFields, offeredOrders } from '#content/offered-search.ts'
import { offersFinance } from '#content/offers.ts'
import { soldTypes } from '#content/sold-types.ts'
import { longestTerm, shortestTerm } from '#domain/finance/finance-product.ts'
import { lastPage, pageSizes, parsePage } from '#domain/search/parse-page.ts'
import { mostTexts } from '#domain/search/parse-query.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import {
  type FilterField,
  isExclusionField,
  isFlagsField,
  isIdentifierField,
  isTextField,
  isWordsField,
  type NumberField,
  type TextField,
} from '#domain/stock/filter-fields.ts'
import { defaultSortOrder, parseSort } from '#domain/stock/sort-orders.ts'
import { problems } from '../problems.ts'

export const typeParams = z.object({
  type: z.enum(soldTypes).describe('The channel of the site'),
})

const meanings: Readonly<Partial<Record<FilterField, string>>> = {
  price: 'as advertised, unless `vat` says otherwise; pence are dropped',
  monthlyPrice:
    'the hire purchase instalment at the representative APR with `deposit` and `term`, to the penny: -250 includes ' +
    '£250.00 and not £250.01; a limit without a lower end includes what `deposit` covers',
  distance:
    'in a straight line from the centre of the area of `postcode`, from the dealership without one, to the nearest mile; ' +
    'its values are listed for a `postcode` only: those up to 10, 20, 30, 50 and 100 miles that find a vehicle',
  plate: 'the two digits of the age identifier, from the registration or the date of first registration',
  equipment: 'read from the names of `features`, with one name for all their spellings',
  notModel:
    'vehicles of this model are not found, and `model` does not list it; the name of a model without its make is left out of ' +
    'every make',
  derivativeWord: 'signs and accents are ignored: `(s/s)` is `SS`, and `130` finds `(130 PS)`',
  emissionClass: 'one spelling for all types, `Euro 6`; `EURO6` and `Euro VI` are read as it',
}

/** More values than `mostTexts` are reported as a fault of the filter, with a message of its own. */
function textParameter(field: TextField): z.ZodOptional<z.ZodArray<z.ZodString>> {
  const { how, repeated } = howTexts(field)
  const description = `${describeField(field, how)}. Repeat it ${repeated} up to ${mostTexts}.`
  const { example } = filterDefinitions[field]
  return z
    .array(z.string())
    .optional()
    .meta({ description, ...(example && { example: [example] }) })
}

function howTexts(field: TextField): { how: string; repeated: string } {
  if (isExclusionField(field))
    return {
      how: 'a make and a model with a space between, in any case; one that no vehicle has leaves out nothing',
      repeated: 'to leave out',
    }
  if (isIdentifierField(field))
    return { how: 'the whole text, in any case and spacing', repeated: 'to find any of' }
  if (isWordsField(field))
    return {
      how: 'one whole word of it, in any case; one that no vehicle has finds nothing',
      repeated: 'to find vehicles that have all of',
    }
  const how = 'a word, in any case; one that no vehicle has finds nothing'
  return { how, repeated: isFlagsField(field) ? 'to find vehicles that have all of' : 'to find any of' }
}

function numberParameter(field: NumberField): z.ZodOptional<z.ZodString> {
  const { unit, example } = filterDefinitions[field]
  const how = `an exact number or a range, both ends included: 10-20, 10- or -20${unit ? `, in ${unit}` : ''}`
  return z
    .string()
    .optional()
    .meta({ description: describeField(field, how), ...(example && { example }) })
}

function describeField(field: FilterField, how: string): string {
  const meaning = meanings[field]
  return [`${filterDefinitions[field].label}: ${how}`, ...(meaning ? [meaning] : [])].join('; ')
}

const filterShape = Object.fromEntries(
  offeredFields.map((field) => [field, isTextField(field) ? textParameter(field) : numberParameter(field)]),
) as Record<TextField, ReturnType<typeof textParameter>> &
  Record<NumberField, ReturnType<typeof numberParameter>>

const financeShape = {
  deposit: z.string().optional().meta({
    description: 'What `monthlyPrice` is computed with: whole pounds paid first, 0 when left out.',
    example: '1500',
  }),
  term: z
    .string()
    .optional()
    .meta({
      description: `What \`monthlyPrice\` is computed with: whole months from ${shortestTerm} to ${longestTerm}, ${longestTerm} when left out.`,
      example: '48',
    }),
}

const termShape = {
  vat: z
    .string()
    .optional()
    .meta({
      description:
        'For vehicles that may be advertised without VAT: `inc` or `ex` makes `price`, its values and the sort orders by ' +
        'price work on the price with or without VAT. Ignored for cars.',
      example: 'ex',
    }),
  ...(offersFinance ? financeShape : {}),
  postcode: z.string().max(20).optional().meta({
    description:
      'Where `distance` and the order `distance` measure from; the dealership when left out. Outward code is enough.',
    example: 'SW1A 2AA',
  }),
}

/** The spec's 25 filters, our own, and how prices and distances are read. Other parameters are ignored, and named by `nameIgnored`. */
const filterParameters = z.object({ ...filterShape, ...termShape })

/** How lists are sent, for the OpenAPI document: the parameter is repeated. */
const serialization = { style: 'form', explode: true }

export const filterQuery = filterParameters.meta(serialization)

export const pageNumber = z
  .preprocess(
    whenText((text) => parsePage(text) ?? Number.NaN),
    z.int('Expected a whole number from 1').min(1).max(lastPage).default(1),
  )
  .describe('From 1. A page past the end is empty.')

export function pageSize({ fallback }: { fallback: number }) {
  // Digits only: `Number` alone would also accept 1e3 and 0x10.
  const digits = whenText((text) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN))
  return z.preprocess(digits, z.int().min(1).max(100).default(fallback)).describe('How many on a page')
}

export const searchQuery = filterParameters
  .extend({
    sort: z
      .preprocess(
        whenText((text) => parseSort(text) ?? text),
        z.enum(offeredOrders).default(defaultSortOrder),
      )
      .describe('The order; equal ones go by id'),
    page: pageNumber,
    pageSize: pageSize({ fallback: pageSizes.search }),
  })
  .meta(serialization)

export const problem = z
  .looseObject({
    type: z.string().describe('Where this kind of problem is described'),
    title: z.string(),
    status: z.int(),
    code: z.enum(problemCodes()).describe('Stable: never renamed'),
    detail: z.string().optional(),
    faults: z
      .array(
        z.object({ path: z.string().describe('The parameter or the path in the body'), message: z.string() }),
      )
      .optional(),
  })
  .meta({ id: 'Problem', description: 'A problem document of RFC 9457' })

/** Values that are not text, such as defaults, are checked by zod. */
function whenText(parse: (text: string) => unknown) {
  return (value: unknown) => (typeof value === 'string' ? parse(value) : value)
}

function problemCodes() {
  return Object.keys(problems) as (keyof typeof problems)[]
}
