import { sealAlertAgain } from '../alerts/sealed-alert.ts'
import type { Query } from '../query.ts'
import type { LeadDialect, RunAlone, SealedRow } from './lead-database.ts'
import { openKeys, replaceKeys } from './lead-keys.ts'
import { type SealedColumns, sealAgain } from './sealed-lead.ts'

/**
 * Sealing every payload, every digest and the key of the digests with `to` instead of `from`, in one transaction.
 * `keepKey` writes the new key to disk before anything is sealed with it, and `adoptKey` runs after the commit.
 */
export interface Rekeying {
  from: Uint8Array
  to: Uint8Array
  keepKey: () => Promise<void>
  adoptKey: () => Promise<void>
}

export interface Rekeyed {
  leads: number
  /** Ids of leads that are damaged. They were not changed. */
  unreadable: string[]
}

/**
 * Rekeys all leads. Sites on PostgreSQL that run go on with the former key and are refused by `hasKey`: they store and
 * deliver nothing until they have the new key.
 *
 * @throws {Error} when others use the leads, or the connection was lost. Where it was lost during the commit, the next
 * `leads` command uses the key that fits.
 */
export function rekeyLeads(
  { runAlone, dialect }: { runAlone: RunAlone; dialect: LeadDialect },
  { from, to, keepKey, adoptKey }: Rekeying,
): Promise<Rekeyed> {
  return runAlone(async (query) => {
    // Checked first, so that a wrong key does not overwrite the one that an interrupted rekey has kept.
    const { digestKey } = await openKeys(query, from, dialect)
    await keepKey()
    await replaceKeys(query, { key: to, digestKey })
    await sealAlerts(query, { from, to })
    return sealRows(query, dialect, { from, to })
  }, adoptKey)
}

const batchSize = 500

/** One that is damaged is deleted: nobody can tell whose it is, and its owner can ask again. */
async function sealAlerts(query: Query, keys: { from: Uint8Array; to: Uint8Array }): Promise<void> {
  for (let after = ''; ; ) {
    const rows = (await query(
      `SELECT id, sealed FROM alert WHERE id > :after ORDER BY id LIMIT ${batchSize}`,
      { after },
    )) as { id: string; sealed: Uint8Array }[]
    for (const { id, sealed } of rows) {
      const again = sealAlertAgain(id, sealed, keys)
      if (again) await query('UPDATE alert SET sealed = :again WHERE id = :id', { id, again })
      else await query('DELETE FROM alert WHERE id = :id', { id })
    }
    if (rows.length < batchSize) return
    after = rows.at(-1)?.id ?? after
  }
}

async function sealRows(
  query: Query,
  { replaceSealed }: LeadDialect,
  keys: { from: Uint8Array; to: Uint8Array },
): Promise<Rekeyed> {
  const rekeyed: Rekeyed = { leads: 0, unreadable: [] }
  // No id is empty.
  for (let after = ''; ; ) {
    const rows = (await query(
      `SELECT id, payload, digest, history FROM lead WHERE id > :after ORDER BY id LIMIT ${batchSize}`,
      { after },
    )) as unknown as SealedRow[]
    const sealedAgain: SealedRow[] = []
    for (const { id, ...sealed } of rows) {
      const again = trySealAgain(id, sealed, keys)
      if (again) sealedAgain.push({ id, ...again })
      else rekeyed.unreadable.push(id)
    }
    await replaceSealed(query, sealedAgain)
    rekeyed.leads += sealedAgain.length
    if (rows.length < batchSize) return rekeyed
    after = rows.at(-1)?.id ?? after
  }
}

function trySealAgain(...lead: Parameters<typeof sealAgain>): SealedColumns | null {
  try {
    return sealAgain(...lead)
  } catch {
    return null
  }
}
