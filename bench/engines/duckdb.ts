import { DuckDBInstance } from '@duckdb/node-api'
import type { SearchQuery } from '../../domain/search/query.ts'
import { type FilterField, filterFields } from '../../domain/stock/filter-fields.ts'
import type { Listing } from '../../domain/stock/listing.ts'
import type { Answer, Engine, Peer } from './engine.ts'
import { columns, conditionsOf, facetColumn, facetsOf, pageSql, rowOf } from './sql.ts'

export const duckdb: Peer = {
  name: 'DuckDB',
  native: true,
  async open(listings: readonly Listing[]): Promise<Engine> {
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
    const connection = await instance.connect()
    await connection.run(`CREATE TABLE cars (${columns.join(', ')})`)
    const appender = await connection.createAppender('cars')
    for (const listing of listings) {
      for (const [i, value] of rowOf(listing).entries()) {
        const type = columns[i]?.split(' ')[1]
        if (value === null) appender.appendNull()
        else if (type === 'VARCHAR') appender.appendVarchar(String(value))
        else if (type === 'DOUBLE') appender.appendDouble(Number(value))
        else if (type === 'BIGINT') appender.appendBigInt(BigInt(value))
        else appender.appendInteger(Number(value))
      }
      appender.endRow()
    }
    appender.closeSync()

    async function ask(query: SearchQuery): Promise<Answer> {
      const conditions = conditionsOf(query)
      const page = await connection.runAndReadAll(pageSql(query, conditions))
      const { total, facets } = await countFacets(conditions)
      return { total, ids: page.getRows().map(([id]) => String(id)), facets }
    }

    /** All facets in one pass over the rows that fail at most one condition, by grouping sets. */
    async function countFacets(conditions: ReturnType<typeof conditionsOf>) {
      const failures = conditions.map(({ sql }) => `(CASE WHEN ${sql} THEN 0 ELSE 1 END)`)
      const passes = conditions.map(({ sql }, i) => `coalesce(${sql}, FALSE) AS p${i}`)
      const own = conditions.map((_, i) => `count(*) FILTER (WHERE failed = 0 OR NOT p${i})`)
      const sets = filterFields.map((field) => `(${facetColumn(field)})`)
      const names = filterFields.map(facetColumn).join(', ')
      const rows = await connection.runAndReadAll(
        `SELECT grouping(${names}), coalesce(${filterFields.map((field) => `${facetColumn(field)}::VARCHAR`).join(', ')}),
           ${['count(*) FILTER (WHERE failed = 0)', ...own].join(', ')}
         FROM (SELECT *, ${[...passes, `${failures.join(' + ') || '0'} AS failed`].join(', ')} FROM cars)
         WHERE failed <= 1 GROUP BY GROUPING SETS (${sets.join(', ')}, ())`,
      )
      let total = 0
      const counted: [FilterField, string, number][] = []
      for (const [mask, value, all, ...others] of rows.getRows()) {
        // The one bit that is 0 tells the grouped column; the first column has the highest bit.
        const free = (2 ** filterFields.length - 1) & ~Number(mask)
        if (free === 0) total = Number(all)
        const field = filterFields[filterFields.length - 1 - Math.log2(free)]
        if (field === undefined || value === null) continue
        const mine = conditions.findIndex((condition) => condition.field === field)
        counted.push([field, String(value), Number(mine < 0 ? all : others[mine])])
      }
      return { total, facets: facetsOf(counted) }
    }

    return {
      name: 'DuckDB',
      note: '@duckdb/node-api, in memory, one thread, facets by grouping sets in one statement',
      every: 1,
      ask,
      close: () => connection.closeSync(),
    }
  },
}
