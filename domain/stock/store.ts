import type { MotSchedule, MotWriter } from '../registers/mot-schedule.ts'
import type { Override } from './override.ts'
import type { StockHistory, StockLog } from './price-history.ts'
import type { StockRecord } from './record.ts'
import type { StockList } from './stock-list.ts'

/** What the store knows of an id. */
export type Found =
  | { state: 'listed'; record: StockRecord }
  /** It was listed and no longer is; the record as it last was. */
  | { state: 'sold'; record: StockRecord }
  /** Never seen, or never published. */
  | { state: 'unknown' }

/** The state of one vehicle after a change; `record` is null when it is not listed. */
export interface StockChange {
  id: string
  change: number
  record: StockRecord | null
}

/** What has happened to one vehicle. */
export interface StockNews {
  id: string
  change: number
  isListed: boolean
  /** Null unless it is listed, and was first listed or repriced since the instant that was asked for. */
  record: StockRecord | null
  /** Null when it was never listed. */
  log: StockLog | null
}

/** All that a store knows of a vehicle: its record, and what no feed says. With it, a stock moves to another store. */
export interface StockEntry {
  record: StockRecord
  /** Covers every field of the record as it was put, so an unchanged one is not written; empty when it was removed. */
  hash: string
  hasLeft: boolean
  /** Null when it was never listed. */
  log: StockLog | null
  /** Null for nearly every vehicle. */
  override: Override | null
}

/** An entry ready to be written. Its past is used if it comes from another store and the vehicle is new to this one. */
export interface PreparedRecord
  extends Pick<StockEntry, 'record' | 'hash'>,
    Partial<Pick<StockEntry, 'hasLeft' | 'log' | 'override'>> {
  /** The record as JSON, if it was made for the hash. */
  json?: string
}

/** A vehicle of which something was set by hand. */
export interface OverriddenVehicle extends Override {
  id: string
  /** As it is shown, or was when it left. */
  record: StockRecord
  /** Whether it is listed for sale. */
  isListed: boolean
}

/**
 * What the log has of a period, in vehicles. One that left and came back has not left, and one whose price was changed and put back
 * has not changed: its price now is compared with the one at the start.
 */
export interface StockMovements {
  left: number
  reduced: number
  raised: number
  /** To or from a price on application. */
  otherPriceChanges: number
}

export interface WriteCounts {
  added: number
  changed: number
  unchanged: number
  /** Not written: older than the stored version, by `metadata.versionNumber`, else `lastUpdated`. */
  stale: number
  /** How many of these had an id that the same write had already put. */
  repeated: number
}

/** What the stock knows of the feed that is polled. It is of the same write as the vehicles that came by it. */
export interface FeedState {
  /** A hash of its address and of how it is read. */
  feed: string
  /** Of the version that was imported last: what tells another one from it. Empty when that is not known. */
  version: Readonly<Record<string, string>>
  /** Why a later version was not trusted to remove vehicles; null when none was held back. */
  heldBack: { since: number; reason: string } | null
  /** When a version was imported last, in epoch milliseconds, and what it changed; absent before that was kept. */
  taken?: { at: number; added: number; changed: number; left: number } | undefined
  /** When it could be read last, whether or not it was another version: epoch milliseconds. */
  readAt?: number | undefined
  /** Since when it cannot be read, and why the last attempt failed; absent while it can. */
  failing?: { since: number; reason: string } | undefined
}

/**
 * The dealer's stock. A `write` becomes visible as a whole, under one change number; change numbers grow in the order
 * in which writes become visible.
 */
export interface StockStore {
  find(id: string): Promise<Found>
  /**
   * The prices and the arrival of a vehicle that is or was listed; null for any other. A record that was written before
   * the store had a log has its history from the day on which the store got one.
   */
  history(id: string): Promise<StockHistory | null>
  /** What has changed since an instant in epoch milliseconds, vehicles that have left included. */
  movementsSince(instant: number): Promise<StockMovements>
  /** The listed records among `ids`, in the order of `ids`. */
  findMany(ids: readonly string[]): Promise<StockRecord[]>
  /** How many vehicles are listed for sale. */
  count(): Promise<number>
  /** The latest visible change number; 0 for a store that was never written to. */
  changeNumber(): Promise<number>
  /**
   * Random token of the write with this change number; the same token means the same history up to that write, so it
   * distinguishes this store from a backup that was written to since. Null for an unknown write, or one too long ago.
   */
  writeTokenOf(change: number): Promise<string | null>
  /**
   * At most `limit` vehicles that changed after `after`, by change number; each id once, in its current state.
   * `after` is the last one read; with an empty id, the result starts with the first vehicle of that change.
   */
  changesSince(after: { change: number; id: string }, limit: number): Promise<StockChange[]>
  /**
   * As `changesSince`, with what the log has of each vehicle. Records are read only of those that were first listed or
   * repriced since `since`, in epoch milliseconds: most changes are of other facts.
   */
  newsSince(after: { change: number; id: string }, limit: number, since: number): Promise<StockNews[]>
  /**
   * Every listed record once, in any order, in batches so that memory stays bounded. With `parts`, only the records of
   * one part (numbered from 0); the parts are disjoint and complete, so that several threads can read.
   */
  all(share?: { part: number; parts: number }): AsyncIterable<StockRecord[]>
  /** Every vehicle of which something was set by hand, the latest change first. */
  overrides(): Promise<OverriddenVehicle[]>
  /** Null before a polled feed was imported. */
  feedState(): Promise<FeedState | null>
  /** Every vehicle once, those included that have left or were never listed. */
  entries(): AsyncIterable<StockEntry[]>
  /** What the duty that asks the MOT register knows. */
  mot: MotSchedule
  /** What staff list and find. */
  list: StockList
  /** Runs `work` in one transaction, committed when it resolves and rolled back when it throws. */
  write<T>(work: (writer: StockWriter) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The stock cannot be read for now: its database is away. Reading it again later may succeed. */
export class StockAway extends Error {
  override name = 'StockAway'
}

/** The stock as pages and exports read it. */
export type StockReader = Omit<StockStore, 'write' | 'close' | 'list' | 'mot'>

export interface StockWriter extends MotWriter {
  /**
   * A changed record keeps its date of arrival: see `keepArrival`. A vehicle that becomes listed, leaves, or has another
   * price than before is logged for `history`, as of `at`: epoch milliseconds, default now.
   * A caller need not wait for one put before the next: they are written in the order of the calls. Of a vehicle with an
   * override, the record is kept beneath it.
   */
  put(batch: readonly PreparedRecord[], at?: number): Promise<WriteCounts>
  /** Removes a vehicle from sale, leaving a tombstone; false when it was not listed, or is listed by hand. */
  remove(id: string): Promise<boolean>
  /**
   * Sets what is shown of a vehicle by hand, in place of what was set before; null shows what the feed has again, or
   * removes a vehicle that no feed has had. An id that the store does not know needs `fields.record`; false without one.
   */
  override(id: string, set: Pick<Override, 'fields' | 'note'> | null): Promise<boolean>
  /**
   * Removes every listed vehicle that this write has not put and that is not listed by hand (stale ones count as put);
   * returns how many.
   */
  removeOthers(): Promise<number>
  /** A change of it alone is no change of the stock. */
  keepFeedState(state: FeedState): Promise<void>
  /** How many vehicles `removeOthers` would remove now. */
  countOthers(): Promise<number>
  /**
   * At most `limit` vehicles that this write has changed so far, each once and as it is now, in the order of `changesSince`.
   * `after` is the id of the last one read; empty for the first.
   */
  changed(after: string, limit: number): Promise<StockChange[]>
  /** How many vehicles are listed for sale, this write included. */
  count(): Promise<number>
}
