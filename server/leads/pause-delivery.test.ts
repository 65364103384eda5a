import { describe, expect, it, vi } from 'vitest'
import { enquiry, payload, setUpDelivery } from './delivery-fixture.ts'

describe('delivering to a faulty endpoint', () => {
  const fixture = setUpDelivery()
  const { start, entry, becomes, lines } = fixture

  const pausedLines = () => lines.filter((line) => line.includes('delivery is paused'))
  const isPaused = () =>
    vi.waitFor(async () => expect(await fixture.outbox.pauses.read()).not.toEqual([]), {
      timeout: 45_000,
      interval: 5,
    })

  it.each([401, 403, 404, 302])('pauses on %i, sends one probe at a time and resumes', async (status) => {
    const ids = Array.from({ length: 12 }, (_, index) => `id${index}`)
    for (const id of ids) await fixture.outbox.add({ id, payload }, Date.now())
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
    expect(await fixture.outbox.pauses.read()).toEqual([])
    expect(pausedLines()).toHaveLength(1)
    expect(lines.join()).toContain('delivery resumed')
  })

  it.each([404, 405])('delivers applications to a service that answers enquiries with %i', async (status) => {
    let knowsEnquiries = false
    for (const id of ['e', 'f', 'g']) await fixture.outbox.add({ id, payload: enquiry }, Date.now())
    await start((_call, path) => ({
      status: path === '/api/enquiries' && !knowsEnquiries ? status : 201,
    }))
    await isPaused()
    for (const id of ['a', 'b', 'c']) await fixture.outbox.add({ id, payload }, Date.now())
    for (const id of ['a', 'b', 'c']) await becomes(id, { state: 'delivered', failures: 0 })
    expect(await fixture.outbox.pauses.read()).toMatchObject([
      { endpoint: 'enquiries', failure: `HTTP ${status}` },
    ])
    expect(pausedLines().join()).toContain('every enquiry')
    knowsEnquiries = true
    for (const id of ['e', 'f', 'g']) await becomes(id, { state: 'delivered', failures: 0 })
    expect(await fixture.outbox.pauses.read()).toEqual([])
  })

  it('logs again when the failure changes', async () => {
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    await start((call) => ({ status: call < 3 ? 401 : call < 6 ? 404 : 201 }))
    await becomes('a', { state: 'delivered' })
    expect(pausedLines().map((line) => JSON.parse(line).failure)).toEqual(['HTTP 401', 'HTTP 404'])
  })

  it('logs reminders while the failure stays the same', async () => {
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
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
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    await fixture.outbox.add({ id: 'b', payload }, Date.now())
    await start((call) => ({ status: [401, 422][call] ?? 201 }), { concurrency: 1 })
    await vi.waitFor(
      async () => {
        const states = [(await entry('a'))?.state, (await entry('b'))?.state]
        expect(states.sort()).toEqual(['delivered', 'rejected'])
      },
      { timeout: 45_000 },
    )
    expect(await fixture.outbox.pauses.read()).toEqual([])
  })

  it('stays paused while a probe fails for another reason', async () => {
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    await start((call) => ({ status: [401, 503, 503][call] ?? 201 }))
    await becomes('a', { state: 'delivered', failures: 0 })
    expect(fixture.server.calls).toHaveLength(4)
  })

  it('probes at once after a restart', async () => {
    await fixture.outbox.add({ id: 'a', payload }, Date.now())
    const slow = { firstMs: 3_600_000, longestMs: 3_600_000 }
    const first = await start((call) => ({ status: call === 0 ? 401 : 201 }), { backoff: slow })
    await isPaused()
    await first.stop()
    fixture.deliver({ backoff: slow })
    await becomes('a', { state: 'delivered' })
  })
})
