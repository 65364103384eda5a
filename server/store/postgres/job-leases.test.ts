import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Stop } from '../do-alone.ts'
import { createJobLeases } from './job-leases.ts'
import { type Database, openDatabase } from './open-database.ts'
import { openTestDatabase } from './testing/test-database.ts'

const untilTrue = (check: () => void) => vi.waitFor(check, { timeout: 45_000, interval: 5 })

describe('a job that one process at a time does', () => {
  let url: string
  const databases: Database[] = []
  const stops: Stop[] = []
  /** Names of the processes that are at work, and how often each began. */
  const working = new Set<string>()
  const begun: string[] = []
  let mostAtOnce = 0

  beforeEach(async () => {
    url = await openTestDatabase()
    working.clear()
    begun.length = 0
    mostAtOnce = 0
  })
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()))
    await Promise.all(databases.splice(0).map((database) => database.close()))
  })

  function join(name: string, { database = openDatabase(url), leaseMs = 200 } = {}): Stop {
    databases.push(database)
    const stop = createJobLeases(database, { leaseMs })('poll-feed', () => {
      working.add(name)
      begun.push(name)
      mostAtOnce = Math.max(mostAtOnce, working.size)
      return () => void working.delete(name)
    })
    stops.push(stop)
    return stop
  }

  it('is taken over when its process stops, and never done by two', async () => {
    // Long enough that a slow machine renews it in time; a process that stops releases it.
    const leaseMs = 5_000
    const stop = join('first', { leaseMs })
    await untilTrue(() => expect([...working]).toEqual(['first']))
    let asked = 0
    for (const name of ['second', 'third']) {
      const database = openDatabase(url)
      const counting: Database = {
        ...database,
        query: (sql, values) => database.query<never>(sql, values).finally(() => (asked += 1)),
      }
      join(name, { database: counting, leaseMs })
    }
    await untilTrue(() => expect(asked).toBeGreaterThanOrEqual(2))
    expect(begun).toEqual(['first'])
    await stop()
    await untilTrue(() => expect(working.size).toBe(1))
    expect(working.has('first')).toBe(false)
    expect(mostAtOnce).toBe(1)
  })

  it('is taken over when the lease of a process that was killed runs out', async () => {
    const database = openDatabase(url)
    await database.query(
      `INSERT INTO job_lease (job, holder, leased_until) VALUES ('poll-feed', 'killed', now() + interval '300 milliseconds')`,
    )
    await database.close()
    join('next')
    await untilTrue(() => expect([...working]).toEqual(['next']))
  })

  it('is stopped by a process that cannot renew its lease, and begun again when it can', async () => {
    const database = openDatabase(url)
    let isAway = false
    const leaving: Database = {
      ...database,
      query: (sql, values) => {
        if (isAway) return Promise.reject(new Error('Connection terminated'))
        return database.query(sql, values)
      },
    }
    join('first', { database: leaving })
    await untilTrue(() => expect(working.size).toBe(1))
    isAway = true
    await untilTrue(() => expect(working.size).toBe(0))
    isAway = false
    await untilTrue(() => expect([...working]).toEqual(['first']))
    expect(begun).toEqual(['first', 'first'])
  })

  it('is released by a process that stops while it asks for it', async () => {
    const database = openDatabase(url)
    const asked = Promise.withResolvers<void>()
    const claimed = Promise.withResolvers<void>()
    const slow: Database = {
      ...database,
      async query(sql, values) {
        const result = await database.query<never>(sql, values)
        claimed.resolve()
        await asked.promise
        return result
      },
    }
    const stop = join('first', { database: slow, leaseMs: 600_000 })
    await claimed.promise
    const stopped = stop()
    asked.resolve()
    await stopped
    expect(begun).toEqual([])
    join('second')
    await untilTrue(() => expect([...working]).toEqual(['second']))
  })
})
