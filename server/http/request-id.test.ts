import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp } from './testing/open-test-app.ts'

const given = '9f2c1d5e8b7a4c3d9e0f1a2b3c4d5e6f'
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

async function open(trustProxy: false | number) {
  const lines: { requestId?: string; route?: string }[] = []
  const logger: FastifyBaseLogger = pino(
    { level: 'debug' },
    { write: (line: string) => lines.push(JSON.parse(line)) },
  )
  const site = await openTestApp({ trustProxy, logger, publicUrl: 'http://pierhead.example' })
  onTestFinished(() => site.close())
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const idOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(origin + path, { headers })).headers.get('x-request-id')
  return { lines, idOf }
}

describe('the id of a request', () => {
  it('is in every answer and in its line of the log, and another one each time, also from memory', async () => {
    const { lines, idOf } = await open(false)
    const ids = [await idOf('/cars'), await idOf('/cars'), await idOf('/healthz'), await idOf('/api/nothing')]
    expect(new Set(ids).size).toBe(4)
    for (const id of ids) expect(id).toMatch(uuid)
    await new Promise(setImmediate)
    const answered = lines.filter(({ route }) => route !== undefined)
    expect(answered.map(({ requestId }) => requestId)).toEqual(ids)
  })

  it('is that of a trusted proxy', async () => {
    const { idOf } = await open(1)
    const other = randomUUID()
    expect(await idOf('/cars', { 'x-request-id': given })).toBe(given)
    // From memory.
    expect(await idOf('/cars', { 'x-request-id': other })).toBe(other)
  })

  it('is not that of a visitor', async () => {
    const { idOf } = await open(false)
    expect(await idOf('/cars', { 'x-request-id': given })).toMatch(uuid)
  })

  it.each(['ada@example.com', '203.0.113.7:51234_7F000001:0050', '4111111111111111', `${given}0`, ''])(
    'is not %j, which may say who the visitor is, even from a proxy',
    async (id) => {
      const { idOf } = await open(1)
      expect(await idOf('/cars', { 'x-request-id': id })).toMatch(uuid)
    },
  )
})
