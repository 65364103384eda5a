import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { diskAdvice } from '../disk-advice.ts'
import type { Query, Values } from '../query.ts'
import { migrate, type Schema } from './migrate.ts'
import { sqliteCode, sqliteCodes, whatToDo } from './sqlite-error.ts'
import { onceFree } from './write-lock.ts'

interface OpenOptions {
  schema: Schema
  /** FULL: a commit is on disk when it returns. NORMAL: a power cut may lose the last commits, never half of one. */
  synchronous: 'FULL' | 'NORMAL'
  /** Bytes, of a new file. */
  pageSize?: number
  /** Overwrites deleted content with zeros. */
  secureDelete?: boolean
  /** How long to wait for another process that has the file locked. */
  waitMs?: number
}

/**
 * Opens a file for writing, with a write-ahead log; creates and migrates it where needed. The connection does not
 * wait for locks: see `onceFree`.
 *
 * @throws {Error} that names the file, with the reason as `cause`.
 */
export async function openDatabase(
  file: string,
  { waitMs = 5_000, ...options }: OpenOptions,
): Promise<DatabaseSync> {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    return await onceFree(() => openNow(file, options), waitMs, 'it')
  } catch (cause) {
    const code = sqliteCode(cause)
    const isDamaged = code === sqliteCodes.corrupt || code === sqliteCodes.notDatabase
    const reason = cause instanceof Error ? cause.message : String(cause)
    const advice = isDamaged ? whatToDo(options.schema.withoutBackup) : diskAdvice(cause, file)
    throw new Error(`Cannot open ${file}: ${reason}${advice ? `. ${advice}` : ''}`, { cause })
  }
}

function openNow(
  file: string,
  { schema, synchronous, pageSize = 4096, secureDelete = false }: OpenOptions,
): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: false })
  try {
    db.exec(`PRAGMA page_size = ${pageSize}; PRAGMA journal_size_limit = ${64 * 1024 * 1024}`)
    if (secureDelete) db.exec('PRAGMA secure_delete = ON')
    // A write-ahead log lets readers continue while the file is written.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`)
    migrate(db, schema)
    return db
  } catch (cause) {
    db.close()
    throw cause
  }
}

/** A second connection to an opened file: it sees whole commits only and does not wait for writers. */
export function openReader(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5_000 })
  db.exec('PRAGMA query_only = ON')
  return db
}

/** Statements are prepared once. */
export function queryOf(db: DatabaseSync): Query {
  const prepared = new Map<string, StatementSync>()
  return async (sql, values = {}) => {
    const statement = prepared.get(sql) ?? db.prepare(sql)
    prepared.set(sql, statement)
    return statement.all(bound(values))
  }
}

/** Lists are passed as JSON. */
function bound(values: Values): Record<string, SQLInputValue> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? JSON.stringify(value) : value,
  ])
  return Object.fromEntries(entries)
}
