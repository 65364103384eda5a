import type { DatabaseSync } from 'node:sqlite'
import type { Erasure, Outbox } from '#domain/applications/outbox.ts'
import { retentionFrom } from '../retention-from.ts'
import { removeDeleted } from './remove-deleted.ts'
import { namingDamage } from './sqlite-error.ts'

type Write = <T>(work: () => T) => Promise<T>

const isFree = `payload IS NOT NULL AND coalesce(leased_until, 0) <= :now`

const erasePayload = `UPDATE application SET
  payload = NULL, next_attempt_at = NULL, leased_until = NULL,
  state = CASE state WHEN 'delivered' THEN state ELSE 'erased' END`

/** The erasing half of the outbox. `erase` waits for other processes up to `waitMs`. */
export function createErasing(
  file: string,
  { db, write, waitMs }: { db: DatabaseSync; write: Write; waitMs: number },
): Pick<Outbox, 'erase' | 'eraseOld'> {
  const eraseOne = db.prepare(`${erasePayload} WHERE id = :id AND ${isFree}`)
  const find = db.prepare('SELECT payload IS NULL AS erased FROM application WHERE id = ?')
  const old = (age: string) =>
    db.prepare(`${erasePayload} WHERE state = :state AND ${age} < :before AND ${isFree}`)
  const eraseOld = {
    delivered: old(retentionFrom.delivered),
    rejected: old(retentionFrom.rejected),
    waiting: old(retentionFrom.waiting),
  }

  /** Removes the sealed payloads from the log. While another process reads, it is done by a later checkpoint. */
  function emptyLog(): void {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  return {
    async eraseOld(state, before, now) {
      const { changes } = await write(() => eraseOld[state].run({ state, before, now }))
      if (changes > 0) emptyLog()
      return Number(changes)
    },
    async erase(ids, now) {
      const erasure = await write(() => {
        const outcome: Erasure = { erased: 0, inFlight: [], unknown: [], remains: null }
        for (const id of ids) {
          const row = find.get(id)
          if (!row) outcome.unknown.push(id)
          else if (row.erased === 0 && eraseOne.run({ id, now }).changes === 0) outcome.inFlight.push(id)
          else if (row.erased === 0) outcome.erased += 1
        }
        return outcome
      })
      const isRemoved = namingDamage(file, () => removeDeleted(file, waitMs))
      return { ...erasure, remains: isRemoved ? null : 'sqlite-log' }
    },
  }
}
