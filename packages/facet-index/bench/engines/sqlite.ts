import { DatabaseSync } from 'node:sqlite'
import type { Query } from '../../facet-index.ts'
import type { Answer, Peer } from './engine.ts'
import { createSql, quoted } from './sql.ts'

export const sqlite: Peer = {
  name: 'SQLite',
  native: true,
  async open(schema, records) {
    const { fields, columns, facetColumn, conditionsOf, pageSql, facetsOf } = createSql(schema)
    const database = new DatabaseSync(':memory:')
    database.exec(
      `CREATE TABLE records (${columns.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ')})`,
    )
    const insert = database.prepare(`INSERT INTO records VALUES (${columns.map(() => '?').join(', ')})`)
    database.exec('BEGIN')
    for (const record of records) insert.run(...columns.map(({ read }) => read(record)))
    database.exec('COMMIT')
    const indexed = new Set([...schema.clusterBy, ...Object.values(schema.sorts).map(({ by }) => by)])
    for (const name of indexed)
      database.exec(`CREATE INDEX ${quoted(`by ${name}`)} ON records (${quoted(name)}, id)`)
    database.exec('ANALYZE')

    function ask(query: Query): Answer {
      const conditions = conditionsOf(query)
      const ids = database.prepare(pageSql(query, conditions)).all() as { id: string }[]
      const all = ['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND ')
      const total = database.prepare(`SELECT count(*) AS n FROM records WHERE ${all}`).get() as { n: number }
      const counted = fields.flatMap((field) => {
        const column = facetColumn(field)
        const others = conditions.filter((condition) => condition.field !== field.name).map(({ sql }) => sql)
        const where = [`${column} IS NOT NULL`, ...others].join(' AND ')
        const sql = `SELECT ${column} AS value, count(*) AS n FROM records WHERE ${where} GROUP BY 1`
        const rows = database.prepare(sql).all() as { value: string | number; n: number }[]
        return rows.map(({ value, n }): [string, string | number, number] => [field.name, value, n])
      })
      return { total: total.n, ids: ids.map(({ id }) => id), facets: facetsOf(counted) }
    }

    return {
      name: 'SQLite',
      note: 'node:sqlite, in memory, an index for each sort and each clustered field, one GROUP BY a field',
      every: 50,
      ask,
      close: () => database.close(),
    }
  },
}
