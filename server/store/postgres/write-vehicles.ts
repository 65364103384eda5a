import type { PoolClient } from 'pg'
import { type JoinedOverride, overrideColumns, readJoinedOverride } from '../override-row.ts'
import { type FormerPrice, type LogColumns, logColumns } from '../stock-log.ts'
import { type HeldVehicle, heldColumns, type WrittenVehicle, writtenColumns } from '../written-vehicle.ts'
import { type CopyValue, copyRows } from './copy-rows.ts'
import { type KeyedOverride, putOverrides } from './write-overrides.ts'

// The statements of a write that read and write vehicles with their records, prices and overrides.

/** What a write reads of a vehicle whose record is replaced. */
export type HeldRow = LogColumns & JoinedOverride & { json: string }

export function replacedBy({ json, ...row }: HeldRow, at: number) {
  return { at, log: row, formerJson: () => json, override: readJoinedOverride(row) }
}

/** Of `writtenColumns`. */
const writtenTypes = [
  ...['smallint', 'bigint', 'bigint', 'text', 'bigint', 'bigint', 'bigint', 'bigint'],
  ...['smallint', 'bigint', 'bigint', 'text', 'bigint', 'bigint', 'bigint'],
]

export async function findHeld(client: PoolClient, ids: string[]): Promise<Map<string, HeldVehicle>> {
  const { rows } = await client.query<HeldVehicle & { id: string }>(
    `SELECT id, ${heldColumns} FROM vehicle WHERE id = ANY ($1::text[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Apart from `findHeld`, because most records of an import are unchanged. */
export async function findRecords(client: PoolClient, keys: number[]): Promise<Map<number, HeldRow>> {
  const { rows } = await client.query<HeldRow & { key: number }>(
    `SELECT key, ${logColumns}, json, ${overrideColumns}
     FROM vehicle JOIN record USING (key) LEFT JOIN override USING (key) WHERE key = ANY ($1::bigint[])`,
    [keys],
  )
  return new Map(rows.map(({ key, ...held }) => [key, held]))
}

/** Under keys from `firstKey` on, in their order. */
export async function insertVehicles(
  client: PoolClient,
  { change, firstKey }: { change: number; firstKey: number },
  added: readonly [id: string, vehicle: WrittenVehicle][],
): Promise<void> {
  let key = firstKey
  const vehicles: CopyValue[][] = []
  const records: CopyValue[][] = []
  const prices: CopyValue[][] = []
  const overrides: KeyedOverride[] = []
  for (const [id, { values, json, former, override }] of added) {
    vehicles.push([key, id, change, ...values])
    records.push([key, json])
    for (const { since, price } of former) prices.push([key, since, price])
    if (override) overrides.push({ key, override })
    key += 1
  }
  await copyRows(client, `vehicle (key, id, change, ${writtenColumns.join(', ')})`, vehicles)
  await copyRows(client, 'record (key, json)', records)
  await copyRows(client, 'former_price (key, since, price)', prices)
  await putOverrides(client, overrides)
}

/** Rows are updated, not replaced, so that columns of a newer version of the code keep their values. */
export async function updateVehicles(
  client: PoolClient,
  change: number,
  vehicles: readonly (WrittenVehicle & { key: number })[],
): Promise<void> {
  await logFormer(
    client,
    vehicles.flatMap(({ key, former }) => former.map((price) => ({ key, ...price }))),
  )
  const keys = vehicles.map(({ key }) => key)
  const arrays = writtenTypes.map((type, at) => `$${at + 3}::${type}[]`)
  await client.query(
    `UPDATE vehicle SET change = $1, ${writtenColumns.map((column) => `${column} = new.${column}`).join(', ')}
     FROM unnest($2::bigint[], ${arrays.join(', ')}) AS new (key, ${writtenColumns.join(', ')})
     WHERE vehicle.key = new.key`,
    [change, keys, ...writtenColumns.map((_, at) => vehicles.map(({ values }) => values[at]))],
  )
  await client.query(
    `UPDATE record SET json = new.json FROM unnest($1::bigint[], $2::text[]) AS new (key, json)
     WHERE record.key = new.key`,
    [keys, vehicles.map(({ json }) => json)],
  )
  const overrides = vehicles.flatMap(({ key, override }) => (override ? [{ key, override }] : []))
  await putOverrides(client, overrides)
  const ended = vehicles.filter(({ override }) => override === null)
  if (ended.length > 0)
    await client.query('DELETE FROM override WHERE key = ANY ($1::bigint[])', [ended.map(({ key }) => key)])
}

async function logFormer(
  client: PoolClient,
  prices: readonly (FormerPrice & { key: number })[],
): Promise<void> {
  if (prices.length === 0) return
  await client.query(
    `INSERT INTO former_price (key, since, price)
     SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[])
     ON CONFLICT (key, since) DO UPDATE SET price = excluded.price`,
    [prices.map(({ key }) => key), prices.map(({ since }) => since), prices.map(({ price }) => price)],
  )
}
