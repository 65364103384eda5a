import { z } from 'zod'
import { facetFields } from '#domain/stock/filter-fields.ts'
import type { Services } from '#server/services.ts'
import type { ApiInstance } from './api-instance.ts'
import { readFilters, sendFaults } from './read-filters.ts'
import { jsonResponse, problemResponses } from './responses.ts'
import type { Revalidate } from './revalidate.ts'
import { filterQuery, typeParams } from './schemas.ts'

const values = z.object(Object.fromEntries(facetFields.map((field) => [field, z.array(z.string())])))

const none = Object.fromEntries(facetFields.map((field) => [field, []]))

const schema = {
  operationId: 'distinctValues',
  summary: 'The values that each filter can take',
  description:
    'For each filter, its values among the vehicles that match all the other filters; a filter does not narrow its own ' +
    'list. Each value, sent back with the same other filters, finds at least one vehicle. Words are sorted ' +
    'alphabetically; measures come as the bands that hold a vehicle, ascending.',
  tags: ['Stock'],
  params: typeParams,
  querystring: filterQuery,
  response: {
    200: jsonResponse('The values of every filter', values, {
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

export function registerDistinctValues(app: ApiInstance, services: Services, preHandler: Revalidate): void {
  app.get('/vehicles/distinct/:type', { schema, preHandler }, async (request, reply) => {
    const { filters, faults } = readFilters(request.query)
    if (faults.length > 0) return sendFaults(request, reply, faults)
    const facets = services.stock.facets(request.params.type, filters)
    return reply.send(
      Object.fromEntries(facetFields.map((field) => [field, facets[field].map(({ value }) => value)])),
    )
  })
}
