import type { PoolClient } from 'pg'
import type { Rekeyed, Rekeying } from '../rekeying.ts'
import { type SealedColumns, sealAgain } from '../sealed-lead.ts'
import { openKeys, replaceKeys } from './lead-keyring.ts'
import { openDatabase } from './open-database.ts'

/**
 * Rekeys the database. Nobody can read or write leads meanwhile. Sites that run go on with the former key and are
 * refused by `hasKey`: they store and deliver nothing until they have the new key.
 *
 * @throws {Error} when a lock is not granted in time, or the connection was lost. Where it was lost during the commit,
 * the next `leads` command uses the key that fits.
 */
export async function rekeyLeads(url: string, { from, to, keepKey, adoptKey }: Rekeying): Promise<Rekeyed> {
  const database = openDatabase(url, { connections: 1, statementMs: null })
  try {
    const rekeyed = await database.transaction(async (client) => {
      await client.query(`SET LOCAL lock_timeout = '30s'`)
      await client.query('LOCK TABLE lead IN ACCESS EXCLUSIVE MODE')
      // Checked first, so that a wrong key does not overwrite the one that an interrupted rekey has kept.
      const { digestKey } = await openKeys(client, from)
      await keepKey()
      await replaceKeys(client, { key: to, digestKey })
      return sealRows(client, { from, to })
    })
    await adoptKey()
    return rekeyed
  } finally {
    await database.close()
  }
}

const batchSize = 500

async function sealRows(client: PoolClient, keys: { from: Uint8Array; to: Uint8Array }): Promise<Rekeyed> {
  const rekeyed: Rekeyed = { applications: 0, unreadable: [] }
  // No id is empty.
  for (let after = ''; ; ) {
    const { rows } = await client.query<SealedColumns & { id: string }>(
      'SELECT id, payload, digest FROM lead WHERE id > $1 ORDER BY id LIMIT $2',
      [after, batchSize],
    )
    const again = rows.flatMap(({ id, ...sealed }) => {
      try {
        return [{ id, ...sealAgain(id, sealed, keys) }]
      } catch {
        rekeyed.unreadable.push(id)
        return []
      }
    })
    await client.query(
      `UPDATE lead SET payload = again.payload, digest = again.digest
       FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS again (id, payload, digest) WHERE lead.id = again.id`,
      [again.map(({ id }) => id), again.map(({ payload }) => payload), again.map(({ digest }) => digest)],
    )
    rekeyed.applications += again.length
    if (rows.length < batchSize) return rekeyed
    after = rows.at(-1)?.id ?? after
  }
}
