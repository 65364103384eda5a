import { z } from 'zod'
import { dealership } from '#domain/search/distance.ts'
import type { Services } from '#server/services.ts'
import type { ApiInstance } from './api-instance.ts'
import { pageHeaderDocs, pageHeaders } from './page-links.ts'
import { readFilters, sendFaults } from './read-filters.ts'
import { jsonResponse, problemResponses } from './responses.ts'
import type { Revalidate } from './revalidate.ts'
import { searchQuery, typeParams } from './schemas.ts'
import { sendJson } from './send-json.ts'
import { vehicleRecord } from './vehicle-record.ts'

const schema = {
  operationId: 'searchVehicles',
  summary: 'Search the stock of one channel',
  description: 'A vehicle must match every filter given. Records are complete and paged.',
  tags: ['Stock'],
  params: typeParams,
  querystring: searchQuery,
  response: {
    200: jsonResponse('The vehicles of the requested page', z.array(vehicleRecord), {
      headers: pageHeaderDocs,
    }),
    ...problemResponses('invalid-parameter', 'not-found'),
  },
}

export function registerSearchVehicles(app: ApiInstance, services: Services, preHandler: Revalidate): void {
  app.get('/vehicles/search/:type', { schema, preHandler }, async (request, reply) => {
    const { sort, page, pageSize, ...query } = request.query
    const { filters, faults } = readFilters(query)
    if (faults.length > 0) return sendFaults(request, reply, faults)
    const offset = (page - 1) * pageSize
    const { type } = request.params
    const { total, json } = await services.stock.searchBytes({
      type,
      filters,
      sort,
      from: filters.from ?? dealership,
      offset,
      limit: pageSize,
    })
    reply.headers(pageHeaders({ url: request.url, page, pageSize, total }))
    return sendJson(reply, json)
  })
}
