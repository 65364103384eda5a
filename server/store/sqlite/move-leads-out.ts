import { rename } from 'node:fs/promises'
import { openKeys } from '../outbox/lead-keys.ts'
import { type StoredLead, storedColumns } from '../outbox/stored-lead.ts'
import type { LeadsToMove, StoredAlertRow } from '../postgres/take-over-leads.ts'
import type { Query } from '../query.ts'
import { dialectOf, leadsAlone } from './lead-file.ts'

/**
 * Gives all leads of a file to `take`. When it resolves, the file is renamed to `movedTo`, so that no site delivers from it
 * again. Nobody else can open the file meanwhile.
 *
 * @throws {Error} when another process has the file open, it was sealed with another key, or `take` throws.
 */
export function moveLeadsOut<T>(
  file: string,
  { key, movedTo, take }: { key: Uint8Array; movedTo: string; take: (leads: LeadsToMove) => Promise<T> },
): Promise<T> {
  return leadsAlone(file).runAlone(
    async (query) =>
      take({
        keys: await openKeys(query, key, dialectOf(file)),
        batches: () => batchesOf(query),
        alerts: async () =>
          (await query('SELECT id, due_at, sealed FROM alert ORDER BY id')) as unknown as StoredAlertRow[],
      }),
    () => rename(file, movedTo),
  )
}

const batchSize = 500

async function* batchesOf(query: Query): AsyncGenerator<readonly StoredLead[]> {
  const sql = `SELECT ${Object.keys(storedColumns)} FROM lead WHERE id > :after ORDER BY id LIMIT ${batchSize}`
  // No id is empty.
  for (let after = ''; ; ) {
    const rows = (await query(sql, { after })) as unknown as StoredLead[]
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) return
    after = rows.at(-1)?.id ?? after
  }
}
