import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Outbox } from '#domain/applications/outbox.ts'
import type { ApplicationDesk } from '../services.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { createApplicationDesk } from './application-desk.ts'

const body = { vehicleId: 'v1', vehicleDetails: { make: 'Ford' }, surname: 'Quillfeather' }

describe('the application desk', () => {
  let folder: string
  let dispose: () => Promise<void>
  let outbox: Outbox
  let desk: ApplicationDesk
  let accepted: number
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })

  beforeEach(async () => {
    ;({ folder, dispose } = await createTemporaryFolder())
    outbox = await openSqliteOutbox(join(folder, 'applications.db'), new Uint8Array(32), { writeWaitMs: 50 })
    accepted = 0
    lines.length = 0
    desk = createApplicationDesk(outbox, {
      log,
      onAccepted: () => {
        accepted += 1
      },
    })
  })
  afterEach(async () => {
    await outbox.close()
    await dispose()
  })

  const kept = () => outbox.list({ limit: 10, offset: 0 })

  it('accepts what is then in the outbox, and announces it', async () => {
    const submission = await desk.submit(body, null)
    expect(submission.state).toBe('accepted')
    const id = submission.state === 'accepted' ? submission.id : ''
    expect((await outbox.show(id))?.application?.payload).toEqual(body)
    expect(accepted).toBe(1)
  })

  it('takes one key for one application, also when both come at once', async () => {
    const [first, second] = await Promise.all([desk.submit(body, 'k1'), desk.submit(body, 'k1')])
    expect(first).toEqual(second)
    expect(await desk.submit(body, 'k1')).toEqual(first)
    expect(await desk.submit(body, 'k2')).not.toEqual(first)
    expect(await kept()).toHaveLength(2)
  })

  it('takes the same form twice without a key as two applications', async () => {
    await desk.submit(body, null)
    await desk.submit(body, null)
    expect(await kept()).toHaveLength(2)
  })

  it('says what is wrong with a body, and keeps nothing', async () => {
    expect(await desk.submit({ ...body, licenseType: 'Pilot' }, null)).toMatchObject({
      state: 'invalid',
      faults: [{ path: 'licenseType' }],
    })
    expect(await kept()).toEqual([])
    expect(accepted).toBe(0)
  })

  it.each([[''], ['x'.repeat(201)], ['two\nlines'], ['ключ']])('refuses %j as a key', async (key) => {
    expect(await desk.submit(body, key)).toMatchObject({
      state: 'invalid',
      faults: [{ path: 'Idempotency-Key' }],
    })
  })

  it('is unavailable while the file is locked, and accepts again afterwards', async () => {
    const other = new DatabaseSync(join(folder, 'applications.db'))
    other.exec('BEGIN IMMEDIATE')
    expect(await desk.submit(body, 'k')).toEqual({ state: 'unavailable' })
    other.exec('ROLLBACK')
    other.close()
    expect(await desk.submit(body, 'k')).toMatchObject({ state: 'accepted' })
    expect(lines.join()).toContain('application not written')
    expect(lines.join()).not.toContain('Quillfeather')
  })
})
