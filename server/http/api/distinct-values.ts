import { z } from 'zod'
import type { Services } from '#server/services.ts'
import type { ApiInstance } from './api-instance.ts'
import { offeredFields, offeredValues } from './offered-values.ts'
import { readFilters, sendFaults } from './read-filters.ts'
import { jsonResponse, problemResponses } from './responses.ts'
import type { Revalidate } from './revalidate.ts'
import { filterQuery, typeParams } from './schemas.ts'

const values = z.object(Object.fromEntries(offeredFields.map((field) => [field, z.array(z.string())])))

const none = Object.fromEntries(offeredFields.map((field) => [field, []]))

const schema = {
  operationId: 'distinctValues',
  summary: 'The values that each filter can take',
  description:
    'For each filter, its values among the vehicles that match all the other filters; a filter does not narrow its own ' +
    'list, except `equipment`, of which a vehicle must have all: its list is what the vehicles have that match `equipment` ' +
    'too. Each value, sent back with the same other filters, finds at least one vehicle; one of `equipment` is sent ' +
    'beside those in use. Words are sorted alphabetically, `equipment` in the order of the search form; measures come as ' +
    'the bands that hold a vehicle, ascending. Registrations, stock numbers and `notModel` are not listed, nor is a model that ' +
    '`notModel` leaves out.',
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
    const { type } = request.params
    const offered = offeredValues(services.stock, type, filters, services.stock.facets(type, filters))
    return reply.send(
      Object.fromEntries(offeredFields.map((field) => [field, offered[field].map(({ value }) => value)])),
    )
  })
}
