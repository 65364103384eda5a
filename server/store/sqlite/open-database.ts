import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate, type Schema } from './migrate.ts'

interface OpenOptions {
  schema: Schema
  /** FULL: a commit is on disk when it returns. NORMAL: a power cut may lose the last commits, never half of one. */
  synchronous: 'FULL' | 'NORMAL'
  /** Bytes, of a new file. */
  pageSize?: number
}

/**
 * Opens a file for writing in WAL mode, made and migrated where needed. It does not wait for locks:
 * waiting inside SQLite would stop the event loop, see `beginWrite`.
 *
 * @throws {Error} that names the file, with the reason as `cause`.
 */
export function openDatabase(
  file: string,
  { schema, synchronous, pageSize = 4096 }: OpenOptions,
): DatabaseSync {
  let db: DatabaseSync | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    db = new DatabaseSync(file, { timeout: openTimeoutMs, enableForeignKeyConstraints: false })
    db.exec(`PRAGMA page_size = ${pageSize}; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`)
    migrate(db, schema)
    db.exec(`PRAGMA journal_size_limit = ${64 * 1024 * 1024}; PRAGMA busy_timeout = 0`)
    return db
  } catch (cause) {
    db?.close()
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Cannot open ${file}: ${reason}`, { cause })
  }
}

/** A second connection to an opened file: it sees whole commits only and never waits for a writer. */
export function openReader(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: openTimeoutMs })
  db.exec('PRAGMA query_only = ON')
  return db
}

const openTimeoutMs = 5_000
