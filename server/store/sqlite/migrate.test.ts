import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import type { Schema } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const create = 'CREATE TABLE thing (name TEXT) STRICT'
const widen = "ALTER TABLE thing ADD COLUMN colour TEXT DEFAULT 'grey'"

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
