import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unobserved } from '#server/observe/observer.ts'
import { observeRequests } from './observe-requests.ts'
import { openTestApp } from './testing/open-test-app.ts'

function createLog() {
  const lines: { level: number; route?: string; requestId?: string }[] = []
  const logger: FastifyBaseLogger = pino(
    { level: 'debug' },
    { write: (line: string) => lines.push(JSON.parse(line)) },
  )
  const { error = 0 } = pino.levels.values
  const paths = () => lines.flatMap(({ route }) => route ?? [])
  const errors = () => lines.filter(({ level }) => level >= error).flatMap(({ route }) => route ?? [])
  return { logger, lines, paths, errors }
}

/** A server with a route that answers each status. */
function open(isOpen: boolean) {
  const log = createLog()
  const app = fastify({
    loggerInstance: log.logger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  observeRequests(app, unobserved, () => false)
  app.addHook('onRequest', async (request) => {
    request.isRefusable = !isOpen
  })
  for (const status of [200, 404, 500, 503])
    app.get(`/${status}`, async (_request, reply) => reply.code(status).send())
  app.get('/vehicles/:id', async (_request, reply) => reply.code(500).send())
  return { app, ...log }
}

describe('the log of requests', () => {
  it('has no error for a 503 before the index is loaded', async () => {
    const { app, paths, errors } = open(false)
    for (const url of ['/503', '/200', '/500']) await app.inject(url)
    expect([paths(), errors()]).toEqual([['/503', '/200', '/500'], ['/500']])
  })

  it('has an error for every other 5xx', async () => {
    const { app, errors } = open(true)
    for (const url of ['/503', '/404', '/500']) await app.inject(url)
    expect(errors()).toEqual(['/503', '/500'])
  })

  it('has no error for requests refused under overload', async () => {
    const { logger, paths, errors } = createLog()
    const { app, close } = await openTestApp({ logger, limits: { requestsWaiting: 0 } })
    expect((await app.inject('/')).statusCode).toBe(503)
    await close()
    expect([paths(), errors()]).toEqual([['/*'], []])
  })

  it('has the pattern of the address, without its values and its query', async () => {
    const { app, lines, errors } = open(true)
    await app.inject('/vehicles/ada@example.com?postcode=L1+8JQ')
    expect(errors()).toEqual(['/vehicles/:id'])
    expect(JSON.stringify(lines)).not.toMatch(/8JQ|ada/)
  })

  it.each([
    ['debug', /^miss;dur=\d+\.\d$/],
    ['trace', /^miss;dur=\d+\.\d$/],
    ['info', undefined],
  ])('at the level %s, has Server-Timing on what was made for the request: %s', async (level, timing) => {
    const { logger } = createLog()
    logger.level = level
    const { app, close } = await openTestApp({ logger })
    const url = '/api/vehicles/search/car'
    const [made, cached] = [await app.inject(url), await app.inject(url)]
    await close()
    if (timing) expect(made.headers['server-timing']).toMatch(timing)
    else expect(made.headers['server-timing']).toBeUndefined()
    expect(cached.headers['server-timing']).toBeUndefined()
    expect(cached.headers.etag).toBe(made.headers.etag)
  })
})

const given = '9f2c1d5e8b7a4c3d9e0f1a2b3c4d5e6f'
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The app on a port. `idOf` is the id of the answer to a request. */
async function listen(trustProxy: false | number) {
  const { logger, lines } = createLog()
  const site = await openTestApp({ trustProxy, logger, publicUrl: 'http://pierhead.example' })
  onTestFinished(() => site.close())
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const idOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(origin + path, { headers })).headers.get('x-request-id')
  return { lines, idOf }
}

describe('the id of a request', () => {
  it('is in every answer and in its line of the log, and another one each time, also from memory', async () => {
    const { lines, idOf } = await listen(false)
    const ofVisitor = { 'x-request-id': given }
    const ids = [
      await idOf('/cars'),
      await idOf('/cars', ofVisitor),
      await idOf('/healthz'),
      await idOf('/api/nothing'),
    ]
    expect(new Set(ids).size).toBe(4)
    for (const id of ids) expect(id).toMatch(uuid)
    await new Promise(setImmediate)
    const answered = lines.filter(({ route }) => route !== undefined)
    expect(answered.map(({ requestId }) => requestId)).toEqual(ids)
  })

  it('is that of a trusted proxy', async () => {
    const { idOf } = await listen(1)
    const other = randomUUID()
    expect(await idOf('/cars', { 'x-request-id': given })).toBe(given)
    // From memory.
    expect(await idOf('/cars', { 'x-request-id': other })).toBe(other)
  })

  it.each(['ada@example.com', '203.0.113.7:51234_7F000001:0050', '4111111111111111', `${given}0`, ''])(
    'is not %j, which may say who the visitor is, even from a proxy',
    async (id) => {
      const { idOf } = await listen(1)
      expect(await idOf('/cars', { 'x-request-id': id })).toMatch(uuid)
    },
  )
})
