import { fileURLToPath } from 'node:url'
import type { PoolClient } from 'pg'
import Postgrator from 'postgrator'
import { type RecordTable, tidiedJson } from '../tidied-json.ts'
import type { Database } from './open-database.ts'

const migrationPattern = fileURLToPath(new URL('migrations/*.sql', import.meta.url))

/** `070.do.tidy-records.sql`: SQL cannot tidy a record. */
const tidyingVersion = 70

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
export async function migrateDatabase(database: Database): Promise<number[]> {
  await createVersionTable(database)
  return database.transaction(async (client) => {
    await client.query('LOCK TABLE schemaversion IN EXCLUSIVE MODE')
    const postgrator = postgratorOn(client)
    await refuseGaps(client, postgrator)
    const applied = (await postgrator.migrate()).map(({ version }) => version)
    if (applied.includes(tidyingVersion)) {
      await tidyRecords(client, 'record')
      await tidyRecords(client, 'notification')
    }
    return applied
  })
}

/**
 * Brings the database to the schema of this version if it lacks something.
 *
 * @throws {Error} that says what to do, when this role may not change tables or a lower migration is missing.
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

/** Records read with one statement. */
const batchSize = 500

/**
 * Brings the records of a table within `recordLimits`. A record that another transaction replaces meanwhile keeps what
 * that one has written.
 */
export async function tidyRecords(client: PoolClient, table: RecordTable): Promise<void> {
  const read = async (after: number) => {
    const { rows } = await client.query<{ key: number; json: string }>(
      `SELECT key, json FROM ${table} WHERE json IS NOT NULL AND key > $1 ORDER BY key LIMIT ${batchSize}`,
      [after],
    )
    return rows
  }
  for (let rows = await read(0); rows.length > 0; rows = await read(rows.at(-1)?.key ?? 0)) {
    for (const { key, json } of rows) {
      const tidied = tidiedJson(json)
      if (tidied === null) continue
      await client.query(`UPDATE ${table} SET json = $1 WHERE key = $2 AND json = $3`, [tidied, key, json])
    }
  }
}
