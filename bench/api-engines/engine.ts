import type { Query } from 'facet-index'
import { createSql, type SqlColumn } from 'facet-index/bench/engines/sql.ts'
import type { SearchQuery } from '../../domain/search/query.ts'
import { stockSchema } from '../../domain/search/stock-schema.ts'
import type { Listing } from '../../domain/stock/listing.ts'

export interface Hits {
  total: number
  /** Of the requested page, in order. */
  ids: string[]
}

/** A search engine in the place of our index: the records of its hits come from the same store and cache. */
export interface ApiEngine {
  search(query: SearchQuery): Promise<Hits>
  close(): Promise<void>
}

/** Null when what it needs is not installed on this machine. Distances are measured from the dealership only. */
export type OpenEngine = (listings: readonly Listing[], folder: string) => Promise<ApiEngine | null>

const { columns, conditionsOf, pageSql } = createSql(stockSchema)

export const sqlColumns: readonly SqlColumn[] = columns

/** The statements of a search: one for the page, one for the total. */
export function searchSql(query: SearchQuery): { page: string; total: string } {
  const asked = query as unknown as Query
  const conditions = conditionsOf(asked)
  const where = ['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND ')
  return { page: pageSql(asked, conditions), total: `SELECT count(*) FROM records WHERE ${where}` }
}

export function createTable(typeOf: (column: SqlColumn) => string): string {
  return `CREATE TABLE records (${columns.map((column) => `"${column.name}" ${typeOf(column)}`).join(', ')})`
}
