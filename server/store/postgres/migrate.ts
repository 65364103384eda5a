import { fileURLToPath } from 'node:url'
import type { PoolClient } from 'pg'
import Postgrator from 'postgrator'
import type { Database } from './open-database.ts'

/** The folder of the migrations, one SQL file each: `NNN.do.NAME.sql`. */
const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

/** Created by Postgrator too; created here first, because it is locked. */
const versionTable = `
  CREATE TABLE IF NOT EXISTS schemaversion (version bigint PRIMARY KEY, name text, md5 text, run_at timestamptz)`

/**
 * Brings the database to the schema of this version, in one transaction. A lock on the table of versions makes a second
 * process wait, also through PgBouncer. A newer schema is left alone: migrations only add, so the version before works
 * on it. Returns the versions that were applied.
 *
 * @throws {Error} when an applied migration was edited since, or one below the newest was never applied.
 */
export async function migrateDatabase(database: Database, folder = migrationsFolder): Promise<number[]> {
  await createVersionTable(database)
  return database.transaction(async (client) => {
    await client.query('LOCK TABLE schemaversion IN EXCLUSIVE MODE')
    const postgrator = postgratorOn(client, folder)
    await refuseGaps(client, postgrator)
    return (await postgrator.migrate()).map(({ version }) => version)
  })
}

/**
 * Brings the database to the schema of this version if it lacks something.
 *
 * @throws {Error} that says what to do, when this role may not change tables or a lower migration is missing.
 */
export async function prepareDatabase(database: Database, folder = migrationsFolder): Promise<void> {
  const missing = await missingMigrations(database, folder)
  if (missing === 0) return
  try {
    await migrateDatabase(database, folder)
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
export async function missingMigrations(database: Database, folder = migrationsFolder): Promise<number> {
  return database.transaction(async (client) => {
    const postgrator = postgratorOn(client, folder)
    const version = await postgrator.getDatabaseVersion()
    if (version > 0) await refuseGaps(client, postgrator)
    const known = await postgrator.getMigrations()
    return known.filter((migration) => migration.version > version).length
  })
}

/** Postgrator applies only what is above the newest applied migration, and says nothing of what is missing below. */
async function refuseGaps(client: PoolClient, postgrator: Postgrator): Promise<void> {
  const { rows } = await client.query('SELECT version::int FROM schemaversion')
  const applied = new Set(rows.map(({ version }) => version))
  const newest = Math.max(0, ...applied)
  const missing = (await postgrator.getMigrations())
    .map(({ version }) => version)
    .filter((version) => version < newest && !applied.has(version))
  if (missing.length === 0) return
  throw new Error(
    `The database has migration ${newest}, but not ${missing.join(', ')}, which must come before it. ` +
      'If this version of Forecourt adds the migration, it needs a number above every other. ' +
      'If not, the table schemaversion was changed by hand or restored in part: restore the database from a backup',
  )
}

/** A role without rights to the schema finds no schema. */
function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42501' || error.code === '3F000')
}

function postgratorOn(client: PoolClient, folder: string): Postgrator {
  return new Postgrator({
    driver: 'pg',
    migrationPattern: `${folder}/*.sql`,
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
