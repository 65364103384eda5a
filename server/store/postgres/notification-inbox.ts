import { type NotificationInbox, rememberedMs, toColumns, toNotification } from '../notification-inbox.ts'
import { openDatabase } from './open-database.ts'

const statementMs = 5_000
/** One holds the lock of the notifications that are being applied. */
const connections = 4

const oldest = 'SELECT key, event, hash, json FROM notification WHERE json IS NOT NULL ORDER BY key LIMIT $1'

/** SQLSTATE of a row that another transaction has locked. */
const lockNotAvailable = '55P03'

/** Notifications in PostgreSQL. While it is away, every method rejects: the sender repeats what was not accepted. */
export function openPostgresInbox(url: string): NotificationInbox {
  const database = openDatabase(url, { statementMs, connections })

  return {
    async add(notification, now) {
      const { event, hash, json } = toColumns(notification)
      const { rowCount } = await database.query(
        'INSERT INTO notification (event, received, hash, json) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [event, now, hash, json],
      )
      return rowCount === 1
    },
    async waiting(limit) {
      return (await database.query(oldest, [limit])).rows.map(toNotification)
    },
    /** The oldest row is locked meanwhile, so another machine cannot apply what comes after it. */
    async applyOldest(limit, apply, now) {
      // Workers ask often, so they begin no transaction where nothing waits.
      if ((await database.query(oldest, [1])).rowCount === 0) return 0
      try {
        return await database.transaction(async (client) => {
          const { rows } = await client.query(`${oldest} FOR UPDATE NOWAIT`, [limit])
          await apply(rows.map(toNotification))
          await client.query('UPDATE notification SET json = NULL WHERE key = ANY ($1)', [
            rows.map(({ key }) => key),
          ])
          await client.query('DELETE FROM notification WHERE json IS NULL AND received < $1', [
            now - rememberedMs,
          ])
          return rows.length
        })
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === lockNotAvailable) return 0
        throw error
      }
    },
    close: () => database.close(),
  }
}
