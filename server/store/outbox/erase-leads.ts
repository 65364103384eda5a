import type { EmailUse, Outbox } from '#domain/leads/outbox.ts'
import type { LeadDatabase } from './lead-database.ts'
import { emailColumns, type QueueColumns, serviceColumns } from './queue-columns.ts'

/** A lead that its destination has accepted or refused, with a payload to erase. */
const hasEnded = `payload IS NOT NULL AND state IN ('delivered', 'rejected') AND (state = 'delivered'
  OR 'unreadable' NOT IN (coalesce(last_failure, ''), coalesce(email_last_failure, '')))`

function emptied({ state, nextAttemptAt, leasedUntil }: QueueColumns): string {
  return `${nextAttemptAt} = NULL, ${leasedUntil} = NULL,
    ${state} = CASE ${state} WHEN 'delivered' THEN ${state} ELSE 'erased' END`
}

const empty = `payload = NULL, history = NULL, holder = NULL, vehicle = NULL, ${emptied(serviceColumns)}, ${emptied(emailColumns)}`

/** The erasing half of the outbox. */
export function createErasing(
  database: LeadDatabase,
  emails: EmailUse,
): Pick<Outbox, 'erase' | 'eraseEnded' | 'runningTime'> {
  const { dialect, read, write, transaction } = database
  const { forUpdate } = dialect
  const isNamed = dialect.isIn('id', 'ids')
  // Kept in one order, so that two commands cannot block one another.
  const findNamed = `SELECT id FROM lead WHERE ${isNamed} ORDER BY id ${forUpdate}`
  const eraseFree = `UPDATE lead SET ${empty}
    WHERE ${isNamed} AND payload IS NOT NULL AND coalesce(leased_until, 0) <= :now
      AND coalesce(email_leased_until, 0) <= :now RETURNING id`
  const findLeft = `SELECT id FROM lead WHERE ${isNamed} AND payload IS NOT NULL ORDER BY accepted_at, id`
  const eraseKept = `UPDATE lead SET ${empty} WHERE state = :state AND payload IS NOT NULL
    AND kept_from <= (SELECT ms FROM running_time) - :keptMs RETURNING id`
  const beginRetention = `UPDATE lead SET kept_from = (SELECT ms FROM running_time)
    WHERE ${hasEnded} AND kept_from IS NULL${emails === 'beside' ? ` AND email_state <> 'waiting'` : ''}`

  return {
    runningTime: {
      async read() {
        return Number((await read('SELECT ms FROM running_time'))[0]?.ms)
      },
      add: (ms, since) =>
        transaction(async (query) => {
          const added = await query('UPDATE running_time SET ms = ms + :ms WHERE ms = :since RETURNING ms', {
            ms,
            since,
          })
          if (added.length > 0) await query(beginRetention)
        }),
    },
    async eraseEnded(state, keptMs) {
      const erased = await write(eraseKept, { state, keptMs })
      if (erased.length > 0) database.removeErasedSoon()
      return erased.length
    },
    async erase(ids, now) {
      const idsOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ id }) => String(id))
      const erasure = await transaction(async (query) => {
        const known = new Set(idsOf(await query(findNamed, { ids })))
        const erased = await query(eraseFree, { ids, now })
        const inFlight = idsOf(await query(findLeft, { ids }))
        return { erased: erased.length, inFlight, unknown: [...new Set(ids)].filter((id) => !known.has(id)) }
      })
      return { ...erasure, remains: await database.removeErased() }
    },
  }
}
