import { randomBytes } from 'node:crypto'
import type { WriteCheck } from '#domain/leads/outbox.ts'
import type { LeadDatabase, LeadDialect, RunAlone } from '../outbox/lead-database.ts'
import { fillerBytes } from '../outbox/write-check.ts'
import { isAway } from './database-away.ts'
import { type Database, openDatabase, queryOf } from './open-database.ts'

export const dialect: LeadDialect = {
  otherKey: { where: 'the database', instead: 'or set APPLICATION_KEY to it on every machine' },
  forUpdate: 'FOR UPDATE',
  forUpdateSkipLocked: 'FOR UPDATE SKIP LOCKED',
  isIn: (column, list) => `${column} = ANY (:${list})`,
  replaceSealed: (query, rows) =>
    query(
      `UPDATE lead SET payload = sealed.payload, digest = sealed.digest, history = sealed.history
       FROM unnest(CAST(:ids AS text[]), CAST(:payloads AS bytea[]), CAST(:digests AS bytea[]),
         CAST(:histories AS bytea[])) AS sealed (id, payload, digest, history)
       WHERE lead.id = sealed.id`,
      {
        ids: rows.map(({ id }) => id),
        payloads: rows.map(({ payload }) => payload),
        digests: rows.map(({ digest }) => digest),
        histories: rows.map(({ history }) => history),
      },
    ),
}

/**
 * Of the size of a lead in a table that is not logged, which shows that the disk is full; and a few bytes in one
 * that is: 16 KB every two seconds would be 0.7 GB a day for each node in the log of all servers and in its archive.
 */
const fill = `
  WITH space AS (
    INSERT INTO space_check (filler) VALUES (:filler) ON CONFLICT (only_row) DO UPDATE SET filler = :filler
  )
  INSERT INTO write_check (filler) VALUES (:logged) ON CONFLICT (only_row) DO UPDATE SET filler = :logged`

export function createLeadTables(database: Database): LeadDatabase {
  const query = queryOf(database)
  return {
    dialect,
    read: query,
    write: query,
    transaction: (work) => database.transaction((client) => work(queryOf(client))),
    fill: () => query(fill, { filler: randomBytes(fillerBytes), logged: randomBytes(16) }),
    stateOf,
    late: 'away',
    /**
     * The sealed text stays in dead rows until PostgreSQL's vacuum, and in its log for as long as that is kept:
     * docs/decisions/0014.
     */
    removeErased: async () => 'postgres',
    removeErasedSoon: () => undefined,
    close: database.close,
  }
}

const diskFull = '53100'

function stateOf(error: unknown): WriteCheck['state'] {
  if (isAway(error)) return 'away'
  return error instanceof Error && 'code' in error && error.code === diskFull ? 'full' : 'failed'
}

/** The leads of a database for one command. `runAlone` @throws {Error} when a lock is not granted in time. */
export function leadsAlone(url: string): { runAlone: RunAlone; dialect: LeadDialect } {
  return {
    dialect,
    async runAlone(work, committed) {
      const database = openDatabase(url, { connections: 1, statementMs: null })
      try {
        const result = await database.transaction(async (client) => {
          await client.query(`SET LOCAL lock_timeout = '30s'`)
          await client.query('LOCK TABLE lead, alert IN ACCESS EXCLUSIVE MODE')
          return work(queryOf(client))
        })
        await committed()
        return result
      } finally {
        await database.close()
      }
    },
  }
}
