import { z } from 'zod'
import { offeredFields } from '#content/offered-search.ts'
import { offeredRanges } from '#domain/search/offered-ranges.ts'
import type { Facets, FacetValue, Filters, OfRanges } from '#domain/search/query.ts'
import type { Range } from '#domain/stock/bands.ts'
import {
  type ExclusionField,
  type FilterField,
  type IdentifierField,
  isExclusionField,
  isIdentifierField,
  isWordsField,
  type WordsField,
} from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { Catalogue } from '#server/services.ts'
import { ignoredHeaderDocs, ignoredIn, ignoredSchema } from './ignored-parameters.ts'
import { readFilters, sendFaults } from './read-filters.ts'
import { type ApiInstance, jsonResponse, problemResponses } from './responses.ts'
import { filterQuery, typeParams } from './schemas.ts'

type OfferedField = Exclude<FilterField, IdentifierField | ExclusionField | WordsField>

/** The filters whose values are listed: all but registrations, stock numbers, what is left out and words within others. */
export const listedFields = offeredFields.filter(
  (field): field is OfferedField =>
    !isIdentifierField(field) && !isExclusionField(field) && !isWordsField(field),
)

/** The facets of the index, monthly prices on the terms of the query, and distances from its place if it names one. */
export function offeredValues(
  stock: Pick<Catalogue, 'rangeCounts'>,
  type: VehicleType,
  filters: Filters,
  facets: Facets,
): Record<OfferedField, readonly FacetValue[]> {
  const count = (ranges: OfRanges<Range>) => stock.rangeCounts(type, filters, ranges)
  return {
    ...facets,
    monthlyPrice: offeredRanges('monthlyPrice', count),
    motMonths: offeredRanges('motMonths', count),
    distance: filters.from ? offeredRanges('distance', count) : [],
  }
}

const values = z.object(Object.fromEntries(listedFields.map((field) => [field, z.array(z.string())])))

const none = Object.fromEntries(listedFields.map((field) => [field, []]))

const valuesDocs = {
  operationId: 'distinctValues',
  summary: 'The values that each filter can take',
  description:
    'For each filter, its values among the vehicles that match all the other filters; a filter does not narrow its own ' +
    'list, except `equipment`, of which a vehicle must have all: its list is what the vehicles have that match `equipment` ' +
    'too. Each value, sent back with the same other filters, finds at least one vehicle; one of `equipment` is sent ' +
    'beside those in use. Words are sorted alphabetically, `equipment` in the order of the search form; measures come as ' +
    'the bands that hold a vehicle, ascending. Registrations, stock numbers, `notModel` and `derivativeWord` are not listed, nor is ' +
    'a model that `notModel` leaves out, or a derivative without the words of `derivativeWord`.',
  tags: ['Stock'],
  params: typeParams,
  querystring: filterQuery,
  response: {
    200: jsonResponse('The values of every filter', values, {
      headers: ignoredHeaderDocs,
      example: {
        ...none,
        make: ['Ford', 'Jaguar'],
        price: ['10000-12499', '100000-'],
        year: ['2019', '2020'],
      },
    }),
    ...problemResponses('invalid-parameter', 'not-found'),
  },
}

export function registerDistinctValues(app: ApiInstance): void {
  app.get('/vehicles/distinct/:type', { schema: valuesDocs }, async (request, reply) => {
    const { filters, faults } = readFilters(request.query)
    if (faults.length > 0) return sendFaults(request, reply, faults)
    const { type } = request.params
    const offered = offeredValues(request.stock, type, filters, request.stock.facets(type, filters))
    return reply.send(
      Object.fromEntries(listedFields.map((field) => [field, offered[field].map(({ value }) => value)])),
    )
  })
}

const counted = z.array(z.object({ value: z.string(), count: z.int() }))

const countsDocs = {
  operationId: 'facetCounts',
  summary: 'How many vehicles each filter value would find',
  description:
    'As `distinctValues`, with the number of vehicles behind each value and behind the whole query: how many the value would ' +
    'find in place of those of its filter, or of `equipment` beside them.',
  tags: ['Stock'],
  params: typeParams,
  querystring: filterQuery,
  response: {
    200: jsonResponse(
      'The counts',
      z.object({
        total: z.int().describe('How many vehicles all filters together find'),
        fields: z.object(Object.fromEntries(listedFields.map((field) => [field, counted]))),
        ignored: ignoredSchema,
      }),
      {
        headers: ignoredHeaderDocs,
        example: { total: 12, fields: { ...none, gearbox: [{ value: 'Automatic', count: 12 }] } },
      },
    ),
    ...problemResponses('invalid-parameter', 'not-found'),
  },
}

export function registerFacetCounts(app: ApiInstance): void {
  app.get('/vehicles/facets/:type', { schema: countsDocs }, async (request, reply) => {
    const { filters, faults } = readFilters(request.query)
    if (faults.length > 0) return sendFaults(request, reply, faults)
    const { type } = request.params
    const query = { type, filters, sort: 'relevance', limit: 0 } as const
    const { total, facets } = await request.stock.searchWithFacets(query)
    const fields = offeredValues(request.stock, type, filters, facets)
    return reply.send({ total, fields, ...ignoredIn(request) })
  })
}
