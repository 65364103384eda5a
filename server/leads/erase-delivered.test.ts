import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outbox } from '#domain/applications/outbox.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { eraseDelivered } from './erase-delivered.ts'

const dayMs = 24 * 60 * 60_000
const log = pino({ level: 'silent' })

describe('erasing after delivery', () => {
  let dispose: () => Promise<void>
  let outbox: Outbox
  beforeEach(async () => {
    const temporary = await createTemporaryFolder()
    dispose = temporary.dispose
    outbox = await openSqliteOutbox(join(temporary.folder, 'applications.db'), new Uint8Array(32))
  })
  afterEach(async () => {
    await outbox.close()
    await dispose()
  })

  const isErased = async (id: string) => (await outbox.show(id))?.application === null

  it('erases what was delivered longer ago than the retention, at once and again later', async () => {
    const now = Date.now()
    for (const [id, deliveredDaysAgo] of [
      ['old', 31],
      ['recent', 29],
    ] as const) {
      await outbox.add({ id, payload: { vehicleId: 'v', vehicleDetails: {} } }, now - 40 * dayMs)
      await outbox.delivered(id, now - deliveredDaysAgo * dayMs)
    }
    const stop = eraseDelivered(outbox, { retentionDays: 30, log, everyMs: 5 })
    await vi.waitFor(async () => expect(await isErased('old')).toBe(true))
    expect(await isErased('recent')).toBe(false)
    await outbox.add({ id: 'late', payload: { vehicleId: 'v', vehicleDetails: {} } }, now - 40 * dayMs)
    await outbox.delivered('late', now - 35 * dayMs)
    await vi.waitFor(async () => expect(await isErased('late')).toBe(true))
    stop()
  })
})
