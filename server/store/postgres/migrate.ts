import { fileURLToPath } from 'node:url'
import type { PoolClient } from 'pg'
import Postgrator from 'postgrator'
import type { Database } from './open-database.ts'

const migrationPattern = fileURLToPath(new URL('migrations/*.sql', import.meta.url))

/** Created by Postgrator too; created here first, because it is locked. */
const versionTable = `
  CREATE TABLE IF NOT EXISTS schemaversion (version bigint PRIMARY KEY, name text, md5 text, run_at timestamptz)`

/**
 * Brings the database to the schema of this version, in one transaction. A lock on the table of versions makes a second
 * process wait, also through PgBouncer. A newer schema is left alone: migrations only add, so the version before works
 * on it. Returns the versions that were applied.
 *
 * @throws {Error} when an applied migration was edited since.
 */
export async function migrateDatabase(database: Database): Promise<number[]> {
  await createVersionTable(database)
  return database.transaction(async (client) => {
    await client.query('LOCK TABLE schemaversion IN EXCLUSIVE MODE')
    const applied = await postgratorOn(client).migrate()
    return applied.map(({ version }) => version)
  })
}

/**
 * Brings the database to the schema of this version if it lacks something.
 *
 * @throws {Error} that says what to do, when this role may not change tables.
 */
export async function prepareDatabase(database: Database): Promise<void> {
  const missing = await missingMigrations(database)
  if (missing === 0) return
  try {
    await migrateDatabase(database)
  } catch (cause) {
    if (!isForbidden(cause)) throw cause
    const what = missing === 1 ? '1 migration' : `${missing} migrations`
    throw new Error(
      `The database lacks ${what}, and this role may not change tables: run \`forecourt migrate\` with their owner first`,
      { cause },
    )
  }
}

/** How many migrations this database lacks; a database without the table of versions lacks all of them. */
export async function missingMigrations(database: Database): Promise<number> {
  return database.transaction(async (client) => {
    const postgrator = postgratorOn(client)
    const version = await postgrator.getDatabaseVersion()
    const known = await postgrator.getMigrations()
    return known.filter((migration) => migration.version > version).length
  })
}

/** A role without rights to the schema finds no schema. */
function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42501' || error.code === '3F000')
}

function postgratorOn(client: PoolClient): Postgrator {
  return new Postgrator({
    driver: 'pg',
    migrationPattern,
    newline: 'LF',
    schemaTable: 'schemaversion',
    execQuery: (sql) => client.query(sql),
  })
}

/** Two processes that create a table at the same time can both find it missing; one of them then fails. */
async function createVersionTable(database: Database): Promise<void> {
  try {
    await database.query(versionTable)
  } catch {
    await database.query(versionTable)
  }
}
