import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createMotRegister } from './mot-register.ts'
import { fault, startMotServer, testOf } from './testing/mot-server.ts'

const car = { make: 'FORD', model: 'FOCUS', motTests: [testOf('2025-03-10', 40_000)] }
let server: Awaited<ReturnType<typeof startMotServer>>
beforeAll(async () => {
  server = await startMotServer({ vehicles: { AB12CDE: car } })
})
afterAll(() => server.close())

async function startServer(options: Parameters<typeof startMotServer>[0]) {
  const own = await startMotServer(options)
  onTestFinished(() => own.close())
  return own
}

describe('the MOT register', () => {
  it('is asked with one token for all', async () => {
    const register = createMotRegister(server.settings)
    const answers = await Promise.all(
      ['ab12 cde', 'AB12CDE', 'ZZ99ZZZ', 'no plate'].map((plate) => register.lookUp(plate)),
    )
    expect(answers.map(({ state }) => state)).toEqual(['found', 'found', 'unknown', 'no-plate'])
    expect(answers[0]).toMatchObject({ vehicle: { model: 'FOCUS', tests: [{ on: '2025-03-10' }] } })
    expect(server.counts.tokens).toBe(1)
  })

  it('gets a new token a minute before the old one ends, once for all that wait', async () => {
    let now = Date.parse('2026-11-28T12:00:00Z')
    const own = await startServer({ vehicles: { AB12CDE: car }, now: () => now })
    const register = createMotRegister({ ...own.settings, now: () => now })
    const four = () => Promise.all(Array.from({ length: 4 }, () => register.lookUp('AB12CDE')))
    await four()
    now += 3_539_000
    await four()
    expect(own.counts.tokens).toBe(1)
    now += 2_000
    expect((await four()).map(({ state }) => state)).toEqual(['found', 'found', 'found', 'found'])
    expect(own.counts.tokens).toBe(2)
  })

  it('gets another token when the register has forgotten its own, and asks again once', async () => {
    const own = await startServer({ vehicles: { AB12CDE: car } })
    const register = createMotRegister(own.settings)
    await register.lookUp('AB12CDE')
    own.withdrawTokens()
    expect(await register.lookUp('AB12CDE')).toMatchObject({ state: 'found' })
    expect(own.counts).toMatchObject({ tokens: 2, lookUps: 3 })
  })

  it.each([
    [{ clientSecret: 'old' }, { state: 'refused', failure: 'token HTTP 401' }],
    [{ apiKey: 'other' }, { state: 'refused', failure: 'HTTP 403 MOTH-FB-03' }],
  ])('is refused with a wrong %j', async (wrong, expected) => {
    expect(await createMotRegister({ ...server.settings, ...wrong }).lookUp('AB12CDE')).toEqual(expected)
  })

  it.each([
    [fault(429, 'MOTH-RL-01', ''), { state: 'limited', scope: 'day', retryAfterMs: null }],
    [
      { ...fault(429, 'MOTH-RL-02', ''), headers: { 'Retry-After': '120' } },
      { state: 'limited', scope: 'short', retryAfterMs: 120_000 },
    ],
    [fault(500, 'MOTH-UN-01', ''), { state: 'away', failure: 'HTTP 500', retryAfterMs: null }],
    [
      { status: 404, body: '<html>' },
      { state: 'away', failure: 'HTTP 404', retryAfterMs: null },
    ],
    [
      { status: 503, headers: { 'Retry-After': '60' } },
      { state: 'away', failure: 'HTTP 503', retryAfterMs: 60_000 },
    ],
    [
      { status: 200, body: { registration: 'XX11XXX' } },
      { state: 'away', failure: 'unreadable', retryAfterMs: null },
    ],
    [
      { status: 200, delayMs: 'never' as const },
      { state: 'away', failure: 'timeout', retryAfterMs: null },
    ],
    [fault(400, 'MOTH-BR-01', ''), { state: 'no-plate' }],
  ])('tells what failed, and never the plate: %j', async (answer, expected) => {
    const own = await startServer({ change: () => answer })
    const register = createMotRegister({ ...own.settings, timeoutMs: 300 })
    expect(await register.lookUp('AB12CDE')).toEqual(expected)
  })

  it('is away when its token cannot be had', async () => {
    const register = createMotRegister({ ...server.settings, tokenUrl: 'http://127.0.0.1:9/token' })
    expect(await register.lookUp('AB12CDE')).toMatchObject({
      state: 'away',
      failure: expect.stringMatching(/^token /),
    })
  })
})
