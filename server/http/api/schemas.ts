import { z } from 'zod'
import { lastPage, pageSizes, parsePage } from '#domain/search/parse-page.ts'
import { parseSort } from '#domain/search/parse-query.ts'
import {
  type FilterField,
  filterDefinitions,
  filterFields,
  isWordField,
} from '#domain/stock/filter-fields.ts'
import { defaultSortOrder, sortOrders } from '#domain/stock/sort-orders.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { problems } from '../problems.ts'

export const typeParams = z.object({
  type: z.enum(vehicleTypes).describe('The channel of the site'),
})

const filterExamples: Readonly<Record<string, string>> = {
  make: 'Jaguar',
  model: 'F-PACE',
  price: '10000-14999',
  year: '2019',
  mileage: '-50000',
  gearbox: 'Automatic',
  engineSize: '2',
}

const filterShape = Object.fromEntries(
  filterFields.map((field) => {
    const { label, unit } = filterDefinitions[field] as { label: string; unit?: string }
    const how = isWordField(field)
      ? 'a word, in any case; one that no vehicle has finds nothing'
      : `an exact number or a range, both ends included: 10-20, 10- or -20${unit ? `, in ${unit}` : ''}`
    const example = filterExamples[field]
    return [
      field,
      z
        .string()
        .optional()
        .meta({ description: `${label}: ${how}`, ...(example && { example }) }),
    ]
  }),
) as Record<FilterField, z.ZodOptional<z.ZodString>>

/** The spec's 25 filters and our own. Other parameters are ignored. */
export const filterQuery = z.object(filterShape)

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

export const searchQuery = filterQuery.extend({
  sort: z
    .preprocess(
      whenText((text) => parseSort(text) ?? text),
      z.enum(sortNames()).default(defaultSortOrder),
    )
    .describe('The order; equal ones go by id'),
  page: pageNumber,
  pageSize: pageSize({ fallback: pageSizes.search }),
  postcode: z.string().max(20).optional().meta({
    description:
      'Where the order `distance` measures from; the dealership when left out. Outward code is enough.',
    example: 'L3 1HU',
  }),
})

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

function sortNames() {
  return Object.keys(sortOrders) as (keyof typeof sortOrders)[]
}

function problemCodes() {
  return Object.keys(problems) as (keyof typeof problems)[]
}
