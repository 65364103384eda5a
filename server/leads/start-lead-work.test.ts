import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import { readConfig } from '../config.ts'
import { unobserved } from '../observe/observer.ts'
import type { Loop } from '../repeat.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { doAtOnce } from '../store/do-alone.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { startFakeLeadService } from './fake-lead-service.ts'
import { startLeadWork } from './start-lead-work.ts'
import { startSmtpServer } from './start-smtp-server.ts'

const findVehicle = async () => null

const dayMs = 24 * 60 * 60_000
const payload = { vehicleId: 'v', vehicleDetails: {}, surname: 'Quillfeather' }

describe('what the log says of leads that wait', () => {
  let outbox: Outbox
  let work: Loop | undefined
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) })

  beforeEach(async () => {
    const folder = await openTemporaryFolder()
    outbox = await openSqliteOutbox(join(folder, 'applications.db'), new Uint8Array(32))
    lines.length = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(async () => {
    await work?.stop()
    vi.useRealTimers()
    await outbox.close()
  })

  function start(env: Record<string, string>): void {
    const options = { findVehicle, doAlone: doAtOnce, log, observer: unobserved }
    work = startLeadWork(outbox, readConfig(env), options)
  }
  const logged = (message: RegExp) =>
    lines.map((line) => JSON.parse(line)).filter(({ msg }) => message.test(msg))
  const counts = () => logged(/not delivered/)

  it('warns at a start without a lead service, and not with one', async () => {
    start({})
    expect(logged(/LEAD_EMAIL is set/)).toMatchObject([{ level: 40 }])
    await work?.stop()
    lines.length = 0
    // Port 9 discards: nothing listens there.
    start({ LEAD_SERVICE_URL: 'http://127.0.0.1:9' })
    expect(logged(/LEAD_EMAIL is set/)).toEqual([])
    await work?.stop()
    start({ LEAD_EMAIL: 'sales@pierhead.example', SMTP_URL: 'smtp://127.0.0.1:9' })
    expect(logged(/LEAD_EMAIL is set/)).toEqual([])
  })

  it('counts at the start and once a day what waits and what was rejected, without personal data', async () => {
    const hourAgo = Date.now() - 60 * 60_000
    await outbox.add({ id: 'waits', payload }, hourAgo)
    await outbox.add({ id: 'rejected', payload }, hourAgo)
    await outbox.rejected('rejected', 'HTTP 422', hourAgo)
    start({})
    const reasons = [
      'delivery is off: neither LEAD_SERVICE_URL nor LEAD_EMAIL is set',
      'the oldest lead has waited for more than 15 minutes',
      'rejected leads are sent again only by `forecourt leads retry`',
    ]
    const count = { level: 40, reasons, waiting: 1, rejected: 1, oldestSeconds: expect.any(Number) }
    await vi.waitFor(() => expect(counts()).toMatchObject([count]), 45_000)
    vi.advanceTimersByTime(dayMs)
    await vi.waitFor(() => expect(counts()).toMatchObject([count, count]), 45_000)
    expect(lines.join()).not.toContain('Quillfeather')
  })

  it('counts as information while nothing needs attention', async () => {
    start({})
    const count = { level: 30, reasons: [], waiting: 0, oldestSeconds: null }
    await vi.waitFor(() => expect(counts()).toMatchObject([count]), 45_000)
  })
})

describe('a lead service and the mailbox of the dealer', () => {
  let outbox: Outbox
  let stop: (() => Promise<unknown>)[]

  beforeEach(async () => {
    const folder = await openTemporaryFolder()
    const file = join(folder, 'applications.db')
    outbox = await openSqliteOutbox(file, new Uint8Array(32), { emails: 'beside' })
    await outbox.add({ id: 'a', payload }, Date.now())
    stop = []
  })
  afterEach(async () => {
    for (const each of stop) await each()
    await outbox.close()
  })

  function start(servicePort: number | string, smtpPort: number | string): void {
    const env = {
      LEAD_SERVICE_URL: `http://127.0.0.1:${servicePort}`,
      LEAD_EMAIL: 'sales@pierhead.example',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    }
    const log = pino({ level: 'silent' })
    const options = { findVehicle, doAlone: doAtOnce, log, observer: unobserved }
    const work = startLeadWork(outbox, readConfig(env), options)
    stop.unshift(work.stop)
  }
  const becomes = (expected: object) =>
    vi.waitFor(async () => expect((await outbox.show('a'))?.entry).toMatchObject(expected), 45_000)

  it('has its email while the lead service fails, and no second one', async () => {
    const service = await startFakeLeadService((call) => ({ status: call < 2 ? 503 : 201 }))
    const smtp = await startSmtpServer()
    stop.push(service.close, smtp.close)
    start(new URL(service.url).port, smtp.port)
    await becomes({ state: 'delivered', failures: 2, email: { state: 'delivered', failures: 0 } })
    expect(smtp.emails).toHaveLength(1)
    expect([...service.applications.keys()]).toEqual(['a'])
  })

  it('is told at once of a lead that the lead service refuses, and once', async () => {
    const service = await startFakeLeadService(() => ({ status: 422 }))
    const smtp = await startSmtpServer()
    stop.push(service.close, smtp.close)
    start(new URL(service.url).port, smtp.port)
    const refusals = () => smtp.emails.filter(({ source }) => source.includes('Refused by your lead service'))
    await vi.waitFor(() => expect(refusals()).toHaveLength(1), 45_000)
    expect(refusals()[0]?.source).toContain('forecourt leads retry A')
    await becomes({ state: 'rejected', lastFailure: 'HTTP 422', email: { state: 'delivered' } })
    expect(refusals()).toHaveLength(1)
  })

  it('sends it to the lead service once, while the SMTP server fails', async () => {
    const service = await startFakeLeadService(() => ({ status: 201 }))
    let refusals = 2
    const smtp = await startSmtpServer({ refuse: () => (refusals-- > 0 ? 451 : null) })
    stop.push(service.close, smtp.close)
    start(new URL(service.url).port, smtp.port)
    await becomes({ state: 'delivered', failures: 0, email: { state: 'delivered', failures: 2 } })
    expect(service.calls).toHaveLength(1)
    expect(smtp.emails).toHaveLength(1)
  })
})
