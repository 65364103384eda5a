import { createHash, type Hash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { hashAddress, tryOpenAlert } from '../alerts/sealed-alert.ts'
import { type LeadKeys, openKeys, takeDigestKey } from '../outbox/lead-keys.ts'
import { openDigest } from '../outbox/sealed-lead.ts'
import { describeRow, type StoredLead, sealForKeys, storedColumns } from '../outbox/stored-lead.ts'
import { dialect } from './lead-tables.ts'
import { openDatabase, queryOf } from './open-database.ts'

/** Leads of another store, all sealed with `keys`. */
export interface LeadsToMove {
  keys: LeadKeys
  /** In batches, in the order of ids. */
  batches(): AsyncIterable<readonly StoredLead[]>
  /** Alerts by email. */
  alerts(): Promise<readonly StoredAlertRow[]>
}

/** An alert as both stores have it, without its times: each store has a running time of its own. */
export interface StoredAlertRow {
  id: string
  due_at: number | null
  sealed: Uint8Array
}

export interface Moved {
  moved: number
  /** They were there already, with the same answers, and were not changed. */
  known: number
  /** SHA-256 over all columns of those moved, as read from the database again. */
  sum: string
}

/**
 * Adds leads to the database in one transaction. Rows stay sealed, and a lead that is there already is left alone, so it is
 * safe to repeat.
 *
 * @throws {Error} when the database has a lead of the same id with other answers, was sealed with another key, or has
 * kept something else than it was given. Nothing is added then.
 */
export async function takeOverLeads(url: string, { keys, batches, alerts }: LeadsToMove): Promise<Moved> {
  const database = openDatabase(url, { connections: 1, statementMs: null })
  try {
    return await database.transaction(async (client) => {
      const to = await takeKeys(client, keys)
      const sums = { given: createHash('sha256'), kept: createHash('sha256') }
      const counts = { moved: 0, known: 0 }
      for await (const batch of batches()) {
        const rows = batch.map((row) => sealForKeys(row, { from: keys, to }))
        const added = await addRows(client, rows, sums)
        await requireSame(
          client,
          rows.filter(({ id }) => !added.has(id)),
          to,
        )
        counts.moved += added.size
        counts.known += rows.length - added.size
      }
      await addAlerts(client, await alerts(), to)
      const sum = sums.kept.digest('hex')
      if (sums.given.digest('hex') !== sum) throw new Error('The database has not kept what it was given')
      return { ...counts, sum }
    })
  } finally {
    await database.close()
  }
}

/** A database without leads takes the key of the digests too, so that repeated forms are still recognised. */
async function takeKeys(client: PoolClient, keys: LeadKeys): Promise<LeadKeys> {
  await takeDigestKey(queryOf(client), keys)
  return openKeys(queryOf(client), keys.key, dialect)
}

const names = Object.keys(storedColumns)
const columns = Object.entries(storedColumns).map(([, type], at) => `$${at + 1}::${type}[]`)
const insert = `INSERT INTO lead (${names}) SELECT * FROM unnest(${columns})
  ON CONFLICT (id) DO NOTHING RETURNING id`

/**
 * One that is damaged, or whose address has an alert there already, is left out. The year of each begins again, and its
 * address is found by the key of this database.
 */
async function addAlerts(client: PoolClient, alerts: readonly StoredAlertRow[], to: LeadKeys): Promise<void> {
  for (const { id, due_at, sealed } of alerts) {
    const subscription = tryOpenAlert(id, sealed, to.key)
    if (!subscription) continue
    await client.query(
      `INSERT INTO alert (id, address, kept_from, due_at, sealed)
       SELECT $1, $2, (SELECT ms FROM running_time), $3, $4 ON CONFLICT DO NOTHING`,
      [id, hashAddress(subscription.address, to.digestKey), due_at, sealed],
    )
  }
}

interface Sums {
  given: Hash
  kept: Hash
}

/** Returns the ids that were added. */
async function addRows(client: PoolClient, rows: readonly StoredLead[], sums: Sums): Promise<Set<string>> {
  const values = names.map((name) => rows.map((row) => row[name as keyof StoredLead]))
  const added = new Set((await client.query<{ id: string }>(insert, values)).rows.map(({ id }) => id))
  for (const row of rows) if (added.has(row.id)) sums.given.update(describeRow(row))
  const kept = await client.query<StoredLead>(`SELECT ${names} FROM lead WHERE id = ANY ($1) ORDER BY id`, [
    [...added],
  ])
  for (const row of kept.rows) sums.kept.update(describeRow(row))
  return added
}

/** @throws {Error} when the answers of a known lead differ. A lead whose answers cannot be compared counts as the same. */
async function requireSame(
  client: PoolClient,
  rows: readonly StoredLead[],
  { key }: LeadKeys,
): Promise<void> {
  if (rows.length === 0) return
  const found = await client.query<StoredLead>('SELECT id, digest FROM lead WHERE id = ANY ($1)', [
    rows.map(({ id }) => id),
  ])
  const digests = new Map(found.rows.map(({ id, digest }) => [id, digest && openDigest(id, digest, key)]))
  for (const { id, digest } of rows) {
    const there = digests.get(id)
    if (there && digest && there !== openDigest(id, digest, key)) {
      throw new Error(`The database has ${id} with other answers: nothing was moved`)
    }
  }
}
