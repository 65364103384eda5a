import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { Loop } from '../repeat.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { deliverLeads } from './deliver-leads.ts'
import { type Answer, type FakeLeadService, startFakeLeadService } from './fake-lead-service.ts'
import { createLeadService } from './lead-service.ts'

export const payload = { vehicleId: 'v1', vehicleDetails: {}, surname: 'Quillfeather' }
export const enquiry = { kind: 'call', vehicleId: 'v1', name: 'Ottoline', phone: '07700 900456' } as const

type Options = Partial<Parameters<typeof deliverLeads>[2]>

/** For tests: an outbox, a lead service and what delivers to it, anew for each test. */
export function setUpDelivery() {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })
  const fixture = {
    outbox: {} as Outbox,
    server: {} as FakeLeadService,
    worker: undefined as Loop | undefined,
    /** What was logged. */
    lines,
    async start(
      answer: (call: number, path: string) => Answer | Promise<Answer>,
      options: Options = {},
    ): Promise<Loop> {
      fixture.server = await startFakeLeadService(answer)
      return fixture.deliver({ backoff: { firstMs: 5, longestMs: 20 }, pollMs: 5, ...options })
    },
    /** Delivers to the service that was started. */
    deliver(options: Options): Loop {
      const leadService = createLeadService({ url: fixture.server.url, token: null, publicUrl: null })
      fixture.worker = deliverLeads(fixture.outbox, leadService, { log, ...options })
      return fixture.worker
    },
    entry: async (id: string) => (await fixture.outbox.show(id))?.entry,
    becomes: (id: string, expected: object) =>
      vi.waitFor(async () => expect(await fixture.entry(id)).toMatchObject(expected), {
        timeout: 45_000,
        interval: 5,
      }),
  }

  beforeEach(async () => {
    const folder = await openTemporaryFolder()
    fixture.outbox = await openSqliteOutbox(join(folder, 'applications.db'), new Uint8Array(32))
    lines.length = 0
  })
  afterEach(async () => {
    await fixture.worker?.stop()
    await fixture.server.close()
    await fixture.outbox.close()
  })
  return fixture
}
