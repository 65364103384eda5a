import type { MotSchedule } from '#domain/registers/mot-schedule.ts'
import type { StockList } from '#domain/stock/stock-list.ts'
import type { StockReader, StockStore, StockWriter } from '#domain/stock/store.ts'
import { createMotSchedule } from '../mot-row.ts'
import { createStockList } from '../stock-list.ts'
import { createStockReader, recordColumns, type StockDialect } from '../stock-reader.ts'
import { createTurns } from '../stock-writes.ts'
import { vehicleStates } from '../vehicle-state.ts'
import { openDatabase, openReader, queryOf } from './open-database.ts'
import { stockPageSize, stockSchema } from './stock-schema.ts'
import { prepareStockWriter } from './stock-writer.ts'
import { beginWrite } from './write-lock.ts'

interface StockOptions {
  writeWaitMs?: number
  /** The clock of the log: epoch milliseconds. */
  now?: () => number
}

/**
 * The stock in one SQLite file, which several processes may share: readers see whole writes only, a write waits for
 * another one up to `writeWaitMs`. After a power cut the latest writes may be missing, each of them whole.
 *
 * @throws {Error} when the file cannot be opened or was written by newer code.
 */
export async function openSqliteStock(
  file: string,
  { writeWaitMs = 120_000, now = Date.now }: StockOptions = {},
): Promise<StockStore> {
  const db = await openDatabase(file, {
    schema: stockSchema,
    synchronous: 'NORMAL',
    pageSize: stockPageSize,
    // The log of an import that was killed is read before the file can be opened, which takes long for a large one.
    waitMs: 120_000,
  })
  // KiB: an import writes to the indexes by id and by change at random, and they should stay in memory.
  db.exec('PRAGMA cache_size = -49152')
  const { reader, list, mot, closeReader } = openStockReader(file)
  const createWriter = prepareStockWriter(db, now, createStockReader(queryOf(db), dialect))
  const turns = createTurns()

  async function runWrite<T>(work: (writer: StockWriter) => Promise<T>): Promise<T> {
    await beginWrite(db, writeWaitMs)
    const writer = createWriter()
    try {
      const result = await work(writer)
      writer.publish()
      db.exec('COMMIT')
      return result
    } catch (cause) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw cause
    } finally {
      writer.end()
    }
  }

  return {
    ...reader,
    mot,
    list,
    write: (work) => turns.run(() => runWrite(work)),
    async close() {
      await turns.idle()
      db.close()
      closeReader()
    },
  }
}

const findPlates = `
  SELECT vehicle.id, mot.plate FROM json_each(:ids) AS wanted
  CROSS JOIN vehicle ON vehicle.id = wanted.value CROSS JOIN mot ON mot.key = vehicle.key`

const dialect: StockDialect = {
  storedId: (id) => id,
  readId: (stored) => stored,
  findMany: `
    SELECT vehicle.id, ${recordColumns} FROM json_each(:ids) AS wanted
    CROSS JOIN vehicle ON vehicle.id = wanted.value CROSS JOIN record ON record.key = vehicle.key
    LEFT JOIN mot ON mot.key = vehicle.key
    WHERE state = ${vehicleStates.listed}`,
  findToken: 'SELECT token FROM write_token WHERE change = :change',
  // Two ranges, because SQLite does not seek by (change, key) together and would scan a large change for every slice.
  changesSince: (columns) => `
    SELECT ${columns} FROM vehicle
      WHERE change = :change AND key > coalesce((SELECT key FROM vehicle WHERE id = :id), 0)
    UNION ALL SELECT ${columns} FROM vehicle WHERE change > :change
    ORDER BY change, key LIMIT :limit`,
  formerPrices: 'SELECT json_group_array(json_array(since, price)) FROM former_price WHERE key = vehicle.key',
  isIn: (of, values, type) => `${of} IN (SELECT CAST(value AS ${type}) FROM json_each(:${values}))`,
  // Few, so that hardly any record outlives a garbage collection.
  batchSize: 40,
}

/**
 * Reads the stock in a file that was opened before, on a connection of its own. A file that is no stock, such as an empty
 * one in the place of one that was deleted, is refused.
 */
export function openStockReader(file: string): {
  reader: StockReader
  list: StockList
  mot: MotSchedule
  closeReader(): void
} {
  const db = openReader(file)
  try {
    // Records are read from the file's pages without copying them first: 18 instead of 23 to 31 µs for one of 440,021.
    db.exec(`PRAGMA mmap_size = ${4 * 1024 ** 3}`)
    db.prepare('SELECT change FROM revision').get()
  } catch (error) {
    db.close()
    throw error
  }
  const query = queryOf(db)
  return {
    reader: createStockReader(query, dialect),
    mot: createMotSchedule(query, { ...dialect, findPlates }),
    list: createStockList(query, dialect),
    closeReader: () => db.close(),
  }
}
