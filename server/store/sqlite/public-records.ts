import { existsSync } from 'node:fs'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { vehicleStates } from '../vehicle-state.ts'
import { openReader } from './open-database.ts'
import {
  addPlaceFunction,
  isCurrent,
  isDamaged,
  openPublicRecordsFile,
  type PublicRecordsFile,
  placeOf,
  removeFile,
} from './public-records-file.ts'

/** Where the public records are, and what shows which of them are current. */
export interface PublicRecordsPlace extends PublicRecordsFile {
  /** The SQLite file of the stock now, which can be another one later; null while there is none. */
  stockFile: () => string | null
}

/** Public records as JSON in a file beside the stock: reading one takes a tenth of the time of making it. */
export interface PublicRecords {
  /** By id: those of `ids` that are listed and that the file has as they are now. Callers must not change the bytes. */
  find(ids: readonly string[]): Map<string, Buffer>
  /**
   * The records of `ids` as one JSON list, in this order; null when the file lacks one, is not complete yet, or one was
   * written since it was. Takes half the time of `find`. Its memory is the caller's.
   */
  list(ids: readonly string[]): Buffer | null
  close(): void
}

/**
 * @param onDamage Called with the error before a damaged file is deleted.
 * @throws {Error} when the file cannot be created.
 */
export async function openPublicRecords(
  { file, stockFile, rules }: PublicRecordsPlace,
  onDamage: (error: unknown) => void = () => undefined,
): Promise<PublicRecords> {
  const own = await openPublicRecordsFile(file)
  own.close()
  let open: { stockFile: string; db: DatabaseSync; reads: Reads } | null = null
  let isClosed = false
  let hasRemoved = false

  /** Reads the stock as it is now: an earlier file has earlier records. */
  function openCurrent(): typeof open {
    const current = stockFile()
    if (open?.stockFile === current) return open
    closeOpen()
    if (current === null || isClosed || !existsSync(file)) return null
    const db = openReader(current)
    try {
      open = { stockFile: current, db, reads: prepareReads(db, file, rules) }
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
  function read<T>(from: (reads: Reads) => T): T | null {
    try {
      const current = openCurrent()
      return current && from(current.reads)
    } catch (error) {
      // The next call opens the file that has replaced this one. The store has every record.
      closeOpen()
      if (isDamaged(error)) removeOnce(error)
      return null
    }
  }

  /**
   * A damaged file is deleted, and its writer makes it again. The writer itself reads only what has changed. Once, because
   * the same error comes from a damaged stock.
   */
  function removeOnce(error: unknown): void {
    if (hasRemoved) return
    hasRemoved = true
    onDamage(error)
    removeFile(file)
  }

  return {
    find: (ids) => read((reads) => reads.find(ids)) ?? new Map(),
    list: (ids) => (ids.length === 0 ? null : read((reads) => reads.list(ids))),
    close() {
      isClosed = true
      closeOpen()
    },
  }
}

const mappedBytes = 4 * 1024 ** 3

type Reads = Pick<PublicRecords, 'find' | 'list'>

/** @param stock A reader of the stock, which gets `file` attached. */
function prepareReads(stock: DatabaseSync, file: string, rules: string): Reads {
  stock.prepare('ATTACH ? AS own').run(file)
  // Reads records from the files' pages without copying them first.
  stock.exec(`PRAGMA main.mmap_size = ${mappedBytes}; PRAGMA own.mmap_size = ${mappedBytes}`)
  addPlaceFunction(stock)
  const findListed = stock.prepare(
    `SELECT vehicle.id, shown.json FROM json_each(:ids) AS wanted CROSS JOIN vehicle ON vehicle.id = wanted.value
     CROSS JOIN own.public_record AS shown ON shown.place = place(vehicle.id) AND ${isCurrent}
     WHERE state = ${vehicleStates.listed}`,
  )
  // One value of 100 KB costs less memory and time than 24 of 4 KB that are joined later. The first two texts are in the
  // order in which SQLite reads the rows, so the ids show whether that was the order wanted.
  const listListed = stock.prepare(
    `SELECT group_concat(shown.id, char(10)), CAST('[' || group_concat(shown.json) || ']' AS BLOB),
       complete.change, complete.token, (SELECT mark FROM write_mark JOIN revision USING (change))
     FROM own.progress AS complete
     CROSS JOIN write_mark ON write_mark.change = complete.change AND write_mark.mark = complete.token
     CROSS JOIN json_each(:places) AS wanted CROSS JOIN own.public_record AS shown ON shown.place = wanted.value
     WHERE complete.rules = :rules`,
  )
  for (const statement of [findListed, listListed]) statement.setReturnArrays(true)
  const isUnchanged = createChangeCheck(stock)
  return {
    find(ids) {
      const rows = findListed.all({ ids: JSON.stringify(ids), rules }) as unknown as [string, Uint8Array][]
      return new Map(rows.map(([id, json]) => [id, bufferOf(json)]))
    },
    list(ids) {
      const places = JSON.stringify(ids.map(placeOf))
      const row = listListed.get({ places, rules }) as unknown as ListRow | [null]
      if (row[0] === null || row[0] !== ids.join('\n')) return null
      const [, json, change, token, stockToken] = row
      return token === stockToken || isUnchanged(ids, change, stockToken) ? bufferOf(json) : null
    },
  }
}

/** The ids and records; the change that the file is complete for, with its token; and the token of the stock. */
type ListRow = [string, Uint8Array, number, string, string]

function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length)
}

/** More changes than these are not looked at: the records are found one by one until the file is complete again. */
const mostChanges = 1_000

/** Whether none of `ids` has changed after a change of the stock. They are read once for each write to the stock. */
function createChangeCheck(stock: DatabaseSync) {
  const readChanged: StatementSync = stock.prepare('SELECT id FROM vehicle WHERE change > ? LIMIT ?')
  let known: { since: number; stockToken: string; ids: Set<unknown> } | null = null
  return (ids: readonly string[], since: number, stockToken: string): boolean => {
    if (known?.since !== since || known.stockToken !== stockToken) {
      const rows = readChanged.all(since, mostChanges + 1)
      known = { since, stockToken, ids: new Set(rows.map(({ id }) => id)) }
    }
    const { ids: changed } = known
    return changed.size <= mostChanges && !ids.some((id) => changed.has(id))
  }
}
