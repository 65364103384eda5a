import type { DatabaseSync } from 'node:sqlite'
import type { ClockMemory } from '#domain/applications/outbox.ts'

export function createClockMemory(
  db: DatabaseSync,
  reader: DatabaseSync,
  write: <T>(work: () => T) => Promise<T>,
): ClockMemory {
  const trusted = reader.prepare('SELECT trusted_at FROM clock')
  const ofApplications = reader.prepare(
    'SELECT max(max(accepted_at), coalesce(max(delivered_at), 0)) AS newest FROM application',
  )
  const trust = db.prepare('INSERT OR REPLACE INTO clock VALUES (1, ?)')

  return {
    async newest() {
      const newest = trusted.get()?.trusted_at ?? ofApplications.get()?.newest
      return newest == null ? null : Number(newest)
    },
    async trust(now) {
      await write(() => trust.run(now))
    },
  }
}
