import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { StockAway, type StockReader } from '#domain/stock/store.ts'
import type { Log } from '../../log.ts'
import { isAway } from './database-away.ts'
import type { Database } from './open-database.ts'
import { createPostgresReader } from './stock-store.ts'

/** Of the primary. `since` is in epoch milliseconds. */
export type DatabaseState =
  | { state: 'on' }
  /** It cannot be reached, or is not the primary. */
  | { state: 'away'; since: number }
  /** It accepts no writes. */
  | { state: 'read-only'; since: number }

export interface SharedReads {
  reader: StockReader
  state(): DatabaseState
}

interface Servers {
  primary: Database
  /** Of READ_DATABASE_URL; null without one. */
  standby: Database | null
}

/** A standby may have to replay what it has received, and another connection may lead to another standby. */
const standbyRetry = { forMs: 1_000, pauseMs: 50 }

/**
 * Reads the stock from the primary and, while it is away, single records from a standby that has every write which the
 * primary was last seen to have. Change numbers are read from the primary alone, so the index never moves backwards.
 * The primary is asked again by each `changeNumber`, which a site polls.
 */
export function createSharedReads({ primary, standby }: Servers, log: Log): SharedReads {
  const onPrimary = createPostgresReader(primary)
  let state: DatabaseState = { state: 'on' }
  /** The latest change number of the primary. */
  let seen = 0

  function noteState(next: DatabaseState['state']): void {
    if (next === state.state) return
    const before = state.state
    state = next === 'on' ? { state: next } : { state: next, since: Date.now() }
    if (next === 'away') log.warn({ hasStandby: standby !== null }, 'the database is away')
    else if (before === 'away') log.info({}, 'the database is back')
  }

  async function askPrimary<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (cause) {
      if (!isAway(cause)) throw cause
      noteState('away')
      throw new StockAway('The database is away', { cause })
    }
  }

  async function askStandby<T>(work: (reader: StockReader) => Promise<T>): Promise<T> {
    const until = performance.now() + standbyRetry.forMs
    while (standby) {
      const answer = await readStandby(standby, work)
      if (answer) return answer.value
      if (performance.now() > until) break
      await sleep(standbyRetry.pauseMs)
    }
    throw new StockAway('The database is away, and no standby has its latest writes')
  }

  /** Null when it is away or lacks writes. The transaction has one snapshot. */
  async function readStandby<T>(
    server: Database,
    work: (reader: StockReader) => Promise<T>,
  ): Promise<{ value: T } | null> {
    try {
      return await server.transaction(
        async (client) => ((await isBehind(client)) ? null : { value: await work(readerOn(client)) }),
        { readOnly: true },
      )
    } catch (error) {
      if (isAway(error)) return null
      throw error
    }
  }

  async function isBehind(client: pg.PoolClient): Promise<boolean> {
    const { rows } = await client.query<{ change: number }>('SELECT change FROM revision')
    return (rows[0]?.change ?? 0) < seen
  }

  async function read<T>(work: (reader: StockReader) => Promise<T>): Promise<T> {
    if (state.state !== 'away' || standby === null) {
      try {
        return await askPrimary(() => work(onPrimary))
      } catch (error) {
        if (standby === null || !(error instanceof StockAway)) throw error
      }
    }
    return askStandby(work)
  }

  return {
    state: () => state,
    reader: {
      find: (id) => read((reader) => reader.find(id)),
      history: (id) => read((reader) => reader.history(id)),
      findMany: (ids) => read((reader) => reader.findMany(ids)),
      movementsSince: (instant) => read((reader) => reader.movementsSince(instant)),
      count: () => read((reader) => reader.count()),
      changeNumber: () =>
        askPrimary(async () => {
          const { change, isReadOnly } = await readStanding(primary)
          seen = Math.max(seen, change)
          noteState(isReadOnly ? 'read-only' : 'on')
          return change
        }),
      writeTokenOf: (change) => askPrimary(() => onPrimary.writeTokenOf(change)),
      changesSince: (after, limit) => askPrimary(() => onPrimary.changesSince(after, limit)),
      newsSince: (after, limit, since) => askPrimary(() => onPrimary.newsSince(after, limit, since)),
      overrides: () => askPrimary(() => onPrimary.overrides()),
      feedState: () => read((reader) => reader.feedState()),
      all: (share) => onPrimary.all(share),
      entries: () => onPrimary.entries(),
    },
  }
}

const readerOn = (client: pg.PoolClient) =>
  createPostgresReader({ query: (sql, values) => client.query(sql, values) })

/** @throws {Error} as for a server that is away when it is a standby, whose change number may be an earlier one. */
async function readStanding(database: Database): Promise<{ change: number; isReadOnly: boolean }> {
  const { rows } = await database.query<{ change: number; isReadOnly: boolean; isStandby: boolean }>(
    `SELECT change, current_setting('transaction_read_only') = 'on' AS "isReadOnly",
       pg_is_in_recovery() AS "isStandby"
     FROM revision`,
  )
  const [row] = rows
  if (!row) throw new Error('The database has no revision of the stock')
  if (row.isStandby) throw Object.assign(new Error('The database is a standby'), { code: '25006' })
  return row
}
