import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outbox } from '#domain/applications/outbox.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { eraseExpired, type Retention } from './erase-expired.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const yearMs = 365 * dayMs
const start = Date.parse('2026-03-01T09:00:00Z')
const payload = { vehicleId: 'v', vehicleDetails: {} }

describe('erasing after the retention period', () => {
  let dispose: () => Promise<void>
  let outbox: Outbox
  let file: string
  let stop: (() => void) | undefined
  let time: { now: number; monotonic: number }
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) })

  beforeEach(async () => {
    const temporary = await createTemporaryFolder()
    dispose = temporary.dispose
    file = join(temporary.folder, 'applications.db')
    outbox = await openSqliteOutbox(file, new Uint8Array(32))
    time = { now: start, monotonic: 0 }
    lines.length = 0
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(async () => {
    stop?.()
    vi.useRealTimers()
    await outbox.close()
    await dispose()
  })

  const clock = { now: () => time.now, monotonic: () => time.monotonic }
  const run = (retention: Partial<Retention> = {}) => {
    stop?.()
    stop = eraseExpired(outbox, {
      retention: { delivered: 30, rejected: null, waiting: null, ...retention },
      log,
      clock,
    })
    return settled()
  }
  /** The job cannot be awaited. Writes are queued, so one that is requested later ends later. */
  const settled = async () => {
    for (let turn = 0; turn < 8; turn += 1) await outbox.checkWritable(60_000)
  }
  /** The job runs once a step, of `step` hours. */
  async function pass(hours: number, { wallHours = hours, step = 1 } = {}) {
    time.now += (wallHours - hours) * hourMs
    for (let hour = 0; hour < hours; hour += step) {
      time.now += step * hourMs
      time.monotonic += step * hourMs
      vi.advanceTimersByTime(hourMs)
      await settled()
    }
  }
  const erased = async () => {
    const entries = await outbox.list({ limit: 100, offset: 0 })
    const shown = await Promise.all(entries.map(({ id }) => outbox.show(id)))
    return shown.filter((each) => each?.lead === null).map((each) => each?.entry.id)
  }
  async function add(id: string, daysAgo: number) {
    await outbox.add({ id, payload }, start - daysAgo * dayMs)
  }

  it('erases delivered applications at start, and every hour', async () => {
    for (const [id, deliveredDaysAgo] of [
      ['old', 31],
      ['recent', 29],
    ] as const) {
      await add(id, 40)
      await outbox.delivered(id, start - deliveredDaysAgo * dayMs)
    }
    await outbox.clock.trust(start)
    await run()
    expect(await erased()).toEqual(['old'])
    await pass(25)
    expect((await erased()).sort()).toEqual(['old', 'recent'])
  })

  it('keeps rejected and waiting applications without a limit', async () => {
    for (const id of ['refused', 'waits', 'refused recently']) await add(id, 400)
    await outbox.rejected('refused', 'HTTP 422', start - 8 * dayMs)
    await outbox.rejected('refused recently', 'HTTP 422', start - 6 * dayMs)
    await outbox.clock.trust(start)
    await run()
    expect(await erased()).toEqual([])
    expect(lines.join()).toContain('kept without a time limit')
    await run({ rejected: 7 })
    expect(await erased()).toEqual(['refused'])
    await run({ waiting: 90 })
    expect((await erased()).sort()).toEqual(['refused', 'waits'])
    expect(lines.join()).toContain('erased without having been delivered')
  })

  it('erases nothing while the clock is a year ahead, and logs that once', async () => {
    await add('a', 1)
    await outbox.delivered('a', start)
    await run()
    await pass(2)
    await pass(5, { wallHours: yearMs / hourMs })
    expect(await erased()).toEqual([])
    expect(lines.filter((line) => line.includes('the clock has jumped'))).toHaveLength(1)
    await pass(1, { wallHours: -yearMs / hourMs })
    expect(await erased()).toEqual([])
    await pass(29 * 24, { step: 24 })
    expect(await erased()).toEqual([])
    await pass(24)
    expect(await erased()).toEqual(['a'])
  })

  it('erases nothing after a restart with a clock that is a year ahead', async () => {
    await add('a', 1)
    await outbox.delivered('a', start)
    time.now += yearMs
    await run()
    expect(await erased()).toEqual([])
  })

  it('trusts a clock that has run evenly for a day, so a site that was off for months erases again', async () => {
    await add('a', 1)
    await outbox.delivered('a', start)
    time.now += yearMs
    await run()
    await pass(23)
    expect(await erased()).toEqual([])
    await pass(2)
    expect(await erased()).toEqual(['a'])
  })

  it('restarts the day when the clock jumps again', async () => {
    await add('a', 1)
    await outbox.delivered('a', start)
    time.now += yearMs
    await run()
    await pass(20)
    await pass(20, { wallHours: 1_000 })
    expect(await erased()).toEqual([])
  })
})
