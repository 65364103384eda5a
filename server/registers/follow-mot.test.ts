import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMotDuty, followMot } from './follow-mot.ts'
import { createMotRegister, type MotRegister } from './mot-register.ts'
import { fault, startMotServer, testOf } from './testing/mot-server.ts'
import { foundVehicle, openDuty, openStock, plateNumbered, put } from './testing/simulated-duty.ts'

const dayMs = 86_400_000

describe('the duty that asks the MOT register', () => {
  it('asks about each plate once, a week later again, and about a new one at once', async () => {
    const { store, calls, pass } = await openDuty((plate) =>
      plate === 'BB11AAA' ? { state: 'unknown' } : foundVehicle,
    )
    await put(store, ['a', 'aa11 aaa'], ['b', 'BB11AAA'], ['c'], ['d', 'not a plate'])
    await pass(6 * dayMs)
    expect(calls.map(({ plate }) => plate)).toEqual(['AA11AAA', 'BB11AAA'])
    expect((await store.findMany(['a', 'b', 'c'])).map(({ motHistory }) => motHistory ?? null)).toMatchObject(
      [{ state: 'found', plate: 'AA11AAA', readOn: '2026-11-02', make: 'FORD' }, { state: 'unknown' }, null],
    )
    await put(store, ['e', 'EE11AAA'])
    await put(store, ['c', 'CC11AAA'])
    await pass(3_600_000)
    expect(calls.slice(2).map(({ plate }) => plate)).toEqual(['CC11AAA', 'EE11AAA'])
    await pass(dayMs)
    expect(calls.slice(4).map(({ plate }) => plate)).toEqual(['AA11AAA', 'BB11AAA'])
  })

  it('asks no more about a vehicle that has left, and about the new plate of another', async () => {
    const { store, calls, pass } = await openDuty(() => foundVehicle)
    await put(store, ['a', 'AA11AAA'], ['b', 'BB11AAA'])
    await pass(1)
    await store.write((writer) => writer.remove('a'))
    await put(store, ['b', 'ZZ11AAA'])
    await pass(8 * dayMs)
    expect(calls.map(({ plate }) => plate)).toEqual(['AA11AAA', 'BB11AAA', 'ZZ11AAA', 'ZZ11AAA'])
  })

  it.each([
    ['limited' as const, { state: 'limited', scope: 'short', retryAfterMs: 20 * 60_000 }, 20],
    ['limited without a wait', { state: 'limited', scope: 'short', retryAfterMs: null }, 5],
    ['out of its day', { state: 'limited', scope: 'day', retryAfterMs: 9 * 3_600_000 }, 540],
    ['refused', { state: 'refused', failure: 'HTTP 403' }, 60],
    ['away, with a wait', { state: 'away', failure: 'HTTP 503', retryAfterMs: 45 * 60_000 }, 45],
  ] as const)('asks nothing while the register is %s', async (_, first, minutes) => {
    const { store, calls, clock, pass, lines } = await openDuty((_, call) =>
      call === 0 ? first : foundVehicle,
    )
    await put(store, ['a', 'AA11AAA'], ['b', 'BB11AAA'], ['c', 'CC11AAA'])
    const begun = clock.now
    await pass(12 * 3_600_000)
    const later = calls.filter(({ at }) => at - begun > 1_000)
    expect((later[0]?.at ?? 0) - begun).toBeGreaterThanOrEqual(minutes * 60_000)
    expect((await store.findMany(['a', 'b', 'c'])).map(({ motHistory }) => motHistory?.state)).toEqual([
      'found',
      'found',
      'found',
    ])
    expect(lines.join()).not.toMatch(/[A-C]{2}11AAA/)
  })

  it('backs off from a register that is away, says so of vehicles never read, and keeps what was read', async () => {
    let isAway = false
    const { store, calls, pass } = await openDuty(() =>
      isAway ? { state: 'away', failure: 'ECONNREFUSED', retryAfterMs: null } : foundVehicle,
    )
    await put(store, ['a', 'AA11AAA'])
    await pass(dayMs)
    isAway = true
    await put(store, ['b', 'BB11AAA'])
    await pass(8 * dayMs)
    const [a, b] = await store.findMany(['a', 'b'])
    expect([a?.motHistory, b?.motHistory]).toMatchObject([
      { state: 'found', readOn: '2026-11-02' },
      { state: 'away' },
    ])
    // With delays that double from ten minutes to a day.
    expect(calls.length).toBeLessThan(60)
    isAway = false
    await pass(2 * dayMs)
    expect((await store.findMany(['b']))[0]?.motHistory?.state).toBe('found')
  })

  it('stores what it has when it is stopped, and goes on from there', async () => {
    const stopping = new AbortController()
    const store = await openStock()
    const plates = Array.from({ length: 30 }, (_, n): [string, string] => [`v${n}`, plateNumbered(n)])
    await put(store, ...plates)
    const asked: string[] = []
    const register: MotRegister = {
      async lookUp(plate) {
        if (asked.push(plate) === 12) stopping.abort()
        return foundVehicle
      },
    }
    const options = { log: pino({ level: 'silent' }), limits: { perSecond: 10_000, perDay: 1_000 } }
    await createMotDuty(store, register, options)(stopping.signal)
    const read = async () =>
      (await store.findMany(plates.map(([id]) => id))).filter((one) => one.motHistory).length
    expect(await read()).toBe(asked.length)
    const second = followMot(store, register, options)
    await vi.waitFor(async () => expect(await read()).toBe(30), { timeout: 45_000 })
    await second.stop()
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('keeps the allowance of a day, over its restarts', async () => {
    const { store, calls, clock, pass, restart } = await openDuty(() => foundVehicle, {
      limits: { perSecond: 10, perDay: 40 },
      batch: 25,
    })
    await put(store, ...Array.from({ length: 100 }, (_, n): [string, string] => [`v${n}`, plateNumbered(n)]))
    const begun = clock.now
    await pass(3_600_000)
    restart()
    await pass(3 * dayMs)
    expect(new Set(calls.map(({ plate }) => plate)).size).toBe(100)
    for (const { at } of calls) {
      expect(calls.filter((other) => other.at > at - dayMs && other.at <= at).length).toBeLessThanOrEqual(40)
      expect(calls.filter((other) => other.at > at - 1_000 && other.at <= at).length).toBeLessThanOrEqual(11)
    }
    expect(clock.now - begun).toBeLessThan(4 * dayMs)
  })

  it('reads a stock from a register that limits, fails and lies, until it has all of it', async () => {
    const lying = {
      motTests: [
        testOf('2025-03-10', 80_467, { odometerUnit: 'KM' }),
        testOf('2024-03-10', null, { odometerResultType: 'UNREADABLE' }),
      ],
    }
    const server = await startMotServer({
      vehicles: (plate) => (plate.startsWith('AA0') ? lying : null),
      perSecond: 1_000,
      change: (answer, _, call) => (call % 7 === 3 ? fault(500, 'MOTH-UN-01', '') : answer),
    })
    onTestFinished(() => server.close())
    const store = await openStock()
    const clock = { later: 0 }
    await put(store, ...Array.from({ length: 40 }, (_, n): [string, string] => [`v${n}`, plateNumbered(n)]))
    const run = createMotDuty(store, createMotRegister(server.settings), {
      log: pino({ level: 'silent' }),
      limits: { perSecond: 1_000, perDay: 5_000 },
      now: () => Date.now() + clock.later,
    })
    const states = async () =>
      (await store.findMany(Array.from({ length: 40 }, (_, n) => `v${n}`))).map(
        ({ motHistory }) => motHistory?.state,
      )
    while ((await states()).some((state) => state === undefined || state === 'away'))
      clock.later += (await run(new AbortController().signal)) ?? 0
    expect(await states()).toEqual(Array.from({ length: 40 }, (_, n) => (n < 10 ? 'found' : 'unknown')))
    expect((await store.findMany(['v1']))[0]?.motHistory).toMatchObject({
      tests: [{ odometer: { miles: 50_000, kilometres: 80_467 } }, { odometer: { state: 'unreadable' } }],
    })
  })
})
