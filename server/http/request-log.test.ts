import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { registerRequestLog } from './request-log.ts'
import { openTestApp } from './testing/open-test-app.ts'

function createLog() {
  const lines: { level: number; path?: string }[] = []
  const logger: FastifyBaseLogger = pino(
    { level: 'debug' },
    { write: (line: string) => lines.push(JSON.parse(line)) },
  )
  const { error = 0 } = pino.levels.values
  const paths = () => lines.flatMap(({ path }) => path ?? [])
  const errors = () => lines.filter(({ level }) => level >= error).flatMap(({ path }) => path ?? [])
  return { logger, lines, paths, errors }
}

/** A server with a route that answers each status. */
function open(isOpen: boolean) {
  const log = createLog()
  const app = fastify({
    loggerInstance: log.logger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  registerRequestLog(app, () => isOpen)
  app.get<{ Params: { status: string } }>('/:status', async ({ params }, reply) =>
    reply.code(Number(params.status)).send(),
  )
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
    expect([paths(), errors()]).toEqual([['/'], []])
  })

  it('has no query', async () => {
    const { app, lines, errors } = open(true)
    await app.inject('/500?postcode=L1+8JQ')
    expect(errors()).toEqual(['/500'])
    expect(JSON.stringify(lines)).not.toContain('8JQ')
  })
})
