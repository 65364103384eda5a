import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import { type Answer, type FakeLeadService, startFakeLeadService } from '#server/leads/fake-lead-service.ts'
import { type Child, startChild } from '#server/store/contract/child-process.ts'
import { openTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '#server/store/sqlite/outbox.ts'
import { testKey } from './test-key.ts'

const payload = { vehicleId: 'v1', vehicleDetails: { make: 'Ford' }, surname: 'Quillfeather' }
const enquiry = { kind: 'call', vehicleId: 'v1', name: 'Ottoline', phone: '07700 900456' } as const
const patience = { timeout: 45_000, interval: 10 }
/** Longer than any stall of a slow machine, so that no lease of a running worker expires. */
const longLeaseMs = 240_000
/** Lease of a worker that is to be killed: the next worker claims its applications after this time. */
const shortLeaseMs = 4_000

describe('delivery, with processes that die and services that fail', () => {
  let file: string
  let outbox: Outbox
  let service: FakeLeadService
  const workers: Child[] = []

  beforeEach(async () => {
    const folder = await openTemporaryFolder()
    file = join(folder, 'applications.db')
    outbox = await openSqliteOutbox(file, testKey)
  })
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.kill()))
    await service.close()
    await outbox.close()
  })

  async function startWorker(leaseMs = longLeaseMs): Promise<Child> {
    const script = new URL('./worker-process.ts', import.meta.url)
    const worker = startChild(script, file, service.url, String(leaseMs))
    workers.push(worker)
    expect(await worker.nextLine()).toBe('ready')
    return worker
  }
  const add = (id: string) => outbox.add({ id, payload }, Date.now())
  const ask = (id: string) => outbox.add({ id, payload: enquiry }, Date.now())
  const entry = async (id: string) => (await outbox.show(id))?.entry
  const becomes = (id: string, state: string) =>
    vi.waitFor(async () => expect(await entry(id)).toMatchObject({ state }), patience)

  it('delivers once when the service fails three times and the worker is killed in between', async () => {
    service = await startFakeLeadService(() => ({ status: 201 }))
    const port = Number(new URL(service.url).port)
    await service.close()
    await add('a')
    await ask('e')
    const first = await startWorker(shortLeaseMs)
    await vi.waitFor(async () => expect((await entry('a'))?.failures).toBeGreaterThanOrEqual(3), patience)
    await first.kill()
    expect(await entry('a')).toMatchObject({ state: 'waiting', lastFailure: 'ECONNREFUSED' })
    service = await startFakeLeadService(() => ({ status: 201 }), port)
    await startWorker()
    await becomes('a', 'delivered')
    await becomes('e', 'delivered')
    expect([...service.applications]).toMatchObject([['a', [payload]]])
    expect([...service.enquiries]).toMatchObject([['e', [enquiry]]])
  })

  it('sends either kind again with the same key when the worker was killed before it recorded the answer', async () => {
    const silence = new Promise<Answer>(() => {})
    service = await startFakeLeadService((call) => (call < 2 ? silence : { status: 201 }))
    await add('a')
    await ask('e')
    const first = await startWorker(shortLeaseMs)
    await vi.waitFor(() => expect(service.calls).toHaveLength(2), patience)
    await first.kill()
    await startWorker()
    await becomes('a', 'delivered')
    await becomes('e', 'delivered')
    const calls = service.calls.map(({ headers, path }) => `${headers['idempotency-key']} ${path}`)
    const [application, asked] = ['a /api/finance-application', 'e /api/enquiries']
    expect(calls.toSorted()).toEqual([application, application, asked, asked])
    expect([...service.applications]).toMatchObject([['a', [payload]]])
    expect([...service.enquiries]).toMatchObject([['e', [enquiry]]])
  })

  it('stops trying once the service refuses an application, until it is retried by command', async () => {
    service = await startFakeLeadService((call) => ({ status: call === 0 ? 422 : 201 }))
    await add('a')
    await startWorker()
    await becomes('a', 'rejected')
    await add('b')
    await becomes('b', 'delivered')
    expect(service.calls).toHaveLength(2)
    await outbox.retry('a', Date.now())
    await becomes('a', 'delivered')
  })

  it('delivers once with two workers on one file', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `id${index}`)
    service = await startFakeLeadService(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return { status: 201 }
    })
    await Promise.all([startWorker(), startWorker()])
    // Both kinds, each added twice.
    const keep = (id: string, index: number) => (index % 2 === 0 ? add(id) : ask(id))
    await Promise.all([...ids.map(keep), ...ids.map(keep)])
    for (const id of ids) await becomes(id, 'delivered')
    expect(service.calls).toHaveLength(60)
    expect([service.applications.size, service.enquiries.size]).toEqual([30, 30])
    expect([...service.applications.keys(), ...service.enquiries.keys()].sort()).toEqual(ids.sort())
  })
})
