import type { Sells } from '#domain/dealer/sells.ts'
import type { TitleSplitter } from '#domain/makes/split-title.ts'
import { hasUnknownState, isListed, missingForShow } from '#domain/stock/listing-state.ts'
import type { FeedState, PreparedRecord, StockStore, StockWriter, WriteCounts } from '#domain/stock/store.ts'
import type { ColumnMap } from './column-maps/column-map.ts'
import type { KeptMap } from './column-maps/kept-maps.ts'
import { FeedError, HeldBackError } from './feed-error.ts'
import type { FeedFormat } from './feed-formats.ts'
import { type FeedRow, isBroken, placeOf, type ReadRow } from './feed-row.ts'
import { createPictureCheck } from './hidden-pictures.ts'
import { hideSameVehicles, sameReason } from './hide-same-vehicles.ts'
import { emptySummary, type ImportSummary } from './import-summary.ts'
import { createNewWords } from './new-words.ts'
import { openSource } from './open-source.ts'
import { readFeed } from './read-feed.ts'
import { createRejectsFile } from './rejects-file.ts'
import { removeOthers } from './remove-others.ts'
import { createSameVehicles } from './same-vehicles.ts'
import { createSeenIds } from './seen-ids.ts'
import { splitterFor } from './stock-splitter.ts'
import { createRowValidator } from './validate-row.ts'

export interface ImportOptions {
  /** The current time. Years after it are rejected. */
  now: Date
  /** A vehicle that the dealer does not sell is rejected. Default: everything is sold. */
  sells?: Sells
  /** Detected by the first bytes if absent. */
  format?: FeedFormat
  /** For CSV. If absent, one of `keptMaps` or a built-in one that fits the heading. */
  map?: ColumnMap
  /** The dealer's own maps. */
  keptMaps?: readonly KeptMap[]
  /** For a column map with titles. If absent, one that knows the makes and models of the stock too. */
  splitTitle?: TitleSplitter
  /** Removes vehicles that are not in the feed, or whose rows are rejected. */
  replace?: boolean
  /** Is kept by the same write: of a feed that is polled. */
  feedState?: FeedState
  /** Lets `replace` remove more than a fifth of the stock, and use a feed that may have been cut short. */
  force?: boolean
  /** Does everything, then rolls it back. */
  dryRun?: boolean
  /** Called before the write is kept, or rolled back: when it throws, nothing is kept. */
  review?: (writer: Pick<StockWriter, 'changed'>) => Promise<void>
  /** Rejects rows that are not well formed, instead of failing. */
  keepGoing?: boolean
  /** A file for the reasons of rejections. If absent, they are not written. */
  rejectsFile?: string
  /** Hosts whose pictures pages may show. If absent, pictures are not checked. */
  pictureHosts?: readonly string[]
  /** Private hosts from which the feed may come. If absent, none. */
  privateHosts?: readonly string[]
  onProgress?: (progress: ImportProgress) => void
  /** Stops the import; the stock is unchanged. */
  signal?: AbortSignal
}

interface ImportProgress {
  rows: number
  bytes: number
  /** Null when unknown, as for standard input. */
  totalBytes: number | null
}

/**
 * Imports a feed into the store in one transaction: all of its good rows, or nothing after a failure.
 * A row that cannot be imported is rejected; the others are imported.
 *
 * @param source A file, an http(s) address, or `-` for standard input.
 * @throws {FeedError} when the feed cannot be read, or is not well formed (unless `keepGoing`); the signal's reason when
 * stopped.
 * @throws {HeldBackError} when it is to replace the stock and may have been cut short, or would remove too much of the
 * stock (unless `force`).
 */
export async function importStock(
  source: string,
  store: Pick<StockStore, 'write' | 'all' | 'overrides'>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const started = performance.now()
  const { signal, privateHosts, map, keptMaps = [] } = options
  const opened = await openSource(source, signal, { privateHosts })
  const splitTitle =
    options.splitTitle ?? (await splitterFor(store, map ? [map] : keptMaps.map((kept) => kept.map)))
  const feed = await readFeed(opened.chunks, { ...options, splitTitle })
  const stateName = feed.fieldName('metadata.lifecycleState')
  const seen = createSeenIds()
  const byHand = await store.overrides()
  const same = createSameVehicles(byHand)
  const validate = createRowValidator(feed, seen, { now: options.now, sells: options.sells })
  const rejects = options.rejectsFile ? createRejectsFile(options.rejectsFile) : null
  const pictures = options.pictureHosts ? createPictureCheck(options.pictureHosts) : null
  const newWords = createNewWords(store)
  const summary = emptySummary()
  let broken = false

  function takeRow(row: FeedRow): PreparedRecord | null {
    const { id, prepared, faults, warnings, repeated } = validate(row)
    const place = { line: row.line, ...(row.record !== undefined && { record: row.record }) }
    for (const fault of faults) rejects?.add({ ...place, id, outcome: 'row rejected', ...fault })
    for (const { outcome, field, reason } of warnings) {
      rejects?.add({ ...place, id, outcome, field, reason })
      // Unknown states are counted by their words.
      if (outcome !== 'field repaired' && field !== stateName) noteUnread(field)
    }
    summary.warnings += warnings.length
    if (repeated) summary.duplicates += 1
    if (prepared === null) {
      summary.rejected += 1
      return null
    }
    if (!same.note(prepared.record, row.line)) {
      summary.rejected += 1
      return null
    }
    newWords.note(prepared.record)
    if (row.isIdFromCells) summary.idsFromCells += 1
    if (row.hasDefaultType) summary.typesByDefault += 1
    if (hasUnknownState(prepared.record)) noteState(prepared.record.metadata.lifecycleState ?? '')
    if (isListed(prepared.record)) pictures?.note(prepared.record)
    else summary.notShown += 1
    noteMissing(missingForShow(prepared.record), place, id)
    return prepared
  }

  function noteUnread(field: string): void {
    const name = field.replace(/\.\d+\b.*$/, '')
    const fields = summary.unreadFields
    if (!Object.hasOwn(fields, name) && Object.keys(fields).length >= mostStates) return
    fields[name] = (fields[name] ?? 0) + 1
  }

  function noteMissing(
    path: string | null,
    place: { line: number; record?: number },
    id: string | null,
  ): void {
    if (path === null) return
    const field = feed.fieldName(path)
    summary.withoutState[field] = (summary.withoutState[field] ?? 0) + 1
    summary.warnings += 1
    rejects?.add({
      ...place,
      id,
      outcome: 'field not understood',
      field,
      reason: 'It is missing: not shown',
    })
  }

  function noteState(state: string): void {
    const states = summary.unknownStates
    if (!Object.hasOwn(states, state) && Object.keys(states).length >= mostStates) return
    states[state] = (states[state] ?? 0) + 1
  }

  function takeBatch(rows: readonly ReadRow[]): PreparedRecord[] {
    summary.read += rows.length
    const batch: PreparedRecord[] = []
    for (const row of rows) {
      if (isBroken(row)) {
        if (!row.contained && !options.keepGoing) throw new FeedError(`${placeOf(row)} ${row.fault}`)
        broken ||= !row.contained
        summary.rejected += 1
        if (row.isNoVehicle) summary.asides += 1
        rejects?.add({
          line: row.line,
          ...(row.record !== undefined && { record: row.record }),
          id: null,
          outcome: row.isNoVehicle ? 'no vehicle' : 'row rejected',
          field: '',
          reason: `It ${row.fault}`,
        })
        continue
      }
      const prepared = takeRow(row)
      if (prepared) batch.push(prepared)
    }
    return batch
  }

  function addCounts(counts: WriteCounts): void {
    for (const key of countKeys) summary[key] += counts[key]
    summary.duplicates += counts.repeated
  }

  async function run(writer: StockWriter): Promise<void> {
    const before = options.replace ? await writer.count() : 0
    const running: Promise<void>[] = []
    for await (const rows of feed.batches) {
      options.signal?.throwIfAborted()
      const put = writer.put(takeBatch(rows)).then(addCounts)
      // Its failure is thrown where it is awaited.
      put.catch(() => undefined)
      running.push(put)
      if (running.length > mostPuts) await running.shift()
      await rejects?.flush()
      options.onProgress?.({ rows: summary.read, bytes: opened.readBytes(), totalBytes: opened.totalBytes })
    }
    await Promise.all(running)
    options.signal?.throwIfAborted()
    summary.overlooked = [...feed.overlooked()]
    summary.blankRows = feed.blankRows()
    summary.titles = feed.titles()
    summary.cut = feed.cut() ?? (await opened.change())
    summary.sameVehicles = await hideSameVehicles(writer, same.hidden(), byHand)
    for (const { line, hidden, ...reason } of same.hidden())
      rejects?.add({ line, id: hidden, outcome: 'vehicle not shown', field: '', reason: sameReason(reason) })
    if (options.replace) await replace(writer, before)
    Object.assign(summary, await newWords.list())
    await options.review?.(writer)
    // What may have been cut short is taken again, though it has not changed.
    if (options.feedState)
      await writer.keepFeedState({
        ...options.feedState,
        ...(summary.cut && { version: {} }),
        taken: {
          at: options.now.getTime(),
          added: summary.added,
          changed: summary.changed,
          left: summary.removed,
        },
      })
    if (options.dryRun) throw trialOver
  }

  async function replace(writer: StockWriter, before: number): Promise<void> {
    if (broken) {
      throw new HeldBackError(
        'Part of the feed could not be read, so what it no longer holds is not known: not replaced',
      )
    }
    if (before > 0 && summary.read > 0 && summary.rejected === summary.read && !options.force) {
      throw new HeldBackError('No row of the feed can be read: not replaced without --force')
    }
    if (summary.cut !== null && !options.force) {
      throw new HeldBackError(`${summary.cut}, so it may have been cut short: not replaced without --force`)
    }
    Object.assign(summary, await removeOthers(writer, { store, before, force: options.force === true }))
  }

  try {
    await store.write(run)
  } catch (cause) {
    if (cause !== trialOver) throw cause
  } finally {
    seen.close()
    await rejects?.flush()
  }
  summary.hiddenPictures = pictures?.hidden() ?? {}
  const overrides = await store.overrides()
  summary.keptByHand = overrides.filter((each) => each.isListed && each.fed && !isListed(each.fed)).length
  const seconds = Math.round(performance.now() - started) / 1000
  return { ...summary, seconds, rejects: rejects?.path() ?? null, dryRun: options.dryRun === true }
}

/** Listed in the summary. Bounds the memory for a feed in which every row has another state. */
const mostStates = 20

/** How many batches are read ahead of those that are written, so that rows are read while a database works. */
const mostPuts = 8

const countKeys = ['added', 'changed', 'unchanged', 'stale'] as const

/** Thrown to roll back a dry run. */
const trialOver = new Error('Dry run')
