import type { DatabaseSync } from 'node:sqlite'

export interface Schema {
  /** SQLite's `application_id`: tells our files from one another and from everybody else's. */
  applicationId: number
  /** The position, from 1, is the version that a migration leads to. Never edit one that was released. */
  migrations: readonly string[]
  /** What to do about a damaged file that has no backup, as the end of a sentence. */
  withoutBackup: string
}

/**
 * Brings a file to the newest schema, each migration whole or not at all. Two processes may do so at once;
 * a file that is up to date is not locked.
 *
 * @throws {Error} when the file was made by newer code, or holds something else.
 */
export function migrate(db: DatabaseSync, schema: Schema): void {
  while (versionOf(db, schema) < schema.migrations.length) {
    db.exec('BEGIN IMMEDIATE')
    try {
      const version = versionOf(db, schema)
      db.exec(schema.migrations[version] ?? '')
      db.exec(`PRAGMA application_id = ${schema.applicationId}`)
      db.exec(`PRAGMA user_version = ${Math.min(version + 1, schema.migrations.length)}`)
      db.exec('COMMIT')
    } catch (cause) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw cause
    }
  }
}

function versionOf(db: DatabaseSync, { applicationId, migrations }: Schema): number {
  const version = readNumber(db, 'PRAGMA user_version')
  const isEmpty = readNumber(db, 'SELECT count(*) FROM sqlite_schema') === 0
  if (!isEmpty && readNumber(db, 'PRAGMA application_id') !== applicationId) {
    throw new Error('it holds something else')
  }
  if (version > migrations.length) {
    throw new Error(
      `it was written by a newer version of Forecourt (schema ${version}; this version knows ${migrations.length})`,
    )
  }
  return version
}

function readNumber(db: DatabaseSync, sql: string): number {
  return Number(Object.values(db.prepare(sql).get() ?? {})[0])
}
