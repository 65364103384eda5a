import { z } from 'zod'
import { dealership } from '#domain/search/distance.ts'
import type { Services } from '#server/services.ts'
import type { ApiInstance } from './api-instance.ts'
import { offeredFields, offeredValues } from './offered-values.ts'
import { readFilters, sendFaults } from './read-filters.ts'
import { jsonResponse, problemResponses } from './responses.ts'
import type { Revalidate } from './revalidate.ts'
import { filterQuery, typeParams } from './schemas.ts'

const counted = z.array(z.object({ value: z.string(), count: z.int() }))

const none = Object.fromEntries(offeredFields.map((field) => [field, []]))

const schema = {
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
        fields: z.object(Object.fromEntries(offeredFields.map((field) => [field, counted]))),
      }),
      { example: { total: 12, fields: { ...none, gearbox: [{ value: 'Automatic', count: 12 }] } } },
    ),
    ...problemResponses('invalid-parameter', 'not-found'),
  },
}

export function registerFacetCounts(app: ApiInstance, services: Services, preHandler: Revalidate): void {
  app.get('/vehicles/facets/:type', { schema, preHandler }, async (request, reply) => {
    const { filters, faults } = readFilters(request.query)
    if (faults.length > 0) return sendFaults(request, reply, faults)
    const { type } = request.params
    const query = { type, filters, sort: 'relevance', from: dealership, offset: 0, limit: 0 } as const
    const { total, facets } = await services.stock.searchWithFacets(query)
    return reply.send({ total, fields: offeredValues(services.stock, type, filters, facets) })
  })
}
