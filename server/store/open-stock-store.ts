import { mkdir } from 'node:fs/promises'
import type { StockStore } from '#domain/stock/store.ts'
import type { Config } from '../config.ts'
import { stockFile } from './data-files.ts'
import { isAway, retryWhileAway } from './postgres/database-away.ts'
import { openSqliteStock } from './sqlite/stock-store.ts'

/** Where the stock is: in PostgreSQL if `databaseUrl` is set, else in a file in `dataDir`. */
export type StockPlace = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Longer than a failover takes. */
const awayMs = 15_000

/**
 * Opens the stock for a command or an import. Creates the folder and the file or the tables if they do not exist.
 *
 * @throws {Error} when the stock cannot be opened, or the tables may not be created.
 */
export async function openStockStore({ dataDir, databaseUrl }: StockPlace): Promise<StockStore> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (databaseUrl === null) return openSqliteStock(stockFile(dataDir))
  await prepareTables(databaseUrl)
  // Loaded where it is used: it takes longer to load than a command on files takes to run.
  const { openPostgresStock } = await import('./postgres/stock-store.ts')
  return openPostgresStock(databaseUrl)
}

/** Of the database at `url`. @throws {Error} that names the server when it is away, and never the password. */
async function prepareTables(url: string): Promise<void> {
  const { openDatabase } = await import('./postgres/open-database.ts')
  const { prepareDatabase } = await import('./postgres/migrate.ts')
  const database = openDatabase(url, { connections: 1 })
  try {
    await retryWhileAway(() => prepareDatabase(database), { forMs: awayMs })
  } catch (cause) {
    if (!isAway(cause)) throw cause
    const { host, pathname } = new URL(url)
    throw new Error(`The database ${host}${pathname} is away: ${reasonOf(cause)}`, { cause })
  } finally {
    await database.close()
  }
}

/** The error of a host with several addresses has no message of its own. */
function reasonOf(cause: unknown): string {
  const causes = cause instanceof AggregateError ? cause.errors : [cause]
  return causes.map((each) => (each instanceof Error ? each.message : String(each))).join(', ')
}
