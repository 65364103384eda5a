import { rmSync } from 'node:fs'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehicleStates } from '../vehicle-state.ts'
import type { Schema } from './migrate.ts'
import { openDatabase, openReader } from './open-database.ts'
import { sqliteCode, sqliteCodes } from './sqlite-error.ts'

interface PublicRecordsFile {
  file: string
  /** Distinguishes the code that makes them: see `listingRules`. */
  rules: string
}

/** Where the public records are, and what shows which of them are current. */
export interface PublicRecordsPlace extends PublicRecordsFile {
  /** The SQLite file of the stock now, which can be another one later; null while there is none. */
  stockFile: () => string | null
}

/** Where the public records are, and the SQLite file of the stock from which they are made. */
export interface PublicRecordsSource extends PublicRecordsFile {
  stockFile: string
}

/** Public records as JSON in a file beside the stock: reading one takes a tenth of the time of making it. */
export interface PublicRecords {
  /** By id: those of `ids` that are listed and that the file has as they are now. Callers must not change the bytes. */
  find(ids: readonly string[]): Map<string, Buffer>
  /** The records of `ids` as one JSON list, in this order; null unless `find` has all. Its memory is the caller's. */
  list(ids: readonly string[]): Buffer | null
  close(): void
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

const schema: Schema = {
  applicationId: 0x46435052,
  migrations: [first],
  withoutBackup: 'delete it: it is made again',
}

const { listed } = vehicleStates

const isCurrent = `shown.key = vehicle.key AND shown.change = vehicle.change AND shown.hash = vehicle.hash
  AND shown.rules = :rules`

/** @throws {Error} when the file cannot be created. */
export async function openPublicRecords({
  file,
  stockFile,
  rules,
}: PublicRecordsPlace): Promise<PublicRecords> {
  const own = await openFile(file)
  own.close()
  let open: { stockFile: string; db: DatabaseSync; statements: Statements } | null = null
  let isClosed = false

  /** Reads the stock as it is now: an earlier file has earlier records. */
  function openCurrent(): typeof open {
    const current = stockFile()
    if (open?.stockFile === current) return open
    closeOpen()
    if (current === null || isClosed) return null
    const db = openReader(current)
    try {
      open = { stockFile: current, db, statements: prepareReads(db, file) }
    } catch (cause) {
      db.close()
      throw cause
    }
    return open
  }

  function closeOpen(): void {
    open?.db.close()
    open = null
  }

  /** Null when there is nothing to read from. */
  function read<T>(from: (statements: Statements) => T): T | null {
    try {
      const current = openCurrent()
      return current && from(current.statements)
    } catch {
      // The file was damaged since it was opened, and the next call opens the one that has replaced it. The store has
      // every record, and an error if it is damaged too.
      closeOpen()
      return null
    }
  }

  return {
    find(ids) {
      const rows = read(({ findListed }) => findListed.all({ ids: JSON.stringify(ids), rules })) ?? []
      return new Map((rows as unknown as [string, Uint8Array][]).map(([id, json]) => [id, bufferOf(json)]))
    },
    list(ids) {
      const row = read(({ listListed }) => listListed.get({ ids: JSON.stringify(ids), rules }))
      const [positions, json] = (row as unknown as [string | null, Uint8Array | null]) ?? [null, null]
      return json !== null && positions === [...ids.keys()].join() ? bufferOf(json) : null
    },
    close() {
      isClosed = true
      closeOpen()
    },
  }
}

const mappedBytes = 4 * 1024 ** 3

interface Statements {
  findListed: StatementSync
  listListed: StatementSync
}

function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length)
}

/** @param stock A reader of the stock, which gets `file` attached. */
function prepareReads(stock: DatabaseSync, file: string): Statements {
  stock.prepare('ATTACH ? AS own').run(file)
  // Reads records from the files' pages without copying them first.
  stock.exec(`PRAGMA main.mmap_size = ${mappedBytes}; PRAGMA own.mmap_size = ${mappedBytes}`)
  const wanted = `FROM json_each(:ids) AS wanted CROSS JOIN vehicle ON vehicle.id = wanted.value
     CROSS JOIN own.public_record AS shown ON ${isCurrent} WHERE state = ${listed}`
  const findListed = stock.prepare(`SELECT vehicle.id, shown.json ${wanted}`)
  // One value of 100 KB costs less memory and time than 24 of 4 KB that are joined later. Both texts are in the order in
  // which SQLite reads the rows, so the positions show whether that was the order of the ids.
  const listListed = stock.prepare(
    `SELECT group_concat(wanted.key), CAST('[' || group_concat(shown.json) || ']' AS BLOB) ${wanted}`,
  )
  for (const statement of [findListed, listListed]) statement.setReturnArrays(true)
  return { findListed, listListed }
}

/** Writes the file; one process at a time does so. */
export interface PublicRecordsWriter {
  /** The keys of all vehicles are from 1 to this one. */
  lastKey(): number
  /**
   * Makes the records of these keys that are missing or not current, and removes those of vehicles not listed.
   *
   * @throws {Error} when that fails. A damaged file is deleted first, so the next writer creates it again.
   */
  update(keys: { from: number; to: number }): void
  close(): void
}

/** @throws {Error} when a file cannot be opened. */
export async function openPublicRecordsWriter(
  { file, stockFile, rules }: PublicRecordsSource,
  toJson: (record: StockRecord) => Uint8Array,
): Promise<PublicRecordsWriter> {
  const db = await openFile(file)
  db.prepare('ATTACH ? AS stock').run(stockFile)
  const readLastKey = db.prepare('SELECT max(key) AS key FROM stock.vehicle')
  const readStale = db.prepare(
    `SELECT vehicle.key, vehicle.change, vehicle.hash, record.json
     FROM stock.vehicle LEFT JOIN public_record AS shown ON ${isCurrent}
     CROSS JOIN stock.record ON record.key = vehicle.key
     WHERE vehicle.key BETWEEN :from AND :to AND state = ${listed} AND shown.key IS NULL`,
  )
  readStale.setReturnArrays(true)
  const put = db.prepare(
    'INSERT OR REPLACE INTO public_record (key, change, hash, rules, json) VALUES (?, ?, ?, ?, ?)',
  )
  const removeUnlisted = db.prepare(
    `DELETE FROM public_record WHERE key BETWEEN :from AND :to AND key NOT IN
       (SELECT key FROM stock.vehicle WHERE key BETWEEN :from AND :to AND state = ${listed})`,
  )

  function update(keys: { from: number; to: number }): void {
    const rows = readStale.all({ ...keys, rules }) as unknown as [number, number, string, string][]
    for (const [key, change, hash, json] of rows) put.run(key, change, hash, rules, toJson(JSON.parse(json)))
    removeUnlisted.run(keys)
  }

  return {
    lastKey: () => Number(readLastKey.get()?.key ?? 0),
    update(keys) {
      // Not IMMEDIATE, which would lock the stock too.
      db.exec('BEGIN')
      try {
        update(keys)
        db.exec('COMMIT')
      } catch (cause) {
        if (db.isTransaction) db.exec('ROLLBACK')
        if (isDamaged(cause)) {
          db.close()
          removeFile(file)
        }
        throw cause
      }
    },
    close() {
      if (db.isOpen) db.close()
    },
  }
}

/** A damaged file is deleted and created again. Processes that have it open keep the deleted one. */
async function openFile(file: string) {
  const options = { schema, synchronous: 'NORMAL', pageSize: 16_384 } as const
  try {
    return await openDatabase(file, options)
  } catch (error) {
    if (!isDamaged(error)) throw error
    removeFile(file)
    return openDatabase(file, options)
  }
}

function isDamaged(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === sqliteCodes.corrupt || code === sqliteCodes.notDatabase
}

function removeFile(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
}
