import { type Standing, standings } from '#domain/stock/standing.ts'
import type {
  StandingFilter,
  StockFilter,
  StockList,
  StockOrder,
  StoredVehicle,
} from '#domain/stock/stock-list.ts'
import { type JoinedOverride, overrideColumns, readJoinedOverride } from './override-row.ts'
import type { Query } from './query.ts'
import type { StockDialect } from './stock-reader.ts'
import { parseStored } from './stored-record.ts'
import { vehicleStates } from './vehicle-state.ts'

const { neverListed, listed, left } = vehicleStates

interface ListRow extends JoinedOverride {
  id: string
  change: number
  standing: number
  since: number
  left: number | null
  changedAt: number
  price: number | null
  json: string
}

/** In SQL, with the key as the last word, so that every page continues the one before. */
const orders: Readonly<Record<StockOrder, readonly [column: string, direction: string]>> = {
  oldest: ['since', 'ASC'],
  newest: ['since', 'DESC'],
  changed: ['change', 'DESC'],
  cheapest: ['price', 'ASC NULLS FIRST'],
  dearest: ['price', 'DESC NULLS LAST'],
}

/** More vehicles of the names than these are found in the order of the page, fewer by name and then put in order. */
const mostByName = 20_000

const columns = `id, change, standing, since, left_at AS "left", changed_at AS "changedAt", price, json, ${overrideColumns}`
const joined = 'vehicle JOIN record USING (key) LEFT JOIN override USING (key)'

/** What staff list. An index answers each part; records are read of the vehicles of one page only. */
export function createStockList(query: Query, { storedId, readId, isIn }: StockDialect): StockList {
  const isNamed = isIn('name', 'names', 'text')
  // Not by the index of names.
  const hasName = isIn(`name || ''`, 'names', 'text')
  const isFound = isIn('id', 'ids', 'text')
  const marked = (column: string, values: string) =>
    `SELECT key FROM vehicle WHERE ${isIn(column, values, 'integer')}`
  const identified = `SELECT ${columns} FROM ${joined}
    WHERE key IN (${marked('plate', 'plates')} UNION ${marked('stock_number', 'stockNumbers')} UNION ${marked('vin', 'vins')})
    ORDER BY CASE state WHEN ${listed} THEN 0 ELSE 1 END, change DESC, key DESC LIMIT 100`

  const read = (row: ListRow): StoredVehicle => ({
    id: readId(row.id),
    change: row.change,
    standing: standings[row.standing] as Standing,
    since: row.since * 1000,
    left: row.left === null ? null : row.left * 1000,
    changedAt: row.changedAt * 1000,
    price: row.price as StoredVehicle['price'],
    record: parseStored(row.json),
    override: readJoinedOverride(row),
  })

  async function count(conditions: string, names: readonly string[] | undefined): Promise<number> {
    const [row] = await query(`SELECT count(*) AS count FROM vehicle WHERE ${conditions}`, names && { names })
    return Number(row?.count)
  }

  /** How many there are, and what finds them: the names themselves, or the order of the page with a look at each name. */
  async function planOf({ standing, names }: StockFilter): Promise<{ total: number; byName: boolean }> {
    if (names === undefined) return { total: await count(conditionOf(standing), names), byName: false }
    const byName = (await count(isNamed, names)) <= mostByName
    const isListed = standing === undefined || standing === 'onSite'
    const conditions = byName
      ? `${isNamed} AND ${conditionOf(standing, '+')}`
      : `${isListed ? isNamed : hasName} AND ${conditionOf(standing)}`
    return { total: await count(conditions, names), byName }
  }

  return {
    async page({ standing, names }, { order, offset, limit }) {
      const { total, byName } = await planOf({ standing, names })
      const [column, direction] = orders[order]
      const keyDirection = direction.split(' ')[0]
      // A plus keeps a column from its index.
      const sorted = byName
        ? `SELECT key, ${column} FROM vehicle WHERE ${isNamed} AND ${conditionOf(standing, '+')}`
        : branchesOf(standing, order)
            .map(
              (branch) =>
                `SELECT * FROM (SELECT key, ${column} FROM vehicle WHERE ${branch}${names ? ` AND ${hasName}` : ''}
                 ORDER BY ${column} ${direction}, key ${keyDirection} LIMIT :most) AS part`,
            )
            .join(' UNION ALL ')
      const rows = await query(
        `SELECT ${columns} FROM (
           SELECT key FROM (${sorted}) AS found ORDER BY ${column} ${direction}, key ${keyDirection}
           LIMIT :limit OFFSET :offset) AS page
         JOIN ${joined.replace('vehicle', 'vehicle USING (key)')}
         ORDER BY +vehicle.${column} ${direction}, +vehicle.key ${keyDirection}`,
        { limit, offset, ...(!byName && { most: offset + limit }), ...(names && { names }) },
      )
      return { vehicles: (rows as unknown as ListRow[]).map(read), total }
    },
    async find(ids) {
      const sql = `SELECT ${columns} FROM ${joined} WHERE ${isFound}`
      const rows = (await query(sql, { ids: ids.map(storedId) })) as unknown as ListRow[]
      const found = new Map(rows.map((row) => [readId(row.id), row]))
      return ids.flatMap((id) => {
        const row = found.get(id)
        return row ? [read(row)] : []
      })
    },
    async identified({ plates = [], stockNumbers = [], vins = [] }) {
      const values = {
        plates: plates.map(String),
        stockNumbers: stockNumbers.map(String),
        vins: vins.map(String),
      }
      return ((await query(identified, values)) as unknown as ListRow[]).map(read)
    },
    async names() {
      const rows = await query(`
        WITH RECURSIVE found (name) AS (
          SELECT min(name) FROM vehicle
          UNION ALL SELECT (SELECT min(name) FROM vehicle WHERE name > found.name) FROM found WHERE found.name IS NOT NULL
        )
        SELECT name FROM found WHERE name <> ''`)
      return rows.map(({ name }) => String(name))
    },
  }
}

/** SQL. `plus`: an operator that keeps a column from its index. */
function conditionOf(standing: StandingFilter | undefined, plus = ''): string {
  if (standing === undefined) return 'true'
  if (standing === 'onSite') return `${plus}state = ${listed}`
  const place = standings.indexOf(standing)
  // SQLite uses the index of the others only where its own condition is repeated.
  return place === 0
    ? `${plus}state = ${listed} AND standing = 0`
    : `${plus}standing = ${place} AND standing <> 0`
}

/** One for each part of an index that is in the order of the page. */
function branchesOf(standing: StandingFilter | undefined, order: StockOrder): string[] {
  // By the index of changes.
  if (order === 'changed' && (standing === undefined || standing === 'onSite' || standing === 'available'))
    return [conditionOf(standing, '+')]
  return standing === undefined
    ? [listed, left, neverListed].map((state) => `state = ${state}`)
    : [conditionOf(standing)]
}
