import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Log } from '../../log.ts'
import { retryDelay } from '../../retry-delay.ts'
import { type Database, openDatabase } from '../postgres/open-database.ts'
import { isBusy } from '../sqlite/write-lock.ts'
import { compareStandings, type DatabaseStanding, type Relation } from './compare-standings.ts'
import { copyStock, readStanding } from './copy-stock.ts'
import { type CopyState, holdCopy } from './held-copy.ts'
import { type CopyStanding, isDamage, isLocal, makeCopy, standingOf } from './mirror-file.ts'

/** Instants are epoch milliseconds. */
export type DatabaseState =
  | { state: 'on' }
  /** It cannot be reached. */
  | { state: 'away'; since: number }
  /** It accepts no writes. */
  | { state: 'read-only'; since: number }
  /** The local copy lacks writes of the database for longer than copying takes. */
  | { state: 'lagging'; since: number }

export interface FollowDatabaseOptions {
  /** The path of `stock.copy.db`: see `mirror-file.ts`. */
  file: string
  databaseUrl: string
  /** Of a replica to copy from. Null: `databaseUrl`. */
  readDatabaseUrl: string | null
  log: Log
  /**
   * Called once, when the stock can be served: from a copy that is of this database, or while the database is away; or
   * from the database itself, where no copy can be written.
   */
  onReady(): void
  /** Called when the state changes. */
  onState(state: DatabaseState): void
  /** Called when the copy is another one, or its state has changed. */
  onCopy(copy: CopyState): void
  timing?: Partial<FollowTiming>
}

export interface FollowTiming {
  /** Between two questions to the database: about a millisecond of its time each. */
  pollMs: number
  /** With a replica: between two questions to the database itself. */
  checkMs: number
  /**
   * How long the database must say that it is at an earlier write than the copy before it is believed. A former primary
   * answers for up to Patroni's `ttl` of 10 s after a failover.
   */
  believeMs: number
  /** A copy that lacks writes for longer is reported as lagging. */
  lagMs: number
  /** Between two copies of which the first was damaged: a disk that damages each of them is not written all the time. */
  renewMs: number
}

const defaultTiming: FollowTiming = {
  pollMs: 250,
  checkMs: 2_000,
  believeMs: 15_000,
  lagMs: 10_000,
  renewMs: 60_000,
}

/** A server that was stopped accepts connections and never answers. */
const answerMs = 3_000
/** Within a copy. */
const silenceMs = 10_000
const progressMs = 5_000
const backoff = { firstMs: 200, longestMs: 2_000 }
/** Where the copy cannot be written: each attempt may read all of the stock. */
const localBackoff = { firstMs: 500, longestMs: 10_000 }

export interface DatabaseFollower {
  /** Has the copy in this file made anew, because a reader found that it is damaged. */
  replaceDamaged(file: string): void
  /** Rolls a copy in progress back. */
  stop(): Promise<void>
}

type Place = 'primary' | 'replica'

/**
 * Keeps the local copy of the stock as current as the database, until stopped. Several processes may share the file:
 * each takes a lock before it copies, and looks again whether there is anything left to copy.
 */
export function followDatabase({
  file,
  databaseUrl,
  readDatabaseUrl,
  log,
  onReady,
  onState,
  onCopy,
  timing = {},
}: FollowDatabaseOptions): DatabaseFollower {
  const { pollMs, checkMs, believeMs, lagMs, renewMs } = { ...defaultTiming, ...timing }
  const urls: Record<Place, string> = { primary: databaseUrl, replica: readDatabaseUrl ?? databaseUrl }
  const asking = mapPlaces((place) => openDatabase(urls[place], { connections: 1, statementMs: answerMs }))
  const copying = mapPlaces((place) => openDatabase(urls[place], { connections: 1, statementMs: silenceMs }))
  const hasReplica = readDatabaseUrl !== null
  const stopping = new AbortController()
  const { signal } = stopping

  let isReady = false
  let reported = ''
  let awaySince: number | null = null
  let readOnlySince: number | null = null
  /** Whether the database has a stock. */
  let hasStock = false
  let behindSince: number | null = null
  let aheadSince: number | null = null
  let checkedAt = Number.NEGATIVE_INFINITY
  let lastFailure = ''
  let renewedAt = Number.NEGATIVE_INFINITY
  const held = holdCopy(file, log, onCopy)

  /** Asks the primary, and remembers what its answer says about the state. */
  async function askPrimary(copy: CopyStanding): Promise<DatabaseStanding> {
    checkedAt = performance.now()
    try {
      const standing = await readStanding(asking.primary, copy.change)
      if (awaySince !== null) log.info({ ms: Date.now() - awaySince }, 'the database is back')
      awaySince = null
      hasStock = standing.change > 0
      readOnlySince = standing.isReadOnly ? (readOnlySince ?? Date.now()) : null
      const relation = compareStandings(copy, standing)
      const isCurrent = relation === 'current' || relation === 'empty'
      behindSince = isCurrent ? null : (behindSince ?? Date.now())
      if (relation !== 'ahead') aheadSince = null
      return standing
    } catch (error) {
      if (awaySince === null)
        log.warn({ err: error }, 'the database is away: pages are served from the local copy')
      awaySince ??= Date.now()
      throw error
    } finally {
      report()
    }
  }

  /** A replica that answers nothing, or nothing that the copy can continue from, is passed over. */
  async function ask(copy: CopyStanding): Promise<{ place: Place; relation: Relation }> {
    // The site reads the database itself meanwhile, and a replica may lack what it has seen.
    const isRepaired = held.isDamaged() || held.isFailing()
    if (hasReplica && !isRepaired) {
      if (performance.now() - checkedAt > checkMs) await askPrimary(copy).catch(() => undefined)
      const standing = await readStanding(asking.replica, copy.change).catch(() => null)
      const relation = standing && compareStandings(copy, standing)
      if (relation === 'current' || relation === 'behind' || relation === 'none') {
        return { place: 'replica', relation }
      }
      // A replica that lags is waited for, unless the primary is not ahead of the copy either.
      const atPrimary = compareStandings(copy, await askPrimary(copy))
      if (relation === 'ahead' && atPrimary !== 'ahead') return { place: 'replica', relation: 'current' }
      return { place: 'primary', relation: atPrimary }
    }
    return { place: 'primary', relation: compareStandings(copy, await askPrimary(copy)) }
  }

  /** Returns whether something was copied. */
  async function step(): Promise<boolean> {
    const copy = await held.read()
    const { place, relation } = await ask(copy)
    const isForeign = relation === 'other'
    held.setForeign(isForeign)
    if (held.hasStock() && !isForeign) becomeReady()
    if (relation === 'current' || relation === 'empty') return false
    if (relation === 'ahead' && !isBelieved(copy)) return false
    if (relation === 'behind') return held.use((db) => applyChanges(db, place))
    if (isForeign) log.warn({ file }, 'the local copy is of another database: the stock is copied again')
    return copyAnew(place, relation)
  }

  /** Whether the primary has been at an earlier write for so long that it was restored, or has lost writes. */
  function isBelieved({ change }: CopyStanding): boolean {
    if (aheadSince === null) {
      aheadSince = performance.now()
      const fields = { change, seconds: believeMs / 1000 }
      log.warn(
        fields,
        'the database is at an earlier write than the local copy: if it stays so, the stock is copied again',
      )
    }
    return performance.now() - aheadSince >= believeMs
  }

  /** False when another process is copying, or has copied in the meantime. */
  async function applyChanges(db: DatabaseSync, place: Place): Promise<boolean> {
    try {
      db.exec('BEGIN IMMEDIATE')
    } catch (error) {
      if (isBusy(error)) return false
      throw error
    }
    try {
      const copied = await copying[place].transaction(
        (client) => fill(client, db, standingOf(db), 'behind'),
        {
          readOnly: true,
        },
      )
      db.exec(copied === null ? 'ROLLBACK' : 'COMMIT')
      return copied !== null
    } finally {
      if (db.isTransaction) db.exec('ROLLBACK')
    }
  }

  /** A whole copy beside the present one, which goes on answering. False as for `applyChanges`. */
  async function copyAnew(place: Place, expected: Relation): Promise<boolean> {
    const isRenewal = held.isDamaged()
    if (isRenewal && performance.now() - renewedAt < renewMs) return false
    const start = performance.now()
    let vehicles: number | null = null
    const isMade = await makeCopy(file, async (db) => {
      if (!held.isNewest()) return false
      vehicles = await copying[place].transaction((client) => fill(client, db, held.known(), expected), {
        readOnly: true,
      })
      return vehicles !== null
    })
    if (!isMade) return false
    aheadSince = null
    if (isRenewal) renewedAt = performance.now()
    log.info(
      { vehicles, ms: Math.round(performance.now() - start) },
      'the stock was copied from the database',
    )
    if ((await held.renew()).change > 0) becomeReady()
    return true
  }

  /** Null when the copy is no longer as it was: another process has copied in the meantime. */
  async function fill(
    client: PoolClient,
    db: DatabaseSync,
    copy: CopyStanding,
    expected: Relation,
  ): Promise<number | null> {
    const to = await readStanding(client, copy.change)
    if (compareStandings(copy, to) !== expected) return null
    const since = expected === 'behind' ? copy.change : 0
    return copyStock(client, db, { since, to, silenceMs, onProgress: progressOf(since) })
  }

  function progressOf(since: number): (vehicles: number) => void {
    let loggedAt = performance.now()
    return (vehicles) => {
      signal.throwIfAborted()
      if (since > 0 || performance.now() - loggedAt < progressMs) return
      loggedAt = performance.now()
      log.info({ vehicles }, 'copying the stock from the database')
    }
  }

  function becomeReady(): void {
    if (isReady) return
    isReady = true
    onReady()
  }

  function report(): void {
    const isLagging = behindSince !== null && Date.now() - behindSince > lagMs
    const state: DatabaseState =
      awaySince !== null
        ? { state: 'away', since: awaySince }
        : readOnlySince !== null
          ? { state: 'read-only', since: readOnlySince }
          : isLagging
            ? { state: 'lagging', since: behindSince as number }
            : { state: 'on' }
    const text = JSON.stringify(state)
    if (text === reported) return
    reported = text
    onState(state)
  }

  function noteFailure(error: unknown): void {
    if (isLocal(error) && !isDamage(error)) held.setFailing(true)
    // Not read now: the failure may be that the copy cannot be read.
    if (awaySince !== null ? held.hasStock() : held.isFailing() && hasStock) becomeReady()
    const message = error instanceof Error ? error.message : String(error)
    // `askPrimary` has logged that the database is away, and `holdCopy` that the copy is damaged.
    if (awaySince === null && message !== lastFailure && !isDamage(error))
      log.error({ err: error }, 'cannot copy the stock')
    lastFailure = message
  }

  async function follow(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        const copied = await step()
        failures = 0
        lastFailure = ''
        held.setFailing(false)
        held.report()
        if (!copied) await pause(pollMs * (0.75 + Math.random() / 2))
      } catch (error) {
        if (signal.aborted) break
        noteFailure(error)
        held.report()
        await pause(retryDelay(failures, held.isFailing() ? localBackoff : backoff, Math.random()))
        failures += 1
      }
    }
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined)
  const following = follow()
  return {
    replaceDamaged: held.replaceDamaged,
    async stop() {
      stopping.abort()
      await following
      held.close()
      await Promise.all(
        [asking, copying].flatMap(({ primary, replica }) => [primary.close(), replica.close()]),
      )
    },
  }
}

function mapPlaces(open: (place: Place) => Database): Record<Place, Database> {
  return { primary: open('primary'), replica: open('replica') }
}
