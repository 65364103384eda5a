import pg from 'pg'
import type { Query } from '../query.ts'
import { isAway } from './database-away.ts'

/** A pool of connections to PostgreSQL, or to PgBouncer in transaction mode: no state outlives a transaction. */
export interface Database {
  /** One statement in a transaction of its own. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<pg.QueryResult<Row>>
  /**
   * Runs `work` on one connection, commits when it resolves and rolls back when it throws. A connection whose server is
   * away is dropped, and the server rolls back: it may be a former primary, or answer nothing.
   */
  transaction<T>(work: (client: pg.PoolClient) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Waits until the connections are returned. */
  close(): Promise<void>
}

interface TransactionOptions {
  /** One snapshot for all statements, and no writes. */
  readOnly?: boolean
}

interface DatabaseOptions {
  connections?: number
  /**
   * After this time a statement fails and its connection is dropped: a server that was stopped accepts connections and
   * never answers. Null for imports, whose statements take long.
   */
  statementMs?: number | null
}

/** Connecting to a machine that does not answer fails after this time. */
const connectMs = 3_000

/**
 * The server ends a transaction that waits this long for its next statement. A machine that is lost or stopped between two
 * statements would otherwise keep its locks until TCP gives up, two hours later.
 */
const idle = `SET LOCAL idle_in_transaction_session_timeout = '1min'`

/** Counts and instants are below 2^53, so `bigint` is read as a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
}

/** Connects at the first query, so the database may be away. Statements are not named: PgBouncer would not know them. */
export function openDatabase(
  url: string,
  { connections = 10, statementMs = 10_000 }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: connections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'forecourt',
    ...(statementMs !== null && { query_timeout: statementMs }),
  })
  // An idle connection was lost. The pool has dropped it, and the next query opens another.
  pool.on('error', () => undefined)

  return {
    query: (sql, values) => pool.query(sql, values),
    async transaction(work, { readOnly = false } = {}) {
      const client = await pool.connect()
      let broken: Error | undefined
      // A connection that is lost between two statements reports it here, and the next statement fails.
      const onError = (error: Error) => {
        broken = error
      }
      client.on('error', onError)
      try {
        const begin = readOnly ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN'
        await client.query(`${begin}; ${idle}`)
        const result = await work(client)
        await client.query('COMMIT')
        return result
      } catch (error) {
        if (isAway(error)) broken ??= error as Error
        else {
          await client.query('ROLLBACK').catch((cause: Error) => {
            broken = cause
          })
        }
        throw error
      } finally {
        client.off('error', onError)
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}

/** PostgreSQL numbers its parameters. */
export function queryOf(database: Pick<Database, 'query'>): Query {
  return async (sql, values = {}) => {
    const names = Object.keys(values)
    const numbered = sql.replace(/:(\w+)/g, (_parameter, name: string) => `$${names.indexOf(name) + 1}`)
    return (await database.query(numbered, Object.values(values))).rows
  }
}
