import type { StockStore, StockWriter } from '#domain/stock/store.ts'
import { beginWrite } from './begin-write.ts'
import { openDatabase } from './open-database.ts'
import { stockSchema } from './stock-schema.ts'
import { prepareStockWriter } from './stock-writer.ts'
import { onceFree } from './wait-for-others.ts'
import { keepLog, leaveLog } from './write-log.ts'

const synchronous = 'NORMAL'

/**
 * The writing half of the stock. An import needs no more, and with the file to itself it brings the first stock in
 * a quarter faster: whoever opens the file meanwhile waits for its end, as there is nothing to show before.
 *
 * @throws {Error} when the file cannot be opened or was written by newer code.
 */
export async function openSqliteStockWrites(
  file: string,
  { writeWaitMs = 120_000 } = {},
): Promise<Pick<StockStore, 'write' | 'close'>> {
  const db = await openDatabase(file, {
    schema: stockSchema,
    synchronous,
    // Six records or so of two to three thousand bytes: small pages would stay half empty, and each costs a write.
    pageSize: 16_384,
    waitMs: 120_000,
  })
  // KiB: an import touches the indices by id and by change at random, and they should stay in memory.
  db.exec('PRAGMA cache_size = -49152')
  const isNew = db.prepare('SELECT 1 FROM revision WHERE change = 0')
  const createWriter = prepareStockWriter(db)
  let lastWrite: Promise<unknown> = Promise.resolve()

  async function runNext<T>(work: (writer: StockWriter) => Promise<T>): Promise<T> {
    if (!isNew.get() || !leaveLog(db)) return runWrite(work)
    try {
      return await runWrite(work)
    } finally {
      // Nothing is lost where it is still held: who opens the file next does so too.
      await onceFree(() => keepLog(db, synchronous), writeWaitMs, file).catch(() => undefined)
    }
  }

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
    write(work) {
      const write = lastWrite.then(() => runNext(work))
      lastWrite = write.catch(() => undefined)
      return write
    },
    async close() {
      await lastWrite
      db.close()
    },
  }
}
