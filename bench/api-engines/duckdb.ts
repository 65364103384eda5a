import { importApiPeer } from '../install-api-peers.ts'
import { createTable, type OpenEngine, searchSql, sqlColumns } from './engine.ts'

interface Appender {
  appendNull(): void
  appendVarchar(value: string): void
  appendDouble(value: number): void
  appendBigInt(value: bigint): void
  appendInteger(value: number): void
  endRow(): void
  closeSync(): void
}

interface Connection {
  run(sql: string): Promise<unknown>
  runAndReadAll(sql: string): Promise<{ getRows(): unknown[][] }>
  createAppender(table: string): Promise<Appender>
  closeSync(): void
}

interface DuckDB {
  DuckDBInstance: {
    create(path: string, options: Record<string, string>): Promise<{ connect(): Promise<Connection> }>
  }
}

/** In memory, with one thread, because the site has one too. */
export const openDuckDB: OpenEngine = async (listings) => {
  const { DuckDBInstance } = await importApiPeer<DuckDB>('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  await connection.run(createTable(({ type }) => type))
  const appender = await connection.createAppender('records')
  for (const listing of listings) {
    for (const { type, read } of sqlColumns) {
      const value = read(listing)
      if (value === null) appender.appendNull()
      else if (type === 'VARCHAR') appender.appendVarchar(String(value))
      else if (type === 'DOUBLE') appender.appendDouble(Number(value))
      else if (type === 'BIGINT') appender.appendBigInt(BigInt(value))
      else appender.appendInteger(Number(value))
    }
    appender.endRow()
  }
  appender.closeSync()
  const rowsOf = async (sql: string) => (await connection.runAndReadAll(sql)).getRows()

  return {
    async search(query) {
      const { page, total } = searchSql(query)
      const ids = (await rowsOf(page)).map(([id]) => String(id))
      return { total: Number((await rowsOf(total))[0]?.[0]), ids }
    },
    async close() {
      connection.closeSync()
    },
  }
}
