import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { everyEnquiry } from '#domain/enquiries/enquiry.ts'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { ApplicationIntake } from '../services.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { createLeadIntakes } from './lead-intake.ts'

const details = { make: 'Ford', model: '', registration: '', mileage: '' }
const body = { vehicleId: 'v1', vehicleDetails: details, surname: 'Quillfeather' }
const rules = { enquiryRules: everyEnquiry, leadsPerHour: 1_000 }

describe('the application intake', () => {
  let folder: string
  let outbox: Outbox
  let intake: ApplicationIntake
  let accepted: number
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })

  beforeEach(async () => {
    folder = await openTemporaryFolder()
    outbox = await openSqliteOutbox(join(folder, 'applications.db'), new Uint8Array(32), { writeWaitMs: 50 })
    accepted = 0
    lines.length = 0
    intake = createLeadIntakes(outbox, {
      ...rules,
      log,
      onAccepted: () => {
        accepted += 1
      },
    }).applications
  })
  afterEach(() => outbox.close())

  const submit = (
    sent: unknown,
    idempotencyKey: string | null = null,
    whenReused: 'refuse' | 'keep' = 'refuse',
  ) => intake.submit(sent, { idempotencyKey, whenReused })
  const kept = () => outbox.list({ limit: 10 })

  it('accepts an application when it is in the outbox, and announces it', async () => {
    const submission = await submit(body)
    expect(submission.state).toBe('accepted')
    const id = submission.state === 'accepted' ? submission.id : ''
    expect((await outbox.show(id))?.lead?.payload).toEqual(body)
    expect(accepted).toBe(1)
  })

  it('gives the applicant a secret address, the same for a repeated form and another for another one', async () => {
    const pathOf = async (...sent: Parameters<typeof submit>) => {
      const submission = await submit(...sent)
      return submission.state === 'accepted' ? submission.statusPath : null
    }
    const path = await pathOf(body, 'k1')
    expect(path).toMatch(/^\/application-status\?of=[0-9a-f-]{36}\.[\w-]{22}$/)
    expect(await pathOf(body, 'k1')).toBe(path)
    const other = await pathOf({ ...body, surname: 'Brown' }, 'k1', 'keep')
    expect(other).not.toBe(path)
    for (const each of [path, other])
      expect(await intake.status(each?.split('=')[1] ?? '')).toMatchObject({ isWithStaff: false })
    expect(lines.join()).not.toContain(path?.slice(-22))
  })

  it('takes no longer than its limit in all, also when a reused key means two writes', async () => {
    const slow: Outbox = {
      ...outbox,
      add: async (lead, now) => {
        await sleep(300)
        return outbox.add(lead, now)
      },
    }
    const { applications: limited } = createLeadIntakes(slow, {
      ...rules,
      log,
      onAccepted: () => {},
      storeMs: 450,
    })
    await submit(body, 'k1')
    const other = { ...body, surname: 'Other' }
    const options = { idempotencyKey: 'k1', whenReused: 'keep' } as const
    expect(await limited.submit(other, options)).toEqual({ state: 'unavailable' })
    expect(lines.join()).toContain('was not written in time')
    // The write went on: the same request is a repetition of it.
    await vi.waitFor(async () => expect(await kept()).toHaveLength(2), { timeout: 45_000 })
    expect((await submit(other, 'k1', 'keep')).state).toBe('accepted')
    expect(await kept()).toHaveLength(2)
  })

  it('stores one application for one key, also for concurrent requests', async () => {
    const [first, second] = await Promise.all([submit(body, 'k1'), submit(body, 'k1')])
    expect(first).toEqual(second)
    expect(await submit(body, 'k1')).toEqual(first)
    expect(await submit(body, 'k2')).not.toEqual(first)
    expect(await kept()).toHaveLength(2)
  })

  const corrected = { ...body, surname: 'Featherquill' }

  it('refuses a different body with a known key, and keeps the first', async () => {
    const first = await submit(body, 'k')
    expect(await submit(corrected, 'k')).toEqual({ state: 'key-reused' })
    expect(await submit(body, 'k')).toEqual(first)
    expect(accepted).toBe(2)
    const [entry] = await kept()
    expect((await outbox.show(entry?.id ?? ''))?.lead?.payload).toEqual(body)
  })

  it('treats the same fields in another order as the same body', async () => {
    const reversed = Object.fromEntries(Object.entries(body).reverse())
    expect(await submit(reversed, 'k')).toEqual(await submit(body, 'k'))
    expect(await kept()).toHaveLength(1)
  })

  it('stores a different body as a second application on request, however often each is sent', async () => {
    const first = await submit(body, 'k', 'keep')
    const second = await submit(corrected, 'k', 'keep')
    expect(second.state).toBe('accepted')
    expect(second).not.toEqual(first)
    expect(await submit(corrected, 'k', 'keep')).toEqual(second)
    expect(await submit(body, 'k', 'keep')).toEqual(first)
    expect(await submit(corrected, 'another key', 'keep')).not.toEqual(second)
    expect(await kept()).toHaveLength(3)
  })

  it('stores both of two concurrent forms with one key', async () => {
    const both = await Promise.all([
      submit(body, 'k', 'keep'),
      submit(corrected, 'k', 'keep'),
      submit(corrected, 'k', 'keep'),
    ])
    expect(both.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted'])
    expect(await kept()).toHaveLength(2)
  })

  it('recognises a body that was delivered and erased', async () => {
    const first = await submit(body, 'k')
    const id = first.state === 'accepted' ? first.id : ''
    await outbox.delivered(id, 5)
    await outbox.erase([id], 20)
    expect(await submit(body, 'k')).toEqual(first)
    expect(await submit(corrected, 'k')).toEqual({ state: 'key-reused' })
    expect(await kept()).toHaveLength(1)
  })

  it('stores the same form twice without a key', async () => {
    await submit(body)
    await submit(body)
    expect(await kept()).toHaveLength(2)
  })

  it.each([[''], ['x'.repeat(201)], ['two\nlines'], ['ключ']])('refuses %j as a key', async (key) => {
    expect(await submit(body, key)).toMatchObject({
      state: 'invalid',
      faults: [{ path: 'Idempotency-Key' }],
    })
  })

  it('is unavailable while the file is locked, and accepts again afterwards', async () => {
    const other = new DatabaseSync(join(folder, 'applications.db'))
    other.exec('BEGIN IMMEDIATE')
    expect(await submit(body, 'k')).toEqual({ state: 'unavailable' })
    other.exec('ROLLBACK')
    other.close()
    expect(await submit(body, 'k')).toMatchObject({ state: 'accepted' })
    expect(lines.join()).toContain('application not written')
    expect(lines.join()).not.toContain('Quillfeather')
  })
})
