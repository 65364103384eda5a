import type { PoolClient } from 'pg'
import { type RecordTable, tidiedJson } from '../tidied-json.ts'

/** Records read with one statement. */
const batchSize = 500

/**
 * Brings the records of a table within `recordLimits`. A record that another transaction replaces meanwhile keeps what
 * that one has written.
 */
export async function tidyRecords(client: PoolClient, table: RecordTable): Promise<void> {
  const read = async (after: number) => {
    const { rows } = await client.query<{ key: number; json: string }>(
      `SELECT key, json FROM ${table} WHERE json IS NOT NULL AND key > $1 ORDER BY key LIMIT ${batchSize}`,
      [after],
    )
    return rows
  }
  for (let rows = await read(0); rows.length > 0; rows = await read(rows.at(-1)?.key ?? 0)) {
    for (const { key, json } of rows) {
      const tidied = tidiedJson(json)
      if (tidied === null) continue
      await client.query(`UPDATE ${table} SET json = $1 WHERE key = $2 AND json = $3`, [tidied, key, json])
    }
  }
}
