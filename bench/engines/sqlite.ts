import { DatabaseSync } from 'node:sqlite'
import type { SearchQuery } from '../../domain/search/query.ts'
import { type FilterField, filterFields } from '../../domain/stock/filter-fields.ts'
import type { Answer, Engine, Peer } from './engine.ts'
import { columns, conditionsOf, facetColumn, facetsOf, pageSql, rowOf } from './sql.ts'

export const sqlite: Peer = {
  name: 'SQLite',
  native: true,
  async open(listings): Promise<Engine> {
    const database = new DatabaseSync(':memory:')
    database.exec(`CREATE TABLE cars (${columns.join(', ')})`)
    const insert = database.prepare(`INSERT INTO cars VALUES (${columns.map(() => '?').join(', ')})`)
    database.exec('BEGIN')
    for (const listing of listings) insert.run(...rowOf(listing))
    database.exec('COMMIT')
    for (const field of ['make', 'model', 'derivative', 'price', 'year', 'mileage']) {
      database.exec(`CREATE INDEX by_${field} ON cars (${field}, id)`)
    }
    database.exec('ANALYZE')

    function ask(query: SearchQuery): Answer {
      const conditions = conditionsOf(query)
      const ids = database.prepare(pageSql(query, conditions)).all() as { id: string }[]
      const all = ['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND ')
      const total = database.prepare(`SELECT count(*) AS n FROM cars WHERE ${all}`).get() as { n: number }
      const counted = filterFields.flatMap((field) => {
        const others = conditions.filter((condition) => condition.field !== field).map(({ sql }) => sql)
        const where = [`${facetColumn(field)} IS NOT NULL`, ...others].join(' AND ')
        const sql = `SELECT ${facetColumn(field)} AS value, count(*) AS n FROM cars WHERE ${where} GROUP BY 1`
        const rows = database.prepare(sql).all() as { value: string | number; n: number }[]
        return rows.map(({ value, n }): [FilterField, string | number, number] => [field, value, n])
      })
      return { total: total.n, ids: ids.map(({ id }) => id), facets: facetsOf(counted) }
    }

    return {
      name: 'SQLite',
      note: 'node:sqlite, in memory, six indexes, one GROUP BY a field',
      every: 50,
      ask,
      close: () => database.close(),
    }
  },
}
