import { open, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { openSqliteInbox } from './notification-inbox.ts'
import { openDatabase } from './open-database.ts'
import { openSqliteOutbox } from './outbox.ts'
import { stockSchema } from './stock-schema.ts'

const key = new Uint8Array(32).fill(4)
const advice = /applications\.db.*(malformed|not a database).*restore the latest backup/s

describe('a damaged applications.db', () => {
  let file: string
  beforeEach(async () => {
    const folder = await openTemporaryFolder()
    file = join(folder, 'applications.db')
  })

  it('is named in an error with advice when it is not a database', async () => {
    await writeFile(file, 'not a database, but long enough to look at. '.repeat(100))
    await expect(openSqliteOutbox(file, key)).rejects.toThrow(advice)
  })

  it('is named in an error with advice wherever the damage is found', async () => {
    const before = await openSqliteOutbox(file, key)
    for (let index = 0; index < 200; index += 1) {
      await before.add({ id: `id${index}`, payload: { vehicleId: 'v', vehicleDetails: {} } }, index)
    }
    await before.close()
    const handle = await open(file, 'r+')
    // Everything after the first page, which holds the schema.
    await handle.write(Buffer.alloc((await stat(file)).size - 4096, 0xee), 0, undefined, 4096)
    await handle.close()
    const use = async () => {
      const outbox = await openSqliteOutbox(file, key)
      try {
        await outbox.list({ limit: 10 })
      } finally {
        await outbox.close()
      }
    }
    await expect(use()).rejects.toThrow(advice)
  })

  it('is named by every operation that finds the damage later', async () => {
    const outbox = await openSqliteOutbox(file, key)
    for (let index = 0; index < 200; index += 1) {
      await outbox.add({ id: `id${index}`, payload: { vehicleId: 'v', vehicleDetails: {} } }, index)
    }
    await outbox.close()
    const again = await openSqliteOutbox(file, key)
    const handle = await open(file, 'r+')
    await handle.write(Buffer.alloc((await stat(file)).size - 40_960, 0xee), 0, undefined, 40_960)
    await handle.close()
    const all = async () => {
      for (let index = 0; index < 200; index += 1) await again.show(`id${index}`)
    }
    await expect(all()).rejects.toThrow(/applications\.db is damaged.*restore the latest backup/s)
    await expect(
      again.add({ id: 'new', payload: { vehicleId: 'v', vehicleDetails: {} } }, 0),
    ).rejects.toThrow(advice)
    await again.close().catch(() => undefined)
  })
})

it('is put right after `.recover` by the statements of docs/operating.md, which fit the schema', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
  const statements = /sqlite3 recovered\.db <<'END'\n(.*?)^ +END$/ms.exec(text)?.[1] ?? ''
  const file = join(await openTemporaryFolder(), 'recovered.db')
  const before = await openSqliteOutbox(file, key)
  for (const id of ['kept', 'lost'])
    await before.add({ id, payload: { vehicleId: id, vehicleDetails: {} } }, 0)
  await before.close()
  const db = new DatabaseSync(file)
  const columns = db.prepare('PRAGMA table_info(lead)').all()
  db.exec(`CREATE TABLE lost_and_found (nfield, ${columns.map((_, at) => `c${at}`)});
    INSERT INTO lost_and_found SELECT ${columns.length}, * FROM lead WHERE id = 'lost';
    INSERT INTO lost_and_found (nfield, c0) VALUES (2, 'of an index');
    DELETE FROM lead WHERE id = 'lost'; DELETE FROM running_time; DELETE FROM digest_key`)
  db.exec(statements)
  expect(db.prepare("SELECT name FROM sqlite_schema WHERE name = 'lost_and_found'").all()).toEqual([])
  db.close()
  const outbox = await openSqliteOutbox(file, key)
  for (const id of ['kept', 'lost']) expect((await outbox.show(id))?.lead?.payload.vehicleId).toBe(id)
  expect(await outbox.add({ id: 'lost', payload: { vehicleId: 'x', vehicleDetails: {} } }, 1)).toEqual({
    state: 'repeated',
  })
  expect(await outbox.runningTime.read()).toBe(0)
  await outbox.close()
})

describe.each([
  ['stock.db', stockSchema, 'forecourt stock import'],
  ['notifications.db', null, 'what waited is lost'],
] as const)('a damaged %s', (name, schema, advice) => {
  it('is named in an error with advice for the case without a backup', async () => {
    const folder = await openTemporaryFolder()
    const file = join(folder, name)
    await writeFile(file, 'not a database, but long enough to look at. '.repeat(100))
    const opened = schema ? openDatabase(file, { schema, synchronous: 'FULL' }) : openSqliteInbox(file)
    await expect(opened).rejects.toThrow(new RegExp(`${name}.*not a database.*${advice}`, 's'))
  })
})
