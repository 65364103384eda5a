import { type NotificationInbox, rememberedMs, toColumns, toNotification } from '../notification-inbox.ts'
import { createGroupedWrites } from './grouped-writes.ts'
import type { Schema } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const first = `
  CREATE TABLE notification (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    event TEXT NOT NULL UNIQUE,
    received INTEGER NOT NULL, -- epoch milliseconds
    hash TEXT NOT NULL,
    json TEXT -- null once it is in the stock
  ) STRICT;
  CREATE INDEX notification_waiting ON notification (key) WHERE json IS NOT NULL;
  CREATE INDEX notification_settled ON notification (received) WHERE json IS NULL;
`

const withoutBackup =
  'move it away and start: what Auto Trader sends from then on is taken, and what waited is lost'

const schema: Schema = { applicationId: 0x46434e54, migrations: [first], withoutBackup }

/** The sender waits a second for its answer. */
const writeWaitMs = 700

/**
 * Notifications in a file of their own, because the stock has one writer at a time and an import may lock it for longer
 * than the sender waits. One process applies them.
 *
 * @throws {Error} when the file cannot be opened.
 */
export async function openSqliteInbox(file: string): Promise<NotificationInbox> {
  const db = await openDatabase(file, { schema, synchronous: 'FULL' })
  const { write, idle } = createGroupedWrites(db, writeWaitMs)
  const insert = db.prepare(
    'INSERT INTO notification (event, received, hash, json) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const readWaiting = db.prepare(
    'SELECT key, event, hash, json FROM notification WHERE json IS NOT NULL ORDER BY key LIMIT ?',
  )
  const markOne = db.prepare('UPDATE notification SET json = NULL WHERE key = ?')
  const forget = db.prepare('DELETE FROM notification WHERE json IS NULL AND received < ?')

  return {
    async add(notification, now) {
      const { event, hash, json } = toColumns(notification)
      return write(() => insert.run(event, now, hash, json).changes === 1)
    },
    async waiting(limit) {
      return readWaiting.all(limit).map(toNotification)
    },
    async applyOldest(limit, apply, now) {
      const rows = readWaiting.all(limit)
      if (rows.length === 0) return 0
      await apply(rows.map(toNotification))
      await write(() => {
        for (const { key } of rows) markOne.run(key as number)
        forget.run(now - rememberedMs)
      })
      return rows.length
    },
    async close() {
      await idle()
      db.close()
    },
  }
}
