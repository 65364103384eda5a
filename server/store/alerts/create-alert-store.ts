import { randomBytes } from 'node:crypto'
import type { Subscription } from '#domain/alerts/alert.ts'
import type { AlertCursor, AlertStore, StoredAlert } from '#domain/alerts/alert-store.ts'
import type { LeadDatabase } from '../outbox/lead-database.ts'
import { hasKey, type LeadKeyring, requireKeyInUse, withKeys } from '../outbox/lead-keyring.ts'
import { seal, unseal } from '../seal.ts'
import { hashAddress, linkKeyOf, linkLabel, sealAlert, tryOpenAlert } from './sealed-alert.ts'

const batchSize = 500

/** Another process can change an alert between two tries only while its owner presses a button. */
const mostTries = 10

const columns = 'id, version, due_at AS "dueAt", begun_at AS "begunAt", failures, sealed'

type AlertRow = Omit<StoredAlert, 'subscription'> & { sealed: Uint8Array }

/** Alerts in the database of the leads, sealed with their key. Several processes may share it. */
export function createAlertStore(database: LeadDatabase, keyring: LeadKeyring): AlertStore {
  const { read, write, transaction } = database

  const insert = `INSERT INTO alert (id, address, kept_from, due_at, sealed)
    SELECT :id, :address, (SELECT ms FROM running_time), :dueAt, :sealed WHERE ${hasKey}
    ON CONFLICT (address) DO NOTHING RETURNING id`
  const update = `UPDATE alert SET sealed = :sealed, due_at = :dueAt, begun_at = :begunAt, failures = :failures,
      version = version + 1
    WHERE id = :id AND version = :version AND ${hasKey} RETURNING id`
  const renewOne = 'UPDATE alert SET kept_from = (SELECT ms FROM running_time) WHERE id = :id RETURNING id'
  const expired = 'kept_from <= (SELECT ms FROM running_time) - :keptMs'

  function open(rows: readonly object[], key: Uint8Array): StoredAlert[] {
    return (rows as AlertRow[]).flatMap(({ sealed, ...row }) => {
      const subscription = tryOpenAlert(row.id, sealed, key)
      return subscription === null ? [] : [{ ...row, subscription }]
    })
  }

  async function select(where: string, values: Parameters<typeof read>[1] = {}): Promise<StoredAlert[]> {
    return withKeys(keyring, async (keys) => {
      await requireKeyInUse(database, keys)
      return open(await read(`SELECT ${columns} FROM alert ${where}`, values), keys.key)
    })
  }

  async function findOf(address: string): Promise<StoredAlert | null> {
    const { digestKey } = await keyring.keys()
    const [found] = await select('WHERE address = :address', { address: hashAddress(address, digestKey) })
    return found ?? null
  }

  /** False when somebody else was first. */
  function add(id: string, subscription: Subscription, dueAt: number | null): Promise<boolean> {
    return withKeys(keyring, async (keys) => {
      const address = hashAddress(subscription.address, keys.digestKey)
      const sealed = sealAlert(id, subscription, keys.key)
      const added = await write(insert, { id, address, dueAt, sealed, keyId: keys.keyId })
      if (added.length === 0) await requireKeyInUse(database, keys)
      return added.length === 1
    })
  }

  /** One transaction for all, which is one write to the disk. */
  function replace(alerts: readonly StoredAlert[]): Promise<string[]> {
    if (alerts.length === 0) return Promise.resolve([])
    return withKeys(keyring, async (keys) => {
      const written = await transaction(async (query) => {
        const ids = new Set<string>()
        for (const { id, version, subscription, dueAt, begunAt, failures } of alerts) {
          const sealed = sealAlert(id, subscription, keys.key)
          const values = { id, version, sealed, dueAt, begunAt, failures, keyId: keys.keyId }
          if ((await query(update, values)).length === 1) ids.add(id)
        }
        return ids
      })
      if (written.size === 0) await requireKeyInUse(database, keys)
      return alerts.map(({ id }) => id).filter((id) => !written.has(id))
    })
  }

  return {
    findOf,
    replace,
    async keep(address, change) {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const former = await findOf(address)
        const { subscription, dueAt } = change(former?.subscription ?? null)
        if (former === null) {
          const id = randomBytes(18).toString('base64url')
          if (await add(id, subscription, dueAt))
            return { id, version: 0, subscription, dueAt, begunAt: null, failures: 0 }
        } else {
          const changed = { ...former, subscription, dueAt }
          if ((await replace([changed])).length === 0) {
            await write(renewOne, { id: former.id })
            return { ...changed, version: former.version + 1 }
          }
        }
      }
      throw new Error('An alert was changed by others again and again, so it was not kept')
    },
    async find(id) {
      return (await select('WHERE id = :id', { id }))[0] ?? null
    },
    async *all() {
      // No id is empty. A damaged row is left out, so the last id is that of the rows.
      for (let after = ''; ; ) {
        const [rows, opened] = await withKeys(keyring, async (keys) => {
          const rows = await read(
            `SELECT ${columns} FROM alert WHERE id > :after ORDER BY id LIMIT ${batchSize}`,
            { after },
          )
          return [rows, open(rows, keys.key)] as const
        })
        if (opened.length > 0) yield opened
        if (rows.length < batchSize) return
        after = String(rows.at(-1)?.id)
      }
    },
    async due(now, limit) {
      const where = 'due_at <= :now AND begun_at IS NULL ORDER BY due_at, id LIMIT :limit'
      for (;;) {
        const found = await select(`WHERE ${where}`, { now, limit })
        if (found.length > 0) return found
        // Damaged ones at the head of the queue would keep the others waiting.
        const damaged = await write(
          `UPDATE alert SET due_at = NULL WHERE id IN (SELECT id FROM alert WHERE ${where}) RETURNING id`,
          { now, limit },
        )
        if (damaged.length === 0) return found
      }
    },
    begun: () => select('WHERE begun_at IS NOT NULL ORDER BY id'),
    async renew(id) {
      return (await write(renewOne, { id })).length === 1
    },
    async end(id) {
      const ended = await write('DELETE FROM alert WHERE id = :id RETURNING id', { id })
      if (ended.length > 0) database.removeErasedSoon()
      return ended.length > 0
    },
    async eraseExpired(keptMs) {
      const found = await read(`SELECT 1 AS found FROM alert WHERE ${expired} LIMIT 1`, { keptMs })
      if (found.length === 0) return 0
      const erased = await write(`DELETE FROM alert WHERE ${expired} RETURNING id`, { keptMs })
      database.removeErasedSoon()
      return erased.length
    },
    async eraseOf(address) {
      const { digestKey } = await keyring.keys()
      const hashed = hashAddress(address, digestKey)
      const erased = await write('DELETE FROM alert WHERE address = :hashed RETURNING id', { hashed })
      return { erased: erased.length, remains: erased.length > 0 ? await database.removeErased() : null }
    },
    async cursor() {
      const [row] = await read('SELECT change, token, looked_at AS "lookedAt" FROM alert_cursor')
      return (row as AlertCursor | undefined) ?? null
    },
    async moveCursor({ change, token, lookedAt }) {
      await transaction(async (query) => {
        await query('DELETE FROM alert_cursor')
        await query(
          'INSERT INTO alert_cursor (change, token, looked_at) VALUES (:change, :token, :lookedAt)',
          { change, token, lookedAt },
        )
      })
    },
    async sealLink(text) {
      const { digestKey } = await keyring.keys()
      return seal(text, linkLabel, linkKeyOf(digestKey))
    },
    async openLink(sealed) {
      const { digestKey } = await keyring.keys()
      try {
        return unseal(sealed, linkLabel, linkKeyOf(digestKey))
      } catch {
        return null
      }
    },
  }
}
