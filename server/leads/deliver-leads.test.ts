import { describe, expect, it, vi } from 'vitest'
import { enquiry, payload, setUpDelivery } from './delivery-fixture.ts'
import type { Answer } from './fake-lead-service.ts'

describe('delivering applications', () => {
  const fixture = setUpDelivery()
  const { start, entry, becomes, lines } = fixture

  it('delivers each waiting application once', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await fixture.outbox.add({ id, payload }, Date.now())
    await start(() => ({ status: 201 }))
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await becomes(id, { state: 'delivered', failures: 0 })
    expect([...fixture.server.applications.values()].map((bodies) => bodies.length)).toEqual([
      1, 1, 1, 1, 1, 1,
    ])
  })

  it('delivers enquiries to an address of their own', async () => {
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    await fixture.outbox.add({ id: 'e', payload: enquiry }, Date.now())
    await start(() => ({ status: 201 }))
    for (const id of ['a', 'e']) await becomes(id, { state: 'delivered' })
    expect([...fixture.server.applications]).toMatchObject([['a', [payload]]])
    expect([...fixture.server.enquiries]).toMatchObject([['e', [enquiry]]])
  })

  it('delivers applications while the address of enquiries does not answer', async () => {
    for (let n = 0; n < 12; n += 1) await fixture.outbox.add({ id: `e${n}`, payload: enquiry }, 0)
    const { promise: silence, resolve: answer } = Promise.withResolvers<Answer>()
    await start((_call, path) => (path === '/api/enquiries' ? silence : { status: 201 }))
    await vi.waitFor(() => expect(fixture.server.calls).toHaveLength(4), { timeout: 45_000, interval: 5 })
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    await becomes('a', { state: 'delivered' })
    expect(fixture.server.calls).toHaveLength(5)
    answer({ status: 201 })
    await becomes('e11', { state: 'delivered' })
  })

  it('retries with the same key until the service accepts', async () => {
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    await start((call) => ({ status: call < 3 ? 503 : 201 }))
    await becomes('a', { state: 'delivered', failures: 3, lastFailure: 'HTTP 503' })
    expect(fixture.server.calls.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'a',
      'a',
      'a',
      'a',
    ])
  })

  it('parks a refused application, and delivers it after a retry', async () => {
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    const running = await start((call) => ({ status: call === 0 ? 422 : 201 }))
    await becomes('a', { state: 'rejected', lastFailure: 'HTTP 422' })
    await fixture.outbox.retry('a', Date.now())
    running.wake()
    await becomes('a', { state: 'delivered' })
  })

  it('delivers applications that a clock ahead by a year had postponed', async () => {
    const year = 365 * 24 * 60 * 60_000
    await fixture.outbox.add({ id: 'a', payload }, Date.now() + year)
    await start(() => ({ status: 201 }))
    await becomes('a', { state: 'delivered' })
  })

  it('delivers a new application before the next poll', async () => {
    const running = await start(() => ({ status: 201 }), { pollMs: 3_600_000 })
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    running.wake()
    await becomes('a', { state: 'delivered' })
  })

  it('delivers at the next poll without a wake-up', async () => {
    await start(() => ({ status: 201 }))
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    await becomes('a', { state: 'delivered' })
  })

  it('respects the limit of concurrent deliveries', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await fixture.outbox.add({ id, payload }, Date.now())
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
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    let finish = (_: Answer) => {}
    const running = await start(() => new Promise((resolve) => (finish = resolve)))
    await vi.waitFor(() => expect(fixture.server.calls).toHaveLength(1), { timeout: 45_000 })
    const stopped = running.stop()
    finish({ status: 201 })
    await stopped
    expect(await entry('a')).toMatchObject({ state: 'delivered' })
  })

  it('releases slow deliveries when it stops, without counting a failure', async () => {
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    const running = await start(() => new Promise(() => {}), { drainMs: 20 })
    await vi.waitFor(() => expect(fixture.server.calls).toHaveLength(1), { timeout: 45_000 })
    await running.stop()
    expect(await entry('a')).toMatchObject({ state: 'waiting', failures: 0 })
    expect(await fixture.outbox.claim(Date.now(), { limit: 1, leaseMs: 1 })).toHaveLength(1)
  })

  describe('while the outbox cannot be written or read', () => {
    const away = () => Promise.reject(new Error('connect ECONNREFUSED'))

    it('records the outcome once it can, and sends no lead twice', async () => {
      for (const id of ['a', 'b', 'c']) await fixture.outbox.add({ id, payload }, Date.now())
      const calls: string[] = []
      const whole = fixture.outbox
      const unless =
        (name: 'delivered' | 'failed' | 'rejected') =>
        (id: string, ...rest: never[]) => {
          calls.push(name)
          return calls.length < 8
            ? away()
            : (whole[name] as (...args: unknown[]) => Promise<void>)(id, ...rest)
        }
      fixture.outbox = {
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
          const entries = await whole.list({ limit: 9 })
          expect(entries.map(({ state, failures }) => `${state} ${failures}`).sort()).toEqual([
            'delivered 0',
            'rejected 1',
            'waiting 1',
          ])
        },
        { timeout: 45_000, interval: 5 },
      )
      expect(fixture.server.calls).toHaveLength(3)
      expect(lines.join()).not.toContain('the outcome of a delivery was not recorded')
    })

    it('logs a few lines only, and goes on when it is back', async () => {
      await fixture.outbox.add({ id: 'a', payload }, Date.now())
      const whole = fixture.outbox
      let claims = 0
      fixture.outbox = { ...whole, claim: (...args) => (++claims < 40 ? away() : whole.claim(...args)) }
      await start(() => ({ status: 201 }), { pollMs: 1 })
      const waking = setInterval(() => fixture.worker?.wake(), 1)
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
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    await start((call) => ({ status: [503, 422][call] ?? 201 }))
    await becomes('a', { state: 'rejected' })
    expect(lines.join()).toContain('"lead":"a"')
    expect(lines.join()).toContain('HTTP 422')
    expect(lines.join()).not.toContain('Quillfeather')
  })
})
