import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { createEraser, type Retention } from './erase-expired.ts'

const hourMs = 60 * 60_000
const payload = { vehicleId: 'v', vehicleDetails: {} }

describe('erasing after the retention period', () => {
  let outbox: Outbox
  /** Of each process. */
  let erasers: (() => Promise<void>)[]
  let monotonic: number
  const log = pino({ level: 'silent' })

  beforeEach(async () => {
    const folder = await openTemporaryFolder()
    outbox = await openSqliteOutbox(join(folder, 'applications.db'), new Uint8Array(32))
    erasers = []
    monotonic = 0
  })
  afterEach(async () => {
    await outbox.close()
  })

  /** As a process that starts. */
  async function start(retention: Partial<Retention> = {}) {
    const options = { retention: { delivered: 30, rejected: 180, ...retention }, log }
    const erase = createEraser(outbox, { ...options, monotonic: () => monotonic })
    erasers.push(erase)
    await erase()
  }
  /** The job runs once a step, of `step` hours. */
  async function pass(hours: number, step = 1) {
    for (let hour = 0; hour < hours; hour += step) {
      monotonic += step * hourMs
      await Promise.all(erasers.map((erase) => erase()))
    }
  }
  async function erased() {
    const entries = await outbox.list({ limit: 100 })
    const shown = await Promise.all(entries.map(({ id }) => outbox.show(id)))
    return shown.filter((each) => each?.lead === null).map((each) => each?.entry.id)
  }
  async function addEnded(at: number) {
    for (const id of ['delivered', 'rejected', 'waits']) await outbox.add({ id, payload }, at)
    await outbox.delivered('delivered', at)
    await outbox.rejected('rejected', 'HTTP 422', at)
  }

  it('erases what was delivered 30 days of running time ago, and nothing else', async () => {
    await addEnded(Date.now())
    await start()
    // Retention begins at the first count after the start.
    await pass(1)
    await pass(30 * 24 - 8, 8)
    await pass(7)
    expect(await erased()).toEqual([])
    await pass(1)
    expect(await erased()).toEqual(['delivered'])
  })

  it('erases what was rejected after its own limit', async () => {
    await addEnded(Date.now())
    await start({ rejected: 1 })
    await pass(24)
    expect(await erased()).toEqual([])
    await pass(1)
    expect(await erased()).toEqual(['rejected'])
  })

  it.each([
    ['ten years behind', -3650],
    ['right', 0],
    ['ten years ahead', 3650],
  ])('takes as long for leads of a clock that was %s, and never erases one that waits', async (_, days) => {
    await addEnded(Date.now() + days * 24 * hourMs)
    await start({ delivered: 2, rejected: 2 })
    await pass(48)
    expect(await erased()).toEqual([])
    await pass(1)
    expect((await erased()).sort()).toEqual(['delivered', 'rejected'])
    await pass(4000 * 24, 1000 * 24)
    expect(await erased()).not.toContain('waits')
  })

  it('goes on counting after a restart', async () => {
    await addEnded(Date.now())
    for (let run = 0; run < 4; run += 1) {
      await start({ delivered: 1 })
      await pass(6)
      erasers = []
      // The process that starts has another monotonic clock, and nothing is known of the time in between.
      monotonic = 1000 * hourMs * (4 - run)
    }
    expect(await erased()).toEqual([])
    await start({ delivered: 1 })
    await pass(1)
    expect(await erased()).toEqual(['delivered'])
  })

  it('counts each hour once when several processes erase', async () => {
    for (let process = 0; process < 3; process += 1) await start()
    await pass(5)
    expect(await outbox.runningTime.read()).toBe(5 * hourMs)
    erasers.pop()
    await pass(5)
    expect(await outbox.runningTime.read()).toBe(10 * hourMs)
  })
})
