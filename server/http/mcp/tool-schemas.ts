import { z } from 'zod'
import { offeredOrders } from '#content/offered-search.ts'
import { offersFinance } from '#content/offers.ts'
import { anyType, soldTypes } from '#content/sold-types.ts'
import { longestTerm, shortestTerm } from '#domain/finance/finance-product.ts'
import { mostTexts } from '#domain/search/parse-query.ts'
import { listedFields } from '../api/filter-values.ts'
import { filterQuery } from '../api/schemas.ts'
import { defaultLimits } from '../security/limits.ts'

// Short, because an assistant reads them before each conversation: the values are what `filters` answers.

/** As long as an id in the address of a page may be. */
const id = z.string().min(1).max(defaultLimits.paramLength).describe('`id` of a search result')

const type = z.enum(soldTypes)

/** The parameters of a search of the API, with the same meaning. */
const filterNames = Object.keys(filterQuery.shape) as (keyof typeof filterQuery.shape)[]

/** Short, whatever the request has: by default, the answer would repeat each name that it sent. */
const unknownNames = {
  error: (issue: { code?: string; keys?: unknown }) => {
    if (issue.code !== 'unrecognized_keys' || !Array.isArray(issue.keys)) return undefined
    const named = issue.keys.slice(0, 5).map((name) => JSON.stringify(String(name).slice(0, 40)))
    const others = issue.keys.length > named.length ? ` and ${issue.keys.length - named.length} more` : ''
    return `Unrecognized ${issue.keys.length === 1 ? 'key' : 'keys'}: ${named.join(', ')}${others}`
  },
}

const filterValue = z.union([z.string().max(200), z.number()])

export const givenFilters = z.partialRecord(
  z.enum(filterNames),
  z.union([filterValue, z.array(filterValue).max(mostTexts)]),
  unknownNames,
)

/** More vehicles would be more than an assistant reads. */
const mostVehicles = 20

export const searchInput = z.strictObject(
  {
    phrase: z
      .string()
      .max(200)
      .optional()
      .describe(
        `What the buyer says, such as "automatic diesel estate under £15k near L3". No names, no contact details.`,
      ),
    type: type
      .optional()
      .describe(`A ${anyType}: needed without a phrase; with one, which is meant if it suits several`),
    filters: givenFilters
      .optional()
      .describe(
        'By name; they replace the same filters of the phrase. Words: one or a list, `{"fuelType": ["Diesel", "Petrol"]}`. ' +
          'Numbers: exact or a range with both ends included, `{"price": "-15000", "year": "2019-", "mileage": "10000-40000"}`. ' +
          '`postcode` is where `distance` is measured from.',
      ),
    sort: z.enum(offeredOrders).optional(),
    page: z.int().min(1).max(10_000).default(1),
    pageSize: z.int().min(1).max(mostVehicles).default(8),
  },
  unknownNames,
)

const financeShape = {
  deposit: z.int().min(0).max(1_000_000).optional().describe('For the monthly estimate, in pounds'),
  term: z.int().min(shortestTerm).max(longestTerm).optional().describe('For the monthly estimate, in months'),
}

export const vehicleInput = z.strictObject({ id, ...(offersFinance ? financeShape : {}) }, unknownNames)

export const filtersInput = z.strictObject(
  {
    type,
    names: z
      .array(z.enum(listedFields))
      .min(1)
      .max(listedFields.length)
      .optional()
      .describe('Which to list with more of their values; all of them with a few values each when left out'),
    filters: givenFilters
      .optional()
      .describe('As those of `search_vehicles`: only vehicles that match these are counted'),
  },
  unknownNames,
)

/** As many as the page of a comparison. */
const mostCompared = 4

export const compareInput = z.strictObject({ ids: z.array(id).min(2).max(mostCompared) }, unknownNames)
