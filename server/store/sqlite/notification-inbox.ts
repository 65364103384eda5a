import type { PreparedRecord } from '#domain/stock/store.ts'
import { createGroupedWrites } from './grouped-writes.ts'
import type { Schema } from './migrate.ts'
import { openDatabase } from './open-database.ts'

/** One vehicle as a notification describes it. */
export interface StockNotification {
  /** The sender's id of the event. */
  event: string
  prepared: PreparedRecord
}

export interface WaitingNotification extends StockNotification {
  key: number
}

/**
 * Notifications that were accepted and are not yet in the stock. They wait in a separate file, because the stock
 * has one writer at a time and an import may lock it for longer than the sender waits.
 */
export interface NotificationInbox {
  /** On disk before it resolves; false when the event was accepted before. Rejects when it cannot be written. */
  add(notification: StockNotification, now: number): Promise<boolean>
  /** The oldest `limit`, in the order of arrival. */
  waiting(limit: number): Promise<WaitingNotification[]>
  /** They are in the stock. The ids of their events are remembered for a week, to recognise repeats. */
  markApplied(keys: readonly number[], now: number): Promise<void>
  close(): Promise<void>
}

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
const rememberedMs = 7 * 86_400_000

/** @throws {Error} when the file cannot be opened. */
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
    add: ({ event, prepared: { record, json, hash } }, now) =>
      write(() => insert.run(event, now, hash, json ?? JSON.stringify(record)).changes === 1),
    async waiting(limit) {
      return readWaiting.all(limit).map(({ key, event, hash, json }): WaitingNotification => {
        const text = String(json)
        const prepared = { record: JSON.parse(text), json: text, hash: String(hash) }
        return { key: Number(key), event: String(event), prepared }
      })
    },
    markApplied: (keys, now) =>
      write(() => {
        for (const key of keys) markOne.run(key)
        forget.run(now - rememberedMs)
      }),
    async close() {
      await idle()
      db.close()
    },
  }
}
