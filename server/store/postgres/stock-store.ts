import type { StockReader, StockStore, StockWriter } from '#domain/stock/store.ts'
import { createMotSchedule } from '../mot-row.ts'
import { createStockList } from '../stock-list.ts'
import { createStockReader, recordColumns, records, type StockDialect } from '../stock-reader.ts'
import { createTurns } from '../stock-writes.ts'
import { vehicleStates } from '../vehicle-state.ts'
import { isAway, retryWhileAway } from './database-away.ts'
import { type Database, openDatabase, queryOf } from './open-database.ts'
import { createStockWriter, takeChangeNumber } from './stock-writer.ts'
import { readId, storedId } from './stored-id.ts'

interface StockOptions {
  writeWaitMs?: number
  /** How long a write is begun again while the database is away. */
  retryMs?: number
  /** The clock of the log: epoch milliseconds. */
  now?: () => number
}

interface Published<T> {
  result: T
  /** Null when nothing was written. */
  write: { change: number; token: string } | null
}

/**
 * The stock in PostgreSQL, which any number of machines may share: readers see whole writes only, a write waits for
 * another one up to `writeWaitMs`. The schema must be that of this version or a later one.
 */
export function openPostgresStock(
  url: string,
  { writeWaitMs = 120_000, retryMs = 15_000, now = Date.now }: StockOptions = {},
): StockStore {
  const reads = openDatabase(url)
  // Writes take turns in this process. A statement may wait for the lock, and then work for a minute.
  const writes = openDatabase(url, { connections: 1, statementMs: writeWaitMs + 60_000 })
  const turns = createTurns()

  /** Only the beginning is repeated: `work` may read a feed that can be read once. */
  async function runWrite<T>(work: (writer: StockWriter) => Promise<T>): Promise<T> {
    const begun = new AbortController()
    let published: Published<T> | null = null
    const attempt = () =>
      writes.transaction(async (client) => {
        const change = await takeChangeNumber(client, writeWaitMs)
        begun.abort()
        const writer = await createStockWriter(client, change, now, createPostgresReader(client))
        try {
          const result = await work(writer)
          published = { result, write: await writer.publish() }
          return result
        } finally {
          writer.end()
        }
      })
    try {
      return await retryWhileAway(attempt, { forMs: retryMs, signal: begun.signal })
    } catch (cause) {
      if (isLockTimeout(cause)) throw waitedTooLong(cause)
      if (!isAway(cause) || !begun.signal.aborted) throw cause
      const known = published as Published<T> | null
      if (known !== null && (await wasCommitted(known))) return known.result
      throw new Error(`${lost}: nothing was written`, { cause })
    }
  }

  /** The answer to a commit was lost. The lock is taken first, because the commit may still be on its way. */
  async function wasCommitted({ write }: Published<unknown>): Promise<boolean> {
    if (write === null) return true
    const ask = () =>
      writes.transaction(async (client) => {
        await takeChangeNumber(client, writeWaitMs)
        const { rows } = await client.query('SELECT token FROM write_token WHERE change = $1', [write.change])
        return rows[0]?.token === write.token
      })
    return retryWhileAway(ask, { forMs: retryMs }).catch((cause) => {
      throw new Error(`${lost}: it is not known whether the write was made`, { cause })
    })
  }

  function waitedTooLong(cause: unknown): Error {
    const message = `The stock is being written by another process; gave up after ${writeWaitMs / 1000} s`
    return new Error(message, { cause })
  }

  return {
    ...createPostgresReader(reads),
    mot: createMotSchedule(queryOf(reads), { ...dialect, findPlates }),
    list: createStockList(queryOf(reads), dialect),
    write: (work) => turns.run(() => runWrite(work)),
    async close() {
      await turns.idle()
      await Promise.all([reads.close(), writes.close()])
    },
  }
}

/** The reading half on any server of the database. */
export function createPostgresReader(database: Pick<Database, 'query'>): StockReader {
  return createStockReader(queryOf(database), dialect)
}

const lost = 'The connection to the database was lost'

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

const findPlates =
  'SELECT id, mot.plate FROM vehicle JOIN mot USING (key) WHERE id = ANY (CAST(:ids AS text[]))'

const dialect: StockDialect = {
  storedId,
  readId,
  findMany: `SELECT id, ${recordColumns} FROM ${records}
    WHERE id = ANY (CAST(:ids AS text[])) AND state = ${vehicleStates.listed}`,
  findToken: 'SELECT token FROM write_token WHERE change = :change',
  changesSince: (columns) => `
    SELECT ${columns} FROM vehicle
    WHERE (change, key) > (CAST(:change AS bigint), coalesce((SELECT key FROM vehicle WHERE id = :id), 0))
    ORDER BY change, key LIMIT :limit`,
  formerPrices: `
    SELECT CAST(coalesce(json_agg(json_build_array(since, price) ORDER BY since), '[]') AS text)
    FROM former_price WHERE key = vehicle.key`,
  isIn: (of, values, type) => `${of} = ANY (CAST(:${values} AS ${type === 'text' ? 'text' : 'bigint'}[]))`,
  batchSize: 500,
}
