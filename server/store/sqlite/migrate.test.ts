import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startChild } from '../contract/child-process.ts'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import type { Schema } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const create = 'CREATE TABLE thing (name TEXT) STRICT'
const widen = "ALTER TABLE thing ADD COLUMN colour TEXT DEFAULT 'grey'"
/** SQL of a query that runs until its process is killed. */
const endless = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n'

const startMigrating = (file: string, ...migrations: string[]) =>
  startChild(new URL('testing/migrate-child.ts', import.meta.url), file, ...migrations)

function schemaOf(...migrations: string[]): { schema: Schema; synchronous: 'NORMAL' } {
  return { schema: { applicationId: 77, migrations, withoutBackup: '' }, synchronous: 'NORMAL' }
}

describe('migrating a file', () => {
  let file: string
  beforeEach(async () => {
    const folder = await openTemporaryFolder()
    file = join(folder, 'deep', 'down', 'test.db')
  })

  it('creates a new file with its folders, and opens it again unchanged', async () => {
    const db = await openDatabase(file, schemaOf(create))
    db.exec("INSERT INTO thing VALUES ('kept')")
    db.close()
    const again = await openDatabase(file, schemaOf(create))
    expect(again.prepare('SELECT * FROM thing').all()).toEqual([{ name: 'kept' }])
    again.close()
  })

  it('applies missing migrations and keeps the data', async () => {
    const db = await openDatabase(file, schemaOf(create))
    db.exec("INSERT INTO thing VALUES ('kept')")
    db.close()
    const wider = await openDatabase(file, schemaOf(create, widen))
    expect(wider.prepare('SELECT * FROM thing').all()).toEqual([{ name: 'kept', colour: 'grey' }])
    wider.close()
  })

  it('applies each migration once, in order, when processes open the file at the same time', async () => {
    ;(await openDatabase(file, schemaOf(create))).close()
    const add = `INSERT INTO thing ${endless.replace('FROM n)', 'FROM n WHERE i < 200000)')}`
    const rename = "UPDATE thing SET name = 'renamed ' || name"
    const children = Array.from({ length: 3 }, () => startMigrating(file, create, add, rename))
    await Promise.all(children.map((child) => child.ended()))
    const db = await openDatabase(file, schemaOf(create, add, rename))
    expect(db.prepare('SELECT name FROM thing').all()).toEqual([{ name: 'renamed 200000' }])
    db.close()
  })

  it('leaves the file unchanged when its process is killed half way, and is done by the next', async () => {
    const before = await openDatabase(file, schemaOf(create))
    before.exec("INSERT INTO thing VALUES ('kept')")
    before.close()
    const child = startMigrating(file, create, `${widen}; CREATE TABLE endless AS ${endless}`)
    const other = new DatabaseSync(file, { timeout: 0 })
    const probe = () => other.exec('BEGIN IMMEDIATE; ROLLBACK')
    await vi.waitFor(() => expect(probe).toThrow('locked'), { timeout: 30_000, interval: 10 })
    await child.kill()
    expect(other.prepare('SELECT * FROM thing').all()).toEqual([{ name: 'kept' }])
    other.close()
    const after = await openDatabase(file, schemaOf(create, widen))
    expect(after.prepare('SELECT * FROM thing').all()).toEqual([{ name: 'kept', colour: 'grey' }])
    after.close()
  })

  it('leaves the file unchanged when a migration fails', async () => {
    ;(await openDatabase(file, schemaOf(create))).close()
    await expect(openDatabase(file, schemaOf(create, `${widen}; DROP TABLE nowhere`))).rejects.toThrow(
      'no such table',
    )
    const db = await openDatabase(file, schemaOf(create))
    expect(db.prepare('PRAGMA table_info(thing)').all()).toHaveLength(1)
    db.close()
  })

  it('refuses a file that newer code has written, with a reason', async () => {
    ;(await openDatabase(file, schemaOf(create, widen))).close()
    await expect(openDatabase(file, schemaOf(create))).rejects.toThrow(/test\.db.*newer version of Forecourt/)
  })

  it('refuses a database that is not ours', async () => {
    ;(await openDatabase(file, schemaOf(create))).close()
    const other = {
      schema: { applicationId: 78, migrations: [create], withoutBackup: '' },
      synchronous: 'NORMAL',
    } as const
    await expect(openDatabase(file, other)).rejects.toThrow('it holds something else')
    const db = new DatabaseSync(join(file, '..', 'foreign.db'))
    db.exec('CREATE TABLE photos (name TEXT)')
    db.close()
    await expect(openDatabase(join(file, '..', 'foreign.db'), schemaOf(create))).rejects.toThrow(
      'it holds something else',
    )
  })

  it('names the file that cannot be opened', async () => {
    await expect(openDatabase('/dev/null/test.db', schemaOf(create))).rejects.toThrow('/dev/null/test.db')
  })
})
