import { randomUUID } from 'node:crypto'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehicleStates } from '../vehicle-state.ts'
import {
  addPlaceFunction,
  isCurrent,
  isDamaged,
  openPublicRecordsFile,
  type PublicRecordsFile,
  removeFile,
} from './public-records-file.ts'

/** Where the public records are, and the SQLite file of the stock from which they are made. */
export interface PublicRecordsSource extends PublicRecordsFile {
  stockFile: string
}

/** Writes the file; one process at a time does so. */
export interface PublicRecordsWriter {
  /**
   * Makes the records that are missing or not current, and removes those of vehicles not listed, in steps of some tens of
   * milliseconds. Looks only at what has changed since the file was complete, if it ever was.
   *
   * @throws {Error} when that fails, or when another writer has begun. A damaged file is deleted first, so the next
   * writer creates it again.
   */
  update(): Generator<void, void>
  close(): void
}

const { listed } = vehicleStates

/** Place, id, change, hash and the JSON of the stock. */
type StaleRow = [number, string, number, string, string]

/** Vehicles that are looked at in a step for those that have changed. */
const keysAtOnce = 10_000
/** Records that are made in a step, which is a transaction. */
const recordsAtOnce = 200

/** @throws {Error} when a file cannot be opened. */
export async function openPublicRecordsWriter(
  { file, stockFile, rules }: PublicRecordsSource,
  toJson: (record: StockRecord) => Uint8Array,
): Promise<PublicRecordsWriter> {
  const db = await openPublicRecordsFile(file)
  db.prepare('ATTACH ? AS stock').run(stockFile)
  addPlaceFunction(db)
  // In the order of places: in any other, most records of a new file would each rewrite a page.
  db.exec(
    'PRAGMA temp_store = MEMORY; CREATE TEMP TABLE wanted (place INTEGER PRIMARY KEY, key INTEGER NOT NULL) STRICT',
  )
  /** Distinguishes this writer from those of other processes. */
  const ownName = randomUUID()
  const readStock = db.prepare(
    'SELECT change, mark AS token FROM stock.revision JOIN stock.write_mark USING (change)',
  )
  const readComplete = db.prepare(
    `SELECT change, token FROM progress JOIN stock.write_mark AS written USING (change)
     WHERE rules = ? AND written.mark = token`,
  )
  const putProgress = db.prepare(
    'INSERT OR REPLACE INTO progress (only, writer, rules, change, token) VALUES (1, ?, ?, ?, ?)',
  )
  const clearComplete = db.prepare('UPDATE progress SET change = NULL, token = NULL')
  const findOwnProgress = db.prepare('SELECT 1 FROM progress WHERE writer = ?')
  // Nothing if the stock was restored meanwhile.
  const setComplete = db.prepare(
    `INSERT OR REPLACE INTO progress (only, writer, rules, change, token)
     SELECT 1, :ownName, :rules, change, mark FROM stock.write_mark WHERE change = :change AND mark = :token`,
  )
  const readLastKey = db.prepare('SELECT max(key) AS key FROM stock.vehicle')
  const clearWanted = db.prepare('DELETE FROM temp.wanted')
  const addWanted = db.prepare(
    `INSERT OR IGNORE INTO temp.wanted
     SELECT place(id), key FROM stock.vehicle WHERE key BETWEEN :from AND :to AND change > :since`,
  )
  const readLastPlace = db.prepare(
    'SELECT max(place) AS place FROM (SELECT place FROM temp.wanted WHERE place > ? ORDER BY place LIMIT ?)',
  )
  const wanted = `temp.wanted AS wanted CROSS JOIN stock.vehicle ON vehicle.key = wanted.key`
  const inRange = 'wanted.place > :after AND wanted.place <= :to'
  const readStale = db.prepare(
    `SELECT wanted.place, vehicle.id, vehicle.change, vehicle.hash, record.json
     FROM ${wanted} LEFT JOIN public_record AS shown ON shown.place = wanted.place AND ${isCurrent}
     CROSS JOIN stock.record ON record.key = vehicle.key
     WHERE ${inRange} AND vehicle.change <= :upTo AND state = ${listed} AND shown.place IS NULL`,
  )
  readStale.setReturnArrays(true)
  const put = db.prepare(
    'INSERT OR REPLACE INTO public_record (place, id, change, hash, rules, json) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const removeUnlisted = db.prepare(
    `DELETE FROM public_record WHERE place IN
       (SELECT wanted.place FROM ${wanted} WHERE ${inRange} AND state <> ${listed})`,
  )
  const removeUnknown = db.prepare(
    `DELETE FROM public_record WHERE place > :after AND place <= :to
       AND place NOT IN (SELECT place FROM temp.wanted AS wanted WHERE ${inRange})`,
  )

  /** Not IMMEDIATE, which would lock the stock too. */
  function inTransaction<T>(work: () => T): T {
    db.exec('BEGIN')
    try {
      const result = work()
      db.exec('COMMIT')
      return result
    } catch (cause) {
      if (db.isTransaction) db.exec('ROLLBACK')
      if (isDamaged(cause)) {
        db.close()
        removeFile(file)
      }
      throw cause
    }
  }

  function begin() {
    const stock = readStock.get() as { change: number; token: string } | undefined
    const complete = readComplete.get(rules) as { change: number; token: string } | undefined
    // What another writer did not finish, or finished by other rules, is not complete.
    putProgress.run(ownName, rules, complete?.change ?? null, complete?.token ?? null)
    clearWanted.run()
    return { stock, since: complete?.change ?? 0, lastKey: Number(readLastKey.get()?.key ?? 0) }
  }

  function assertOwn(): void {
    if (!findOwnProgress.get(ownName)) throw new Error('Another process writes the public records')
  }

  /**
   * Rows later than the change that the file is complete for would be wrong if a backup of the stock from between the two
   * is restored. So the file is not complete while rows are written, and later changes than `upTo` wait for the next update.
   */
  function write(range: { after: number; to: number }, since: number, upTo: number): void {
    assertOwn()
    const rows = readStale.all({ ...range, rules, upTo }) as unknown as StaleRow[]
    if (rows.length > 0) clearComplete.run()
    for (const [place, id, change, hash, json] of rows)
      put.run(place, id, change, hash, rules, toJson(JSON.parse(json)))
    removeUnlisted.run(range)
    if (since === 0) removeUnknown.run(range)
  }

  return {
    *update() {
      const { stock, since, lastKey } = inTransaction(begin)
      for (let from = 1; from <= lastKey; from += keysAtOnce) {
        inTransaction(() => addWanted.run({ from, to: from + keysAtOnce - 1, since }))
        yield
      }
      for (let after = -1; after < Number.MAX_SAFE_INTEGER; ) {
        const to = Number(readLastPlace.get(after, recordsAtOnce)?.place ?? Number.MAX_SAFE_INTEGER)
        inTransaction(() => write({ after, to }, since, stock?.change ?? 0))
        after = to
        yield
      }
      inTransaction(() => {
        assertOwn()
        if (stock) setComplete.run({ ownName, rules, ...stock })
      })
    },
    close() {
      if (db.isOpen) db.close()
    },
  }
}
