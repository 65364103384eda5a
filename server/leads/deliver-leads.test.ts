import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { Loop } from '../repeat.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { deliverLeads } from './deliver-leads.ts'
import { type Answer, type FakeLeadService, startFakeLeadService } from './fake-lead-service.ts'
import { createLeadService } from './lead-service.ts'

const payload = { vehicleId: 'v1', vehicleDetails: {}, surname: 'Quillfeather' }
const enquiry = { kind: 'call', vehicleId: 'v1', name: 'Ottoline', phone: '07700 900456' } as const
const backoff = { firstMs: 5, longestMs: 20 }

describe('delivering applications', () => {
  let outbox: Outbox
  let server: FakeLeadService
  let worker: Loop | undefined
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })

  beforeEach(async () => {
    const folder = await openTemporaryFolder()
    outbox = await openSqliteOutbox(join(folder, 'applications.db'), new Uint8Array(32))
    lines.length = 0
  })
  afterEach(async () => {
    await worker?.stop()
    await server.close()
    await outbox.close()
  })

  async function start(
    answer: (call: number, path: string) => Answer | Promise<Answer>,
    options: Partial<Parameters<typeof deliverLeads>[2]> = {},
  ): Promise<Loop> {
    server = await startFakeLeadService(answer)
    const leadService = createLeadService({ url: server.url, token: null, publicUrl: null })
    worker = deliverLeads(outbox, leadService, { log, backoff, pollMs: 5, ...options })
    return worker
  }
  const entry = async (id: string) => (await outbox.show(id))?.entry
  const becomes = (id: string, expected: object) =>
    vi.waitFor(async () => expect(await entry(id)).toMatchObject(expected), { timeout: 45_000, interval: 5 })

  it('delivers each waiting application once', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await outbox.add({ id, payload }, Date.now())
    await start(() => ({ status: 201 }))
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await becomes(id, { state: 'delivered', failures: 0 })
    expect([...server.applications.values()].map((bodies) => bodies.length)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('delivers enquiries to an address of their own', async () => {
    await outbox.add({ id: 'a', payload }, Date.now())
    await outbox.add({ id: 'e', payload: enquiry }, Date.now())
    await start(() => ({ status: 201 }))
    for (const id of ['a', 'e']) await becomes(id, { state: 'delivered' })
    expect([...server.applications]).toMatchObject([['a', [payload]]])
    expect([...server.enquiries]).toMatchObject([['e', [enquiry]]])
  })

  it('delivers applications while the address of enquiries does not answer', async () => {
    for (let n = 0; n < 12; n += 1) await outbox.add({ id: `e${n}`, payload: enquiry }, 0)
    const { promise: silence, resolve: answer } = Promise.withResolvers<Answer>()
    await start((_call, path) => (path === '/api/enquiries' ? silence : { status: 201 }))
    await vi.waitFor(() => expect(server.calls).toHaveLength(4), { timeout: 45_000, interval: 5 })
    await outbox.add({ id: 'a', payload }, Date.now())
    await becomes('a', { state: 'delivered' })
    expect(server.calls).toHaveLength(5)
    answer({ status: 201 })
    await becomes('e11', { state: 'delivered' })
  })

  it('retries with the same key until the service accepts', async () => {
    await outbox.add({ id: 'a', payload }, Date.now())
    await start((call) => ({ status: call < 3 ? 503 : 201 }))
    await becomes('a', { state: 'delivered', failures: 3, lastFailure: 'HTTP 503' })
    expect(server.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['a', 'a', 'a', 'a'])
  })

  it('parks a refused application, and delivers it after a retry', async () => {
    await outbox.add({ id: 'a', payload }, Date.now())
    const running = await start((call) => ({ status: call === 0 ? 422 : 201 }))
    await becomes('a', { state: 'rejected', lastFailure: 'HTTP 422' })
    await outbox.retry('a', Date.now())
    running.wake()
    await becomes('a', { state: 'delivered' })
  })

  describe('with a faulty endpoint', () => {
    const pausedLines = () => lines.filter((line) => line.includes('delivery is paused'))
    const isPaused = () =>
      vi.waitFor(async () => expect(await outbox.pauses.read()).not.toEqual([]), {
        timeout: 45_000,
        interval: 5,
      })

    it.each([401, 403, 404, 302])('pauses on %i, sends one probe at a time and resumes', async (status) => {
      const ids = Array.from({ length: 12 }, (_, index) => `id${index}`)
      for (const id of ids) await outbox.add({ id, payload }, Date.now())
      let open = 0
      let most = 0
      await start(
        async (call) => {
          // The first four are sent concurrently, before the first answer, and may still be open during a probe.
          const isProbe = call >= 4 && call < 10
          if (isProbe) most = Math.max(most, ++open)
          await new Promise((resolve) => setTimeout(resolve, 5))
          if (isProbe) open -= 1
          return { status: call < 9 ? status : 201 }
        },
        { leaseMs: 60_000 },
      )
      for (const id of ids) await becomes(id, { state: 'delivered', failures: 0 })
      expect(most).toBe(1)
      expect(await outbox.pauses.read()).toEqual([])
      expect(pausedLines()).toHaveLength(1)
      expect(lines.join()).toContain('delivery resumed')
    })

    it.each([404, 405])(
      'delivers applications to a service that answers enquiries with %i',
      async (status) => {
        let knowsEnquiries = false
        for (const id of ['e', 'f', 'g']) await outbox.add({ id, payload: enquiry }, Date.now())
        await start((_call, path) => ({
          status: path === '/api/enquiries' && !knowsEnquiries ? status : 201,
        }))
        await isPaused()
        for (const id of ['a', 'b', 'c']) await outbox.add({ id, payload }, Date.now())
        for (const id of ['a', 'b', 'c']) await becomes(id, { state: 'delivered', failures: 0 })
        expect(await outbox.pauses.read()).toMatchObject([
          { endpoint: 'enquiries', failure: `HTTP ${status}` },
        ])
        expect(pausedLines().join()).toContain('every enquiry')
        knowsEnquiries = true
        for (const id of ['e', 'f', 'g']) await becomes(id, { state: 'delivered', failures: 0 })
        expect(await outbox.pauses.read()).toEqual([])
      },
    )

    it('logs again when the failure changes', async () => {
      await outbox.add({ id: 'a', payload }, Date.now())
      await start((call) => ({ status: call < 3 ? 401 : call < 6 ? 404 : 201 }))
      await becomes('a', { state: 'delivered' })
      expect(pausedLines().map((line) => JSON.parse(line).failure)).toEqual(['HTTP 401', 'HTTP 404'])
    })

    it('logs reminders while the failure stays the same', async () => {
      await outbox.add({ id: 'a', payload }, Date.now())
      let aheadMs = 0
      await start(
        (call) => {
          aheadMs += 25 * 60_000
          return { status: call < 6 ? 401 : 201 }
        },
        { now: () => Date.now() + aheadMs, concurrency: 1 },
      )
      await becomes('a', { state: 'delivered' })
      // They failed 0, 25, 50, 75, 100 and 125 minutes after the first: that one is logged, and the one after 75.
      expect(pausedLines()).toHaveLength(2)
    })

    it('resumes after an answer about the application', async () => {
      await outbox.add({ id: 'a', payload }, Date.now())
      await outbox.add({ id: 'b', payload }, Date.now())
      await start((call) => ({ status: [401, 422][call] ?? 201 }), { concurrency: 1 })
      await vi.waitFor(
        async () => {
          const states = [(await entry('a'))?.state, (await entry('b'))?.state]
          expect(states.sort()).toEqual(['delivered', 'rejected'])
        },
        { timeout: 45_000 },
      )
      expect(await outbox.pauses.read()).toEqual([])
    })

    it('stays paused while a probe fails for another reason', async () => {
      await outbox.add({ id: 'a', payload }, Date.now())
      await start((call) => ({ status: [401, 503, 503][call] ?? 201 }))
      await becomes('a', { state: 'delivered', failures: 0 })
      expect(server.calls).toHaveLength(4)
    })

    it('probes at once after a restart', async () => {
      await outbox.add({ id: 'a', payload }, Date.now())
      const slow = { firstMs: 3_600_000, longestMs: 3_600_000 }
      const first = await start((call) => ({ status: call === 0 ? 401 : 201 }), { backoff: slow })
      await isPaused()
      await first.stop()
      worker = deliverLeads(outbox, createLeadService({ url: server.url, token: null, publicUrl: null }), {
        log,
        backoff: slow,
      })
      await becomes('a', { state: 'delivered' })
    })
  })

  it('delivers applications that a clock ahead by a year had postponed', async () => {
    const year = 365 * 24 * 60 * 60_000
    await outbox.add({ id: 'a', payload }, Date.now() + year)
    await start(() => ({ status: 201 }))
    await becomes('a', { state: 'delivered' })
  })

  it('delivers a new application before the next poll', async () => {
    const running = await start(() => ({ status: 201 }), { pollMs: 3_600_000 })
    await outbox.add({ id: 'a', payload }, Date.now())
    running.wake()
    await becomes('a', { state: 'delivered' })
  })

  it('delivers at the next poll without a wake-up', async () => {
    await start(() => ({ status: 201 }))
    await outbox.add({ id: 'a', payload }, Date.now())
    await becomes('a', { state: 'delivered' })
  })

  it('respects the limit of concurrent deliveries', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await outbox.add({ id, payload }, Date.now())
    let open = 0
    let most = 0
    await start(
      async () => {
        open += 1
        most = Math.max(most, open)
        await new Promise((resolve) => setTimeout(resolve, 10))
        open -= 1
        return { status: 201 }
      },
      { concurrency: 2 },
    )
    for (const id of ['a', 'b', 'c', 'd', 'e']) await becomes(id, { state: 'delivered' })
    expect(most).toBe(2)
  })

  it('finishes deliveries in flight when it stops', async () => {
    await outbox.add({ id: 'a', payload }, Date.now())
    let finish = (_: Answer) => {}
    const running = await start(() => new Promise((resolve) => (finish = resolve)))
    await vi.waitFor(() => expect(server.calls).toHaveLength(1), { timeout: 45_000 })
    const stopped = running.stop()
    finish({ status: 201 })
    await stopped
    expect(await entry('a')).toMatchObject({ state: 'delivered' })
  })

  it('releases slow deliveries when it stops, without counting a failure', async () => {
    await outbox.add({ id: 'a', payload }, Date.now())
    const running = await start(() => new Promise(() => {}), { drainMs: 20 })
    await vi.waitFor(() => expect(server.calls).toHaveLength(1), { timeout: 45_000 })
    await running.stop()
    expect(await entry('a')).toMatchObject({ state: 'waiting', failures: 0 })
    expect(await outbox.claim(Date.now(), { limit: 1, leaseMs: 1 })).toHaveLength(1)
  })

  describe('while the outbox cannot be written or read', () => {
    const away = () => Promise.reject(new Error('connect ECONNREFUSED'))

    it('records the outcome once it can, and sends no lead twice', async () => {
      for (const id of ['a', 'b', 'c']) await outbox.add({ id, payload }, Date.now())
      const calls: string[] = []
      const whole = outbox
      const unless =
        (name: 'delivered' | 'failed' | 'rejected') =>
        (id: string, ...rest: never[]) => {
          calls.push(name)
          return calls.length < 8
            ? away()
            : (whole[name] as (...args: unknown[]) => Promise<void>)(id, ...rest)
        }
      outbox = {
        ...whole,
        delivered: unless('delivered'),
        failed: unless('failed'),
        rejected: unless('rejected'),
      }
      await start((call) => ({ status: [201, 503, 422][call] ?? 201 }), {
        backoff: { firstMs: 60_000, longestMs: 60_000 },
      })
      await vi.waitFor(
        async () => {
          const entries = await whole.list({ limit: 9, offset: 0 })
          expect(entries.map(({ state, failures }) => `${state} ${failures}`).sort()).toEqual([
            'delivered 0',
            'rejected 1',
            'waiting 1',
          ])
        },
        { timeout: 45_000, interval: 5 },
      )
      expect(server.calls).toHaveLength(3)
      expect(lines.join()).not.toContain('outcome not recorded')
    })

    it('logs a few lines only, and goes on when it is back', async () => {
      await outbox.add({ id: 'a', payload }, Date.now())
      const whole = outbox
      let claims = 0
      outbox = { ...whole, claim: (...args) => (++claims < 40 ? away() : whole.claim(...args)) }
      await start(() => ({ status: 201 }), { pollMs: 1 })
      const waking = setInterval(() => worker?.wake(), 1)
      await becomes('a', { state: 'delivered' })
      clearInterval(waking)
      const errors = lines
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === 'cannot read the outbox')
      expect(errors.map(({ failures }) => failures)).toEqual([1, 2, 4, 8, 16, 32])
      expect(lines.join()).toContain('the outbox can be read again')
    })
  })

  it('logs ids and outcomes, and no personal data', async () => {
    await outbox.add({ id: 'a', payload }, Date.now())
    await start((call) => ({ status: [503, 422][call] ?? 201 }))
    await becomes('a', { state: 'rejected' })
    expect(lines.join()).toContain('"lead":"a"')
    expect(lines.join()).toContain('HTTP 422')
    expect(lines.join()).not.toContain('Quillfeather')
  })
})
