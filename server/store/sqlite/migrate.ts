import type { DatabaseSync } from 'node:sqlite'

export interface Schema {
  /** SQLite's `application_id`: identifies the kind of file. */
  applicationId: number
  /** SQL. A migration's position, from 1, is the schema version that it results in. Never edit an applied one. */
  migrations: readonly string[]
  /** The end of a sentence: what to do about a damaged file without a backup. */
  withoutBackup: string
}

/**
 * Migrates a file to the newest schema, each migration in a transaction. Two processes may do so at once; a file that
 * is up to date is not locked.
 *
 * @throws {Error} when the file was written by newer code, or is not one of ours.
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
