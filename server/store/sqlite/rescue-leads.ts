import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openKeys } from '../outbox/lead-keys.ts'
import { tryOpenLead } from '../outbox/sealed-lead.ts'
import { type StoredLead, storedColumns } from '../outbox/stored-lead.ts'
import { openDamaged } from './damaged-file.ts'
import { dialectOf, openLeadFile } from './lead-file.ts'
import { queryOf } from './open-database.ts'

export interface Rescued {
  /** Rows in the new file. */
  read: number
  /** Rows that existed and could not be read. */
  lost: number
  /** Ids of rows in the new file whose answers cannot be decrypted. */
  unreadable: string[]
}

/**
 * Copies every row of a damaged file that can be read to a new one. The damaged file is not changed.
 *
 * @throws {Error} when `rescued` exists, the schema of the file cannot be read, or it was sealed with another key
 * (`OtherKeyError`).
 */
export async function rescueLeads(
  damaged: string,
  { rescued, key }: { rescued: string; key: Uint8Array },
): Promise<Rescued> {
  if (existsSync(rescued)) throw new Error(`${rescued} exists: name a new file`)
  // Beside the new file, so that neither the copy nor a half of the new file is ever on another disk.
  const folder = await mkdtemp(join(dirname(resolve(rescued)), '.rescue-'))
  try {
    const copy = join(folder, 'damaged.db')
    await cp(damaged, copy)
    if (existsSync(`${damaged}-wal`)) await cp(`${damaged}-wal`, `${copy}-wal`)
    const draft = join(folder, basename(rescued))
    const outcome = await copyRows(copy, draft, key)
    await rename(draft, rescued)
    return outcome
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function copyRows(damaged: string, rescued: string, key: Uint8Array): Promise<Rescued> {
  const to = await openLeadFile(rescued)
  const from = openDamaged(damaged)
  try {
    to.exec('BEGIN IMMEDIATE')
    const hasDigestKey = [...settingTables].map((table) => copySettings(table, { from: from.db, to }))[0]
    await openKeys(queryOf(to), key, dialectOf(rescued))
    const insert = to.prepare(
      `INSERT OR IGNORE INTO application (${columns}) VALUES (${columns.map(() => '?')})`,
    )
    const unreadable: string[] = []
    const add = (found: Record<string, unknown>): boolean => {
      const row = toStored(found)
      // Without the key of the digests, a repeated form is compared with the answers.
      if (!hasDigestKey) row.digest = null
      try {
        if (insert.run(...columns.map((name) => row[name])).changes === 0) return false
      } catch {
        // The table refuses what no version wrote.
        return false
      }
      if (row.payload && !tryOpenLead(row.id, row.payload, key)) unreadable.push(row.id)
      return true
    }
    const { read, lost } = from.readAll(add)
    to.exec('COMMIT; PRAGMA journal_mode = DELETE')
    return { read, lost, unreadable }
  } finally {
    from.close()
    to.close()
  }
}

const columns = Object.keys(storedColumns) as (keyof StoredLead)[]

/** The key of the digests first: see `copyRows`. */
const settingTables = ['digest_key', 'key_check', 'delivery_pause'] as const

/** False when the table has no row that can be read. */
function copySettings(table: string, { from, to }: { from: DatabaseSync; to: DatabaseSync }): boolean {
  try {
    const rows = from.prepare(`SELECT * FROM ${table}`).all()
    for (const row of rows) {
      const names = Object.keys(row)
      to.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`).run(
        ...Object.values(row),
      )
    }
    return rows.length > 0
  } catch {
    return false
  }
}

/** Files of former versions lack the later columns; what they delivered is not emailed. */
function toStored(found: Record<string, unknown>): StoredLead {
  const row = Object.fromEntries(columns.map((name) => [name, found[name] ?? null])) as unknown as StoredLead
  const { kind, state, email_state, email_failures, email_next_attempt_at } = row
  return {
    ...row,
    kind: kind ?? 'application',
    email_state: email_state ?? state,
    email_failures: email_failures ?? 0,
    email_next_attempt_at: email_next_attempt_at ?? (email_state === null && state === 'waiting' ? 0 : null),
  }
}
