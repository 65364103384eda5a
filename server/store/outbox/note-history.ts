import { standingAfter } from '#domain/leads/lead-history.ts'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { LeadDatabase } from './lead-database.ts'
import { hasKey, type LeadKeyring, requireKeyInUse, withKeys } from './lead-keyring.ts'
import { openHistory, sealHistory } from './sealed-lead.ts'

/** The part of the outbox in which staff note what they did. */
export function createHistory(database: LeadDatabase, keyring: LeadKeyring): Pick<Outbox, 'note'> {
  const find = `SELECT history, history_version FROM lead
    WHERE id = :id AND payload IS NOT NULL ${database.dialect.forUpdate}`
  const replace = `UPDATE lead SET history = :history, history_version = history_version + 1,
      handling = :handling, holder = :holder
    WHERE id = :id AND ${hasKey} RETURNING id`

  return {
    note: (id, event, version) =>
      withKeys(keyring, async (keys) => {
        const noting = await database.transaction(async (query) => {
          const [row] = await query(find, { id })
          if (!row) return 'gone'
          if (Number(row.history_version) !== version) return 'changed'
          const events = [...openHistory(id, row.history as Uint8Array | null, keys.key), event]
          const history = sealHistory(id, events, keys.key)
          const { keyId } = keys
          const written = await query(replace, { id, history, keyId, ...standingAfter(events) })
          return written.length === 1 ? 'noted' : 'refused'
        })
        if (noting !== 'refused') return noting
        // Sealed with another key meanwhile: this throws, and the newer key is tried.
        await requireKeyInUse(database, keys)
        return 'gone'
      }),
  }
}
