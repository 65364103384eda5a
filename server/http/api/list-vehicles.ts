import { z } from 'zod'
import { pageSizes } from '#domain/search/parse-page.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import type { Services } from '#server/services.ts'
import type { ApiInstance } from './api-instance.ts'
import { pageHeaderDocs, pageHeaders } from './page-links.ts'
import { jsonResponse, problemResponses } from './responses.ts'
import type { Revalidate } from './revalidate.ts'
import { pageNumber, pageSize } from './schemas.ts'

const listed = z
  .object({
    _id: z.string(),
    make: z.string().nullable(),
    model: z.string().nullable(),
    price: z.number().nullable().describe('Pounds, as advertised; null when it is on application'),
  })
  .meta({ id: 'ListedVehicle', description: 'One line of the simple list' })

const schema = {
  operationId: 'listVehicles',
  summary: 'Every vehicle in one simple list',
  description: 'Cars, vans and trucks together, by make, model and id.',
  tags: ['Stock'],
  querystring: z.object({ page: pageNumber, pageSize: pageSize({ fallback: pageSizes.list }) }),
  response: {
    200: jsonResponse('The vehicles of the requested page', z.array(listed), {
      headers: pageHeaderDocs,
      example: [{ _id: '8a42', make: 'Ford', model: 'Transit Custom', price: 17_495 }],
    }),
    ...problemResponses('invalid-parameter'),
  },
}

export function registerListVehicles(app: ApiInstance, services: Services, preHandler: Revalidate): void {
  app.get('/vehicles', { schema, preHandler }, async (request, reply) => {
    const { page, pageSize } = request.query
    const { total, records } = await services.stock.list({ offset: (page - 1) * pageSize, limit: pageSize })
    reply.headers(pageHeaders({ url: request.url, page, pageSize, total }))
    return reply.send(records.map(toListed))
  })
}

function toListed(record: StockRecord): z.infer<typeof listed> {
  const { make, model } = record.vehicle
  const { price } = vehiclePrice(record)
  return {
    _id: record.metadata.stockId,
    make: make ?? null,
    model: model ?? null,
    price: price === null ? null : price / 100,
  }
}
