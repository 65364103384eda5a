import { rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { Schema } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { sqliteCode, sqliteCodes } from './sqlite-error.ts'

export interface PublicRecordsFile {
  file: string
  /** Distinguishes the code that makes them: see `listingRules`. */
  rules: string
}

/**
 * A row is of one version of a record: the change number and the hash of the vehicle's row, and the rules. A row with
 * others is never read, so no change of the stock has to wait for this file.
 */
const first = `
  CREATE TABLE public_record (
    key INTEGER PRIMARY KEY, -- of vehicle
    change INTEGER NOT NULL,
    hash TEXT NOT NULL,
    rules TEXT NOT NULL,
    json BLOB NOT NULL
  ) STRICT;
`

// A row is found by the number of its id instead of by way of two lookups in the stock. All records are made again.
const second = `
  DROP TABLE public_record;
  CREATE TABLE public_record (
    place INTEGER PRIMARY KEY, -- see placeOf
    id TEXT NOT NULL,
    change INTEGER NOT NULL,
    hash TEXT NOT NULL,
    rules TEXT NOT NULL,
    json BLOB NOT NULL
  ) STRICT;
  CREATE TABLE progress (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    writer TEXT NOT NULL, -- random; one that began earlier stops
    rules TEXT NOT NULL,
    change INTEGER, -- of the stock: vehicles that have not changed since have their current record here; null if not all
    token TEXT -- of the write that made this change
  ) STRICT;
`

const schema: Schema = {
  applicationId: 0x46435052,
  migrations: [first, second],
  withoutBackup: 'delete it: it is made again',
}

/** The part of a join that finds current records of `vehicle`. */
export const isCurrent = `shown.id = vehicle.id AND shown.change = vehicle.change AND shown.hash = vehicle.hash
  AND shown.rules = :rules`

/**
 * The number under which the record of an id is stored: 53 bits of a hash, which SQLite finds in half the time of a text.
 * Two ids may have the same number. Then the file has the record of one of them.
 */
export function placeOf(id: string): number {
  let [a, b] = [0x811c9dc5, 0x41c6ce57]
  for (let at = 0; at < id.length; at++) {
    const unit = id.charCodeAt(at)
    a = Math.imul(a ^ unit, 0x9e3779b1)
    b = Math.imul(b ^ unit, 0x5f356495)
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35)
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35)
  return (b >>> 11) * 2 ** 32 + (a >>> 0)
}

/** Makes `placeOf` available in SQL as `place`. */
export function addPlaceFunction(db: DatabaseSync): void {
  db.function('place', { deterministic: true }, (id) => BigInt(placeOf(String(id))))
}

/** A damaged file is deleted and created again. Processes that have it open keep the deleted one. */
export async function openPublicRecordsFile(file: string): Promise<DatabaseSync> {
  const options = { schema, synchronous: 'NORMAL', pageSize: 16_384 } as const
  try {
    return await openDatabase(file, options)
  } catch (error) {
    if (!isDamaged(error)) throw error
    removeFile(file)
    return openDatabase(file, options)
  }
}

export function isDamaged(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === sqliteCodes.corrupt || code === sqliteCodes.notDatabase
}

export function removeFile(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
}
