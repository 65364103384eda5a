import type { StockRecord } from './record.ts'

/** A vehicle as the store last knew it. */
export type Found =
  | { state: 'listed'; record: StockRecord }
  /** It was on the forecourt and has left; the record is as it last was. */
  | { state: 'sold'; record: StockRecord }
  /** Never seen, or never published. */
  | { state: 'unknown' }

/** The state of one id after a change; `record` is null when it is no longer on the forecourt. */
export interface StockChange {
  id: string
  change: number
  record: StockRecord | null
}

/** A record ready to be written. `hash` covers everything the feed sent, so that an unchanged row costs no write. */
export interface PreparedRecord {
  record: StockRecord
  /** The record as JSON, where whoever made the hash has it at hand. */
  json?: string
  hash: string
}

export interface WriteCounts {
  added: number
  changed: number
  unchanged: number
  /** Older than what the store holds (`metadata.versionNumber`, else `lastUpdated`), so left alone. */
  stale: number
  /** Of all these, how many had an id that the same write had put before. */
  repeated: number
}

/**
 * The dealer's stock. All of a `write` becomes visible at once, under one change number;
 * numbers grow in the order in which writes become visible.
 */
export interface StockStore {
  find(id: string): Promise<Found>
  /** The listed records among `ids`, in the order of `ids`. */
  findMany(ids: readonly string[]): Promise<StockRecord[]>
  /** How many vehicles are on the forecourt. */
  count(): Promise<number>
  /** The latest change number that a reader can see; 0 for an empty store. */
  changeNumber(): Promise<number>
  /**
   * A text that the write of this number has alone among all writes to all stores: whoever finds it again reads the
   * same stock, not a copy that went another way. Null when there is none or it is too long ago.
   */
  markOf(change: number): Promise<string | null>
  /**
   * Ids touched after `after`, by change number, at most `limit`; each id once, in its present state. `after` is the
   * last that was read, or with an empty id stands before the whole of its change.
   */
  changesSince(after: { change: number; id: string }, limit: number): Promise<StockChange[]>
  /**
   * Every listed record once, in no promised order, read in batches so that memory stays bounded. Of several `parts`
   * (numbered from 0) each has records of its own, and together they have all: for reading with several threads.
   */
  all(share?: { part: number; parts: number }): AsyncIterable<StockRecord[]>
  /** Runs `work` in one transaction: what it wrote is kept whole when it resolves, not at all when it throws. */
  write<T>(work: (writer: StockWriter) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface StockWriter {
  /** A changed record keeps its arrival, see `keepArrival`. */
  put(batch: readonly PreparedRecord[]): Promise<WriteCounts>
  /** Takes a vehicle off the forecourt and keeps a tombstone; false when it was not there. */
  remove(id: string): Promise<boolean>
  /** Removes every listed vehicle that this write has not put (stale ones count as put); answers how many. */
  removeOthers(): Promise<number>
  /** Vehicles on the forecourt that this write has not put so far: what `removeOthers` would remove. */
  countOthers(): Promise<number>
  /** How many vehicles are on the forecourt by now. */
  count(): Promise<number>
}
