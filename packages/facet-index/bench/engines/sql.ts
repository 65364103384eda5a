import {
  type FacetRecord,
  type Facets,
  type FacetValue,
  isRange,
  milesBetween,
  type Point,
  type Query,
  type Schema,
} from '../../facet-index.ts'
import { bandIndex, benchPlace, type FacetField, facetFieldsOf } from './facet-fields.ts'

export type SqlValue = string | number | null

export interface SqlColumn {
  name: string
  type: 'VARCHAR' | 'INTEGER' | 'BIGINT' | 'DOUBLE'
  read(record: FacetRecord): SqlValue
}

export interface SqlCondition {
  field: string
  sql: string
}

/** What a relational peer needs of a schema. The table is called "records". */
export function createSql(schema: Schema) {
  const fields = facetFieldsOf(schema)
  const columns = columnsOf(schema, fields)

  /** The column that facets count: the keyword, the number, or the position of its band. */
  const facetColumn = ({ name, bands }: FacetField) =>
    bands.length === 0 ? quoted(name) : quoted(`${name} band`)

  function conditionsOf({ filters }: Query): SqlCondition[] {
    return fields.flatMap(({ name }): SqlCondition[] => {
      const filter = filters[name]
      if (filter === undefined) return []
      const column = quoted(name)
      if (!isRange(filter)) {
        const words = [filter].flat().map((word) => `'${String(word).replaceAll("'", "''")}'`)
        return [{ field: name, sql: `${column} IN (${words})` }]
      }
      const low = Number.isFinite(filter.low) ? `${column} >= ${filter.low}` : `${column} IS NOT NULL`
      const sql = Number.isFinite(filter.high) ? `${low} AND ${column} <= ${filter.high}` : low
      return [{ field: name, sql }]
    })
  }

  function pageSql({ sort, limit, offset }: Query, conditions: readonly SqlCondition[]): string {
    const { by, direction } = schema.sorts[sort] as Schema['sorts'][string]
    const order = direction === 'descending' ? 'DESC' : 'ASC'
    const where = ['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND ')
    return `SELECT id FROM records WHERE ${where} ORDER BY ${quoted(by)} ${order} NULLS LAST, id LIMIT ${limit} OFFSET ${offset}`
  }

  /** Rows of field, value and count as the facets of our index. */
  function facetsOf(
    rows: readonly (readonly [field: string, value: string | number, count: number])[],
  ): Facets {
    const lists = new Map(fields.map((field) => [field.name, { field, values: [] as FacetValue[] }]))
    for (const [name, value, count] of rows) {
      const list = lists.get(name)
      if (list && count > 0) list.values.push({ value: valueName(list.field, value), count })
    }
    return Object.fromEntries([...lists].map(([name, { values }]) => [name, values]))
  }

  return { fields, columns, facetColumn, conditionsOf, pageSql, facetsOf }
}

export const quoted = (name: string) => `"${name}"`

function columnsOf(schema: Schema, fields: readonly FacetField[]): SqlColumn[] {
  const plain = Object.entries(schema.fields).map(([name, field]): SqlColumn => {
    const read = ({ values }: FacetRecord) => (values[name] ?? null) as SqlValue
    if (field.kind === 'keyword') return { name, type: 'VARCHAR', read }
    if (field.kind === 'number') return { name, type: field.facet === false ? 'BIGINT' : 'INTEGER', read }
    // Distances are computed beforehand, to the peers' advantage.
    const milesOf = ({ values }: FacetRecord) =>
      values[name] === undefined ? null : milesBetween(benchPlace, values[name] as Point)
    return { name, type: 'DOUBLE', read: milesOf }
  })
  const banded = fields.filter(({ bands }) => bands.length > 0)
  const bands = banded.map(
    ({ name, bands: own }): SqlColumn => ({
      name: `${name} band`,
      type: 'INTEGER',
      read: ({ values }) => (values[name] === undefined ? null : bandIndex(own, values[name] as number)),
    }),
  )
  return [{ name: 'id', type: 'VARCHAR', read: ({ id }) => id }, ...plain, ...bands]
}

function valueName({ isKeyword, bands, format }: FacetField, value: string | number): string {
  if (isKeyword) return String(value)
  return bands.length === 0 ? format(Number(value)) : (bands[Number(value)]?.value ?? '')
}
