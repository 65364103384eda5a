import { DuckDBInstance } from '@duckdb/node-api'
import type { Query } from '../../facet-index.ts'
import type { Answer, Peer } from './engine.ts'
import { createSql, quoted, type SqlCondition } from './sql.ts'

export const duckdb: Peer = {
  name: 'DuckDB',
  native: true,
  async open(schema, records) {
    const { fields, columns, facetColumn, conditionsOf, pageSql, facetsOf } = createSql(schema)
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
    const connection = await instance.connect()
    await connection.run(
      `CREATE TABLE records (${columns.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ')})`,
    )
    const appender = await connection.createAppender('records')
    for (const record of records) {
      for (const { type, read } of columns) {
        const value = read(record)
        if (value === null) appender.appendNull()
        else if (type === 'VARCHAR') appender.appendVarchar(String(value))
        else if (type === 'DOUBLE') appender.appendDouble(Number(value))
        else if (type === 'BIGINT') appender.appendBigInt(BigInt(value))
        else appender.appendInteger(Number(value))
      }
      appender.endRow()
    }
    appender.closeSync()

    async function ask(query: Query): Promise<Answer> {
      const conditions = conditionsOf(query)
      const page = await connection.runAndReadAll(pageSql(query, conditions))
      const { total, facets } = await countFacets(conditions)
      return { total, ids: page.getRows().map(([id]) => String(id)), facets }
    }

    /** All facets in one pass over the rows that fail at most one condition, by grouping sets. */
    async function countFacets(conditions: readonly SqlCondition[]) {
      const failures = conditions.map(({ sql }) => `(CASE WHEN ${sql} THEN 0 ELSE 1 END)`)
      const passes = conditions.map(({ sql }, i) => `coalesce(${sql}, FALSE) AS p${i}`)
      const own = conditions.map((_, i) => `count(*) FILTER (WHERE failed = 0 OR NOT p${i})`)
      const names = fields.map(facetColumn)
      // grouping(a, b, …) would give one bit a field, of which a number of JavaScript has too few.
      const grouped = names.map((name, position) => `WHEN grouping(${name}) = 0 THEN ${position}`)
      const rows = await connection.runAndReadAll(
        `SELECT CASE ${grouped.join(' ')} END, coalesce(${names.map((name) => `${name}::VARCHAR`).join(', ')}),
           ${['count(*) FILTER (WHERE failed = 0)', ...own].join(', ')}
         FROM (SELECT *, ${[...passes, `${failures.join(' + ') || '0'} AS failed`].join(', ')} FROM records)
         WHERE failed <= 1 GROUP BY GROUPING SETS (${names.map((name) => `(${name})`).join(', ')}, ())`,
      )
      let total = 0
      const counted: [string, string, number][] = []
      for (const [position, value, all, ...others] of rows.getRows()) {
        if (position === null) total = Number(all)
        const field = position === null ? undefined : fields[Number(position)]
        if (field === undefined || value === null) continue
        const mine = conditions.findIndex((condition) => condition.field === field.name)
        counted.push([field.name, String(value), Number(mine < 0 ? all : others[mine])])
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
