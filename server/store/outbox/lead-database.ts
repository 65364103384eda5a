import type { Erasure } from '#domain/leads/outbox.ts'
import type { Query } from '../query.ts'
import type { CheckOptions } from './write-check.ts'

/** What is sealed of a lead. `payload` is null once erased, `digest` in a lead that was moved after its payload was erased, see `sealForKeys`. */
export interface SealedRow {
  id: string
  payload: Uint8Array | null
  digest: Uint8Array | null
  /** What staff noted; null without anything. */
  history: Uint8Array | null
}

/** Where SQLite and PostgreSQL need other words, in statements and in errors. */
export interface LeadDialect {
  /** Of an error about the key: where the leads are, and the end of its advice, such as "or move the file away". */
  otherKey: { where: string; instead: string }
  /** After SELECT: keeps the rows from other transactions. SQLite has one writer a file, so it needs none. */
  forUpdate: string
  /** The same, without the rows that another transaction keeps, so that workers never wait for one another. */
  forUpdateSkipLocked: string
  /** Condition: the value of `column` is in a list, whose parameter is `:${list}`. */
  isIn(column: string, list: string): string
  /** Replaces what is sealed of these leads: a statement for all of them, where the database is elsewhere. */
  replaceSealed(query: Query, rows: readonly SealedRow[]): Promise<unknown>
}

/** The tables of the leads in a SQLite file or in PostgreSQL. A write is on disk when it resolves. */
export interface LeadDatabase extends CheckOptions {
  dialect: LeadDialect
  /** Sees what was committed, and does not wait for writers. */
  read: Query
  /** In a transaction of its own. */
  write: Query
  /** `work` may await nothing but its queries: in SQLite, all writers of the file wait for it. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  /** Overwrites a row as large as a sealed lead, to find a full disk. */
  fill(): Promise<unknown>
  /** Removes the bytes of erased payloads from disk, as far as the database can; returns where some remain. */
  removeErased(): Promise<Erasure['remains']>
  /** The same in a moment, after a job that runs by itself. What it leaves is overwritten in time. */
  removeErasedSoon(): void
  close(): Promise<void>
}

/**
 * Runs `work` in a transaction while nobody else can read or write leads, and then `committed`. Another process that
 * comes meanwhile waits or is refused until `committed` has resolved.
 */
export type RunAlone = <T>(work: (query: Query) => Promise<T>, committed: () => Promise<void>) => Promise<T>
