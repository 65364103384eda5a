import type { PoolClient } from 'pg'
import type { AskedMot, MotWriter } from '#domain/registers/mot-schedule.ts'
import { motUpdate } from '../mot-row.ts'
import { vehicleStates } from '../vehicle-state.ts'
import { storedId } from './stored-id.ts'

/** See `MotWriter`. */
export async function followMot(
  client: PoolClient,
  ...[vehicles, cursor]: Parameters<MotWriter['followMot']>
): Promise<void> {
  const isFollowed = ({ plate }: { plate: string | null }) => plate !== null
  const idsOf = (some: typeof vehicles) => some.map(({ id }) => storedId(id))
  await client.query('DELETE FROM mot USING vehicle WHERE mot.key = vehicle.key AND id = ANY ($1::text[])', [
    idsOf(vehicles),
  ])
  const followed = vehicles.filter(isFollowed)
  await client.query(
    `INSERT INTO mot (key, plate, next_at, failures)
     SELECT key, new.plate, 0, 0 FROM unnest($1::text[], $2::text[]) AS new (id, plate) JOIN vehicle USING (id)`,
    [idsOf(followed), followed.map(({ plate }) => plate)],
  )
  await client.query(
    `INSERT INTO mot_cursor (change, id) VALUES ($1, $2)
     ON CONFLICT (only_row) DO UPDATE SET change = excluded.change, id = excluded.id`,
    [cursor.change, storedId(cursor.id)],
  )
}

/** Whether a vehicle has changed. */
export async function keepMot(
  client: PoolClient,
  change: number,
  asked: readonly AskedMot[],
): Promise<boolean> {
  const { rows } = await client.query<{ id: string; key: number; plate: string; json: string | null }>(
    'SELECT id, vehicle.key, mot.plate, json FROM vehicle JOIN mot USING (key) WHERE id = ANY ($1::text[])',
    [asked.map(({ id }) => storedId(id))],
  )
  const held = new Map(rows.map((row) => [row.id, row]))
  const updates = asked.flatMap((each) => {
    const row = held.get(storedId(each.id))
    return row?.plate === each.plate ? [{ key: row.key, ...motUpdate(each, row.json) }] : []
  })
  const column = (at: number) => updates.map(({ values }) => values[at])
  await client.query(
    `UPDATE mot SET next_at = new.next_at, asked_at = new.asked_at, failures = new.failures, json = new.json
     FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::integer[], $5::text[])
       AS new (key, next_at, asked_at, failures, json)
     WHERE mot.key = new.key`,
    [updates.map(({ key }) => key), column(0), column(1), column(2), column(3)],
  )
  const changed = updates.filter(({ isChanged }) => isChanged).map(({ key }) => key)
  return markChanged(client, change, changed)
}

/** See `MotWriter`. */
export async function showMot(
  client: PoolClient,
  change: number,
  isShown: boolean,
  limit: number,
): Promise<{ shown: number; isChanged: boolean }> {
  const [from, to] = isShown ? ['hidden', 'json'] : ['json', 'hidden']
  const { rows } = await client.query<{ key: number }>(
    `UPDATE mot SET ${to} = ${from}, ${from} = NULL
     WHERE key IN (SELECT key FROM mot WHERE ${from} IS NOT NULL LIMIT $1) RETURNING key`,
    [limit],
  )
  const keys = rows.map(({ key }) => key)
  return { shown: keys.length, isChanged: await markChanged(client, change, keys) }
}

/** See `MotWriter`. */
export async function forgetMot(
  client: PoolClient,
  change: number,
  limit: number,
): Promise<{ forgotten: number; isChanged: boolean }> {
  const { rows } = await client.query<{ key: number; json: string | null }>(
    'DELETE FROM mot WHERE key IN (SELECT key FROM mot LIMIT $1) RETURNING key, json',
    [limit],
  )
  const read = rows.filter(({ json }) => json !== null).map(({ key }) => key)
  if (rows.length < limit) await client.query('DELETE FROM mot_cursor')
  return { forgotten: rows.length, isChanged: await markChanged(client, change, read) }
}

/** Whether one of them is listed. */
async function markChanged(client: PoolClient, change: number, keys: readonly number[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE vehicle SET change = $1 WHERE key = ANY ($2::bigint[]) AND state = ${vehicleStates.listed}`,
    [change, keys],
  )
  return (rowCount ?? 0) > 0
}
