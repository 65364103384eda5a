import type { DatabaseSync } from 'node:sqlite'
import type { Erasure, Outbox } from '#domain/applications/outbox.ts'
import { hasEnded } from '../retention.ts'
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
  { db, reader, write, waitMs }: { db: DatabaseSync; reader: DatabaseSync; write: Write; waitMs: number },
): Pick<Outbox, 'erase' | 'eraseEnded' | 'runningTime'> {
  const eraseOne = db.prepare(`${erasePayload} WHERE id = :id AND ${isFree}`)
  const find = db.prepare('SELECT payload IS NULL AS erased FROM application WHERE id = ?')
  const eraseEnded = db.prepare(
    `${erasePayload} WHERE state = :state AND payload IS NOT NULL
       AND kept_from <= (SELECT ms FROM running_time) - :keptMs`,
  )
  const readTime = reader.prepare('SELECT ms FROM running_time')
  const addTime = db.prepare('UPDATE running_time SET ms = ms + :ms WHERE ms = :since')
  const beginRetention = db.prepare(
    `UPDATE application SET kept_from = (SELECT ms FROM running_time) WHERE ${hasEnded} AND kept_from IS NULL`,
  )

  /** Removes the sealed payloads from the log. While another process reads, it is done by a later checkpoint. */
  function emptyLog(): void {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  return {
    runningTime: {
      async read() {
        return Number(readTime.get()?.ms)
      },
      async add(ms, since) {
        await write(() => {
          if (addTime.run({ ms, since }).changes === 1) beginRetention.run()
        })
      },
    },
    async eraseEnded(state, keptMs) {
      const { changes } = await write(() => eraseEnded.run({ state, keptMs }))
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
