import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { isLogged, retryDelay } from '../../retry-delay.ts'
import { isBusy } from '../sqlite/write-lock.ts'
import { isDamage, makeCopy, newestCopy, openCopyFile, removeCopy, removeOlderCopies } from './copy-file.ts'
import {
  type CopyStanding,
  copyStock,
  type DatabaseStanding,
  type Relation,
  readStanding,
  relate,
  standingOf,
} from './copy-stock.ts'
import { type CopyState, type MirrorState, watchDatabase } from './database-state.ts'
import { openPlace, type Place } from './open-place.ts'

export interface FollowDatabaseOptions {
  /** The path of `stock.copy.db`: see `copy-file.ts`. */
  file: string
  databaseUrl: string
  /** Of a replica to copy from. Null: `databaseUrl`. */
  readDatabaseUrl: string | null
  log: Log
  /** Called when the state changes. */
  onState(state: MirrorState): void
  /** Called when a copy was damaged or deleted. */
  onLost(): void
  timing?: Partial<FollowTiming>
}

export interface FollowTiming {
  /** Between two questions to the database: about a millisecond of its time each. */
  pollMs: number
  /**
   * How long the database must say that it is at an earlier write than the copy before it is believed. A former primary
   * answers for up to Patroni's `ttl` of 10 s after a failover.
   */
  believeMs: number
  /** A copy that lacks writes for longer is reported as lagging. */
  lagMs: number
}

const progressMs = 5_000
/** Each attempt may read all of the stock, so a broken disk must not make it attempt without a pause. */
const backoff = { firstMs: 500, longestMs: 30_000 }
/** A failure this long after the one before counts as the first. */
const steadyMs = 60_000

const nothing: CopyStanding = { change: 0, writeToken: null, database: null }

/**
 * Keeps the local copy of the stock as current as the database, until stopped: applies what changed since its change
 * number; anything from which that cannot go on has the copy deleted and made anew. Several processes may share the
 * file: each takes a lock before it copies, and looks again whether there is anything left to copy.
 */
export function followDatabase({
  file: base,
  databaseUrl,
  readDatabaseUrl,
  log,
  onState,
  onLost,
  timing = {},
}: FollowDatabaseOptions): { stop(): Promise<void> } {
  const { pollMs, believeMs, lagMs } = { pollMs: 250, believeMs: 15_000, lagMs: 10_000, ...timing }
  const primary = openPlace(databaseUrl)
  const replica = readDatabaseUrl === null ? null : openPlace(readDatabaseUrl)
  const database = watchDatabase(lagMs)
  const stopping = new AbortController()
  const { signal } = stopping

  let file: string | null = null
  let db: DatabaseSync | null = null
  /** Of the copy; of one that was lost, the change number, so that the next copy is not an earlier one. */
  let standing = nothing
  let missingSince = Date.now()
  let failingSince: number | null = null
  let aheadSince: number | null = null
  let failures = 0
  let failedAt = Number.NEGATIVE_INFINITY
  let retryAt = Number.NEGATIVE_INFINITY
  let reported = ''

  /** Opens the newest copy, which another process of this machine may have made. */
  async function openNewest(): Promise<void> {
    const newest = newestCopy(base)
    if (file !== null && (newest === null || newest < file)) lose(new Error('The file was deleted'))
    if (newest !== file) {
      db?.close()
      db = null
      file = newest
    }
    if (file !== null && db === null) {
      db = await openCopyFile(file)
      removeOlderCopies(base, file)
    }
    if (db) standing = standingOf(db)
  }

  function drop(): void {
    db?.close()
    db = null
    if (file !== null) removeCopy(file)
    file = null
    missingSince = Date.now()
  }

  function lose(error: Error): void {
    const message = 'the local copy of the stock cannot be used: it is deleted and copied again'
    log.error({ err: error, file }, message)
    drop()
    standing = { ...standing, writeToken: null, database: null }
    onLost()
    backOff()
  }

  function backOff(): void {
    if (performance.now() - failedAt > steadyMs) failures = 0
    failedAt = performance.now()
    retryAt = failedAt + retryDelay(failures, backoff, Math.random())
    failures += 1
  }

  async function askPrimary(): Promise<{ target: DatabaseStanding; relation: Relation }> {
    try {
      const target = await readStanding(primary.asking, standing)
      const relation = relate(standing, target)
      if (database.isAway()) log.info({}, 'the database is back')
      database.answered(target, relation)
      return { target, relation }
    } catch (error) {
      if (!database.isAway())
        log.warn({ err: error }, 'the database is away: pages are served from the local copy')
      database.failed()
      throw error
    }
  }

  /** While the primary is away, a replica may have later writes than the copy, or all of them where there is none yet. */
  async function ask(): Promise<{ target: DatabaseStanding; relation: Relation }> {
    return askPrimary().catch(async (error) => {
      const target = replica && (await readStanding(replica.asking, standing).catch(() => null))
      const relation = target && relate(standing, target)
      if (target && (relation === 'behind' || (relation === 'unrelated' && standing === nothing)))
        return { target, relation }
      throw error
    })
  }

  /** Where to copy from. The site reads the primary itself after a copy was lost, and a replica may lag behind that. */
  async function source(): Promise<Place> {
    if (replica === null || (db === null && standing !== nothing)) return primary
    return readStanding(replica.asking, standing).then(
      () => replica,
      () => primary,
    )
  }

  /** Returns whether something was copied. */
  async function step(): Promise<boolean> {
    await openNewest()
    const { target, relation } = await ask()
    if (relation === 'current') failingSince = null
    if (relation !== 'ahead') aheadSince = null
    if (relation === 'current' || (relation === 'ahead' && !isBelieved())) return false
    const isUnrelated = relation !== 'behind'
    if (isUnrelated && file !== null) {
      log.warn({ file }, 'the local copy cannot be continued from the database: the stock is copied again')
      standing = standing.database === target.database ? { ...standing, database: null } : nothing
      drop()
    }
    if (performance.now() < retryAt) return false
    const isCopied = db === null ? await copyAnew(target) : await applyChanges(db)
    if (isCopied) failingSince = null
    return isCopied
  }

  /** Whether the primary has been at an earlier write for so long that it was restored, or has lost writes. */
  function isBelieved(): boolean {
    if (aheadSince === null) {
      aheadSince = performance.now()
      log.warn(
        { change: standing.change, seconds: believeMs / 1000 },
        'the database is at an earlier write than the local copy: if it stays so, the stock is copied again',
      )
    }
    return performance.now() - aheadSince >= believeMs
  }

  /** False when another process is copying, or has copied in the meantime, or the replica lags. */
  async function applyChanges(db: DatabaseSync): Promise<boolean> {
    const { copying } = await source()
    try {
      db.exec('BEGIN IMMEDIATE')
    } catch (error) {
      if (isBusy(error)) return false
      throw error
    }
    try {
      const from = standingOf(db)
      const isCopied = await copying.transaction(
        async (client) => {
          const to = await readStanding(client, from)
          if (relate(from, to) !== 'behind') return false
          await copyStock(client, db, { since: from.change, to, onBatch: () => signal.throwIfAborted() })
          return true
        },
        { readOnly: true },
      )
      if (isCopied) db.exec('COMMIT')
      return isCopied
    } finally {
      if (db.isTransaction) db.exec('ROLLBACK')
    }
  }

  /** False as for `applyChanges`. */
  async function copyAnew(target: DatabaseStanding): Promise<boolean> {
    const place = await source()
    const least = place === primary ? target.change : 1
    const start = performance.now()
    let vehicles = 0
    const isMade = await makeCopy(base, (made) =>
      place.copying.transaction(
        async (client) => {
          const to = await readStanding(client, standing)
          if (to.change < least || newestCopy(base) !== null) return false
          vehicles = await copyStock(client, made, { since: 0, to, onBatch: createProgress() })
          return true
        },
        { readOnly: true },
      ),
    )
    const ms = Math.round(performance.now() - start)
    if (isMade) log.info({ vehicles, ms }, 'the stock was copied from the database')
    return isMade
  }

  function createProgress(): (vehicles: number) => void {
    let loggedAt = performance.now()
    return (vehicles) => {
      signal.throwIfAborted()
      if (performance.now() - loggedAt < progressMs) return
      loggedAt = performance.now()
      log.info({ vehicles }, 'copying the stock from the database')
    }
  }

  function noteFailure(error: unknown): void {
    if (error instanceof Error && isDamage(error)) lose(error)
    else if (!database.isAway()) noteFailing(error)
  }

  function noteFailing(error: unknown): void {
    backOff()
    failingSince ??= Date.now()
    if (isLogged(failures)) log.error({ err: error, failures }, 'cannot copy the stock')
  }

  function copyState(): CopyState {
    const usable = standing.database === null ? null : file
    if (failingSince !== null) return { state: 'failing', since: failingSince, file: usable }
    if (usable === null) return { state: 'missing', since: missingSince, file: usable }
    return { state: 'current', file: usable }
  }

  function report(): void {
    const state = { database: database.state(), copy: copyState() }
    const text = JSON.stringify(state)
    if (text !== reported) onState(state)
    reported = text
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      const isCopied = await step().catch((error) => {
        if (!signal.aborted) noteFailure(error)
        return false
      })
      if (isCopied) continue
      report()
      await sleep(pollMs * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => undefined)
    }
  }

  const following = follow()
  return {
    async stop() {
      stopping.abort()
      await following
      db?.close()
      await Promise.all([primary.close(), replica?.close()])
    },
  }
}
