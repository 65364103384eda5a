import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outbox } from '#domain/applications/outbox.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { type DeliveryWorker, deliverApplications } from './deliver-applications.ts'
import { type Answer, type FakeLeadService, startFakeLeadService } from './fake-lead-service.ts'
import { createLeadService } from './lead-service.ts'

const payload = { vehicleId: 'v1', vehicleDetails: {}, surname: 'Quillfeather' }
const backoff = { firstMs: 5, longestMs: 20 }

describe('delivering applications', () => {
  let dispose: () => Promise<void>
  let outbox: Outbox
  let server: FakeLeadService
  let worker: DeliveryWorker | undefined
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })

  beforeEach(async () => {
    const temporary = await createTemporaryFolder()
    dispose = temporary.dispose
    outbox = await openSqliteOutbox(join(temporary.folder, 'applications.db'), new Uint8Array(32))
    lines.length = 0
  })
  afterEach(async () => {
    await worker?.stop()
    await server.close()
    await outbox.close()
    await dispose()
  })

  async function start(
    answer: (call: number) => Answer | Promise<Answer>,
    options: Partial<Parameters<typeof deliverApplications>[2]> = {},
  ): Promise<DeliveryWorker> {
    server = await startFakeLeadService(answer)
    const leadService = createLeadService({ url: server.url, token: null })
    worker = deliverApplications(outbox, leadService, { log, backoff, pollMs: 5, ...options })
    return worker
  }
  const entry = async (id: string) => (await outbox.show(id))?.entry
  const becomes = (id: string, expected: object) =>
    vi.waitFor(async () => expect(await entry(id)).toMatchObject(expected), { timeout: 60_000, interval: 5 })

  it('delivers what waits, each once', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await outbox.add({ id, payload }, Date.now())
    await start(() => ({ status: 201 }))
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await becomes(id, { state: 'delivered', failures: 0 })
    expect([...server.applications.values()].map((bodies) => bodies.length)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('tries again with the same key until the service takes it', async () => {
    await outbox.add({ id: 'a', payload }, Date.now())
    await start((call) => ({ status: call < 3 ? 503 : 201 }))
    await becomes('a', { state: 'delivered', failures: 3, lastFailure: 'HTTP 503' })
    expect(server.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['a', 'a', 'a', 'a'])
  })

  it('parks what is refused, and delivers it after a retry', async () => {
    await outbox.add({ id: 'a', payload }, Date.now())
    const running = await start((call) => ({ status: call === 0 ? 422 : 201 }))
    await becomes('a', { state: 'rejected', lastFailure: 'HTTP 422' })
    await outbox.retry('a', Date.now())
    running.wake()
    await becomes('a', { state: 'delivered' })
  })

  it('wakes for a new application instead of waiting for its next look', async () => {
    const running = await start(() => ({ status: 201 }), { pollMs: 3_600_000 })
    await outbox.add({ id: 'a', payload }, Date.now())
    running.wake()
    await becomes('a', { state: 'delivered' })
  })

  it('goes on with its next look when nobody wakes it', async () => {
    await start(() => ({ status: 201 }))
    await outbox.add({ id: 'a', payload }, Date.now())
    await becomes('a', { state: 'delivered' })
  })

  it('sends at most as many at one time as told', async () => {
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

  it('finishes what it has begun when it stops', async () => {
    await outbox.add({ id: 'a', payload }, Date.now())
    let finish = (_: Answer) => {}
    const running = await start(() => new Promise((resolve) => (finish = resolve)))
    await vi.waitFor(() => expect(server.calls).toHaveLength(1), { timeout: 60_000 })
    const stopped = running.stop()
    finish({ status: 201 })
    await stopped
    expect(await entry('a')).toMatchObject({ state: 'delivered' })
  })

  it('gives back what the service holds up when it stops, without counting a failure', async () => {
    await outbox.add({ id: 'a', payload }, Date.now())
    const running = await start(() => new Promise(() => {}), { drainMs: 20 })
    await vi.waitFor(() => expect(server.calls).toHaveLength(1), { timeout: 60_000 })
    await running.stop()
    expect(await entry('a')).toMatchObject({ state: 'waiting', failures: 0 })
    expect(await outbox.claim(Date.now(), { limit: 1, leaseMs: 1 })).toHaveLength(1)
  })

  it('logs ids and outcomes, and no word of the applicant', async () => {
    await outbox.add({ id: 'a', payload }, Date.now())
    await start((call) => ({ status: [503, 422][call] ?? 201 }))
    await becomes('a', { state: 'rejected' })
    expect(lines.join()).toContain('"application":"a"')
    expect(lines.join()).toContain('HTTP 422')
    expect(lines.join()).not.toContain('Quillfeather')
  })
})
