import type { PoolClient } from 'pg'
import type { Override } from '#domain/stock/override.ts'
import {
  leftBeneath,
  type OverrideRow,
  overrideColumns,
  overrideValues,
  readOverride,
} from '../override-row.ts'

export interface KeyedOverride {
  key: number
  override: Override
}

/** One by one: there are few. */
export async function putOverrides(client: PoolClient, overrides: readonly KeyedOverride[]): Promise<void> {
  for (const { key, override } of overrides) {
    await client.query(
      `INSERT INTO override (key, fields, note, at, fed, keeps) VALUES ($1, $2, $3, $4, $5, $6::int::boolean)
       ON CONFLICT (key) DO UPDATE SET fields = excluded.fields, note = excluded.note, at = excluded.at,
         fed = excluded.fed, keeps = excluded.keeps`,
      [key, ...overrideValues(override)],
    )
  }
}

/** Of vehicles that the feed no longer has: what is beneath their overrides has left. */
export async function removeBeneath(client: PoolClient, isRemoved: (key: number) => boolean): Promise<void> {
  const { rows } = await client.query<OverrideRow & { key: number }>(
    `SELECT key, ${overrideColumns} FROM override WHERE fed IS NOT NULL`,
  )
  const removed = rows.filter(({ key }) => isRemoved(key))
  if (removed.length === 0) return
  await putOverrides(
    client,
    removed.map(({ key, ...row }) => ({ key, override: leftBeneath(readOverride(row)) })),
  )
  await client.query(`UPDATE vehicle SET hash = '' WHERE key = ANY ($1::bigint[])`, [
    removed.map(({ key }) => key),
  ])
}
