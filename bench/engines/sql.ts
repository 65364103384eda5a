import { dealership, milesBetween } from '../../domain/search/distance.ts'
import type { Facets, FacetValue, SearchQuery } from '../../domain/search/query.ts'
import { bandsOf, formatNumber } from '../../domain/stock/bands.ts'
import { type FilterField, filterFields, isWordField } from '../../domain/stock/filter-fields.ts'
import type { Listing } from '../../domain/stock/listing.ts'
import type { SortOrder } from '../../domain/stock/sort-orders.ts'

/** Facets count this column: the word, the count, or for a measure the number of its band. */
export function facetColumn(field: FilterField): string {
  return isWordField(field) || bandsOf(field).length === 0 ? field : `${field}Band`
}

const bandColumns = filterFields.filter((field) => facetColumn(field) !== field).map(facetColumn)

export const columns = [
  'id VARCHAR',
  ...filterFields.map((field) => `${field} ${isWordField(field) ? 'VARCHAR' : 'INTEGER'}`),
  ...bandColumns.map((column) => `${column} INTEGER`),
  'miles DOUBLE',
  'arrived BIGINT',
  'relevance INTEGER',
]

/** A listing as a row of `columns`. Distances are worked out beforehand, to the peers' advantage. */
export function rowOf({
  id,
  words,
  numbers,
  place,
  arrived,
  relevance,
}: Listing): (string | number | null)[] {
  const fields = filterFields.map((field) => (isWordField(field) ? words[field] : numbers[field]) ?? null)
  const bands = filterFields.flatMap((field) => {
    if (isWordField(field) || facetColumn(field) === field) return []
    const value = numbers[field]
    return value === undefined
      ? [null]
      : [bandsOf(field).findIndex(({ low, high }) => value >= low && value <= high)]
  })
  return [id, ...fields, ...bands, place ? milesBetween(dealership, place) : null, arrived, relevance]
}

const orders: Record<SortOrder, string> = {
  relevance: 'relevance DESC',
  price_asc: 'price ASC NULLS LAST',
  price_desc: 'price DESC NULLS LAST',
  distance: 'miles ASC NULLS LAST',
  mileage: 'mileage ASC NULLS LAST',
  year_desc: 'year DESC NULLS LAST',
  year_asc: 'year ASC NULLS LAST',
  most_recent: 'arrived DESC',
}

export interface SqlCondition {
  field: FilterField
  sql: string
}

export function conditionsOf({ filters }: SearchQuery): SqlCondition[] {
  return filterFields.flatMap((field): SqlCondition[] => {
    if (isWordField(field)) {
      const word = filters[field]
      return word === undefined ? [] : [{ field, sql: `${field} = '${word.replaceAll("'", "''")}'` }]
    }
    const range = filters[field]
    if (range === undefined) return []
    const low = Number.isFinite(range.low) ? `${field} >= ${range.low}` : `${field} IS NOT NULL`
    return [{ field, sql: Number.isFinite(range.high) ? `${low} AND ${field} <= ${range.high}` : low }]
  })
}

export function pageSql(query: SearchQuery, conditions: readonly SqlCondition[]): string {
  const where = ['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND ')
  return `SELECT id FROM cars WHERE ${where} ORDER BY ${orders[query.sort]}, id LIMIT ${query.limit} OFFSET ${query.offset}`
}

/** Rows of field, value and count as the facets of our index. */
export function facetsOf(rows: readonly (readonly [FilterField, string | number, number])[]): Facets {
  const lists = new Map<FilterField, [string | number, number][]>(filterFields.map((field) => [field, []]))
  for (const [field, value, count] of rows) if (count > 0) lists.get(field)?.push([value, count])
  const named = [...lists].map(([field, values]) => [
    field,
    values.map(([value, count]) => nameValue(field, value, count)),
  ])
  return Object.fromEntries(named) as Facets
}

function nameValue(field: FilterField, value: string | number, count: number): FacetValue {
  if (isWordField(field)) return { value: String(value), count }
  const bands = bandsOf(field)
  const text = bands.length === 0 ? formatNumber(field, Number(value)) : (bands[Number(value)]?.value ?? '')
  return { value: text, count }
}
