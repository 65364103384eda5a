import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { pageSizes } from '#domain/search/parse-page.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { sendProblem } from '../send-problem.ts'
import { ignoredHeaderDocs } from './ignored-parameters.ts'
import { readFilters, sendFaults } from './read-filters.ts'
import { type ApiInstance, jsonResponse, problemResponses } from './responses.ts'
import { pageNumber, pageSize, searchQuery, typeParams } from './schemas.ts'
import { vehicleRecord } from './vehicle-record.ts'

const pageHeaderDocs = {
  'X-Total-Count': { type: 'integer', description: 'How many there are on all pages' },
  Link: { type: 'string', description: 'The pages `first`, `prev`, `next` and `last`, relative to the site' },
} as const

const searchDocs = {
  operationId: 'searchVehicles',
  summary: 'Search the stock of one channel',
  description: 'A vehicle must match every filter given. Records are complete and paged.',
  tags: ['Stock'],
  params: typeParams,
  querystring: searchQuery,
  response: {
    200: jsonResponse('The vehicles of the requested page', z.array(vehicleRecord), {
      headers: { ...pageHeaderDocs, ...ignoredHeaderDocs },
    }),
    ...problemResponses('invalid-parameter', 'not-found'),
  },
}

export function registerSearchVehicles(app: ApiInstance): void {
  app.get('/vehicles/search/:type', { schema: searchDocs }, async (request, reply) => {
    const { sort, page, pageSize, ...query } = request.query
    const { filters, faults } = readFilters(query)
    if (faults.length > 0) return sendFaults(request, reply, faults)
    const offset = (page - 1) * pageSize
    const { type } = request.params
    const { total, json } = await request.stock.searchBytes({
      type,
      filters,
      sort,
      offset,
      limit: pageSize,
    })
    reply.headers(pageHeaders({ url: request.url, page, pageSize, total }))
    return sendJson(reply, json)
  })
}

const findDocs = {
  operationId: 'findVehicle',
  summary: 'One vehicle by its id',
  description: '410 if the vehicle has been sold or is no longer for sale, 404 if it was never listed here.',
  tags: ['Stock'],
  params: z.object({ id: z.string().describe('The stock id: `_id` of a record') }),
  response: {
    200: jsonResponse('The vehicle', vehicleRecord, { headers: ignoredHeaderDocs }),
    ...problemResponses('unknown-vehicle', 'vehicle-sold', 'vehicle-removed'),
  },
}

export function registerFindVehicle(app: ApiInstance): void {
  app.get('/vehicles/:id', { schema: findDocs }, async (request, reply) => {
    const found = await request.stock.findBytes(request.params.id)
    if (found.state === 'sold') return sendProblem(request, reply, 'vehicle-sold')
    if (found.state === 'removed') return sendProblem(request, reply, 'vehicle-removed')
    if (found.state !== 'listed') return sendProblem(request, reply, 'unknown-vehicle')
    return sendJson(reply, found.record)
  })
}

/** Sends bytes that are JSON already. */
function sendJson(reply: FastifyReply, json: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json)
}

const listed = z
  .object({
    _id: z.string(),
    make: z.string().nullable(),
    model: z.string().nullable(),
    price: z.number().nullable().describe('Pounds, as advertised; null when it is on application'),
  })
  .meta({ id: 'ListedVehicle', description: 'One line of the simple list' })

const listDocs = {
  operationId: 'listVehicles',
  summary: 'Every vehicle in one simple list',
  description:
    'Cars, vans and trucks together, by make, model and id. It has no filters: `searchVehicles` has.',
  tags: ['Stock'],
  querystring: z.object({ page: pageNumber, pageSize: pageSize({ fallback: pageSizes.list }) }),
  response: {
    200: jsonResponse('The vehicles of the requested page', z.array(listed), {
      headers: { ...pageHeaderDocs, ...ignoredHeaderDocs },
      example: [{ _id: '8a42', make: 'Ford', model: 'Transit Custom', price: 17_495 }],
    }),
    ...problemResponses('invalid-parameter'),
  },
}

export function registerListVehicles(app: ApiInstance): void {
  app.get('/vehicles', { schema: listDocs }, async (request, reply) => {
    const { page, pageSize } = request.query
    const { total, records } = await request.stock.list({ offset: (page - 1) * pageSize, limit: pageSize })
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

interface PageOfMany {
  /** The path and query of the request. */
  url: string
  page: number
  pageSize: number
  total: number
}

/** Proxies take about 8 KB of headers. Only a query of unusual length has longer links, and does without them. */
const longestLink = 4_000

/** The headers of one page of a list: the total, and links to other pages (RFC 8288) with the same query. */
function pageHeaders({ url, page, pageSize, total }: PageOfMany): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const targets = {
    first: 1,
    ...(page > 1 && { prev: Math.min(page - 1, last) }),
    ...(page < last && { next: page + 1 }),
    last,
  }
  const [path = '', query = ''] = url.split('?', 2)
  const start = encodeURI(decodeURI(path))
  const params = new URLSearchParams(query)
  const links = Object.entries(targets).map(([relation, target]) => {
    params.set('page', String(target))
    return `<${start}?${params}>; rel="${relation}"`
  })
  const link = links.join(', ')
  const count = { 'x-total-count': String(total) }
  return link.length > longestLink ? count : { ...count, link }
}
