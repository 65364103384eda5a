import type { DatabaseSync } from 'node:sqlite'
import type { StockStore, StockWriter } from '#domain/stock/store.ts'
import { createTurns } from '../stock-writes.ts'
import { openDatabase, openReader } from './open-database.ts'
import { createStockReader } from './stock-reader.ts'
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
  const reader = openReader(file)
  mapRecords(reader)
  const createWriter = prepareStockWriter(db, now)
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
    ...createStockReader(reader),
    write: (work) => turns.run(() => runWrite(work)),
    async close() {
      await turns.idle()
      db.close()
      reader.close()
    },
  }
}

/** Reads records from the file's pages without copying them first: 18 instead of 23 to 31 µs for a record of 440,021. */
export function mapRecords(reader: DatabaseSync): void {
  reader.exec(`PRAGMA mmap_size = ${4 * 1024 ** 3}`)
}
