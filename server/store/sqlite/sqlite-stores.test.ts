import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sample, samples } from '../contract/sample-stock.ts'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { openSqliteOutbox } from './outbox.ts'
import { openSqliteStock } from './stock-store.ts'

const key = new Uint8Array(32).fill(1)
const application = { id: 'a', payload: { vehicleId: 'v', vehicleDetails: {} } }

describe('the SQLite files', () => {
  let folder: string
  beforeEach(async () => {
    folder = await openTemporaryFolder()
  })

  it('name the file that another process has locked, when a write has waited too long', async () => {
    const file = join(folder, 'stock.db')
    const [holder, waiter] = [await openSqliteStock(file), await openSqliteStock(file, { writeWaitMs: 40 })]
    await holder.write(async (writer) => {
      await writer.put([sample('a')])
      await expect(waiter.write((other) => other.put([sample('b')]))).rejects.toThrow(
        /stock\.db is being written by another process/,
      )
      expect(await waiter.count()).toBe(0)
    })
    expect((await waiter.write((writer) => writer.put([sample('b')]))).added).toBe(1)
    await holder.close()
    await waiter.close()
  })

  it('read and remove a part of a large stock by its keys, not by an index of all that is listed', async () => {
    const file = join(folder, 'stock.db')
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
    const store = await openSqliteStock(file)
    await store.write(async (writer) => {
      await writer.put([sample('a')])
      await writer.removeOthers()
    })
    for await (const records of store.all()) expect(records).toHaveLength(1)
    const asked = new Set(
      prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes(':from AND :to')),
    )
    prepare.mockRestore()
    await store.close()
    const db = new DatabaseSync(file)
    db.function('was_put', (_key) => 0)
    for (const sql of asked) {
      const [first] = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()
      expect([sql, first?.detail]).toEqual([
        sql,
        'SEARCH vehicle USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)',
      ])
    }
    expect(asked.size).toBe(3)
    db.close()
  })

  it('open while another process imports', async () => {
    const file = join(folder, 'stock.db')
    const importer = await openSqliteStock(file)
    await importer.write(async (writer) => {
      await writer.put([sample('a')])
      const site = await openSqliteStock(file)
      expect(await site.count()).toBe(0)
      await site.close()
    })
    await importer.close()
  })

  it('hold an empty and undamaged stock when its first write fails, and accept the next write', async () => {
    const file = join(folder, 'stock.db')
    const store = await openSqliteStock(file)
    const failing = store.write(async (writer) => {
      await writer.put(samples(2_000))
      throw new Error('The feed broke off')
    })
    await expect(failing).rejects.toThrow('The feed broke off')
    expect([await store.count(), await store.changeNumber()]).toEqual([0, 0])
    expect(await store.write((writer) => writer.put(samples(5)))).toMatchObject({ added: 5 })
    expect(await store.count()).toBe(5)
    await store.close()
    const db = new DatabaseSync(file)
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    db.close()
  })

  it('are readable by their owner only, for applications and their log', async () => {
    const file = join(folder, 'applications.db')
    const outbox = await openSqliteOutbox(file, key)
    await outbox.add(application, 0)
    for (const name of [file, `${file}-wal`]) expect((await stat(name)).mode & 0o777).toBe(0o600)
    await outbox.close()
  })

  it('reject an application that was damaged on disk, and deliver the others', async () => {
    const file = join(folder, 'applications.db')
    const outbox = await openSqliteOutbox(file, key)
    await outbox.add(application, 0)
    await outbox.add({ ...application, id: 'b' }, 0)
    const db = new DatabaseSync(file)
    db.exec("UPDATE lead SET payload = zeroblob(60) WHERE id = 'a'")
    db.close()
    const claimed = await outbox.claim(0, { limit: 10, leaseMs: 10 })
    expect(claimed.map(({ lead }) => lead.id)).toEqual(['b'])
    const rejected = await outbox.list({ state: 'rejected', limit: 10 })
    expect(rejected).toMatchObject([{ id: 'a', lastFailure: 'unreadable' }])
    await expect(outbox.show('a')).rejects.toThrow('cannot be read')
    await outbox.close()
  })

  it('refuse one row under the id of another', async () => {
    const file = join(folder, 'applications.db')
    const outbox = await openSqliteOutbox(file, key)
    await outbox.add(application, 0)
    await outbox.add({ ...application, id: 'b' }, 0)
    const db = new DatabaseSync(file)
    db.exec("UPDATE lead SET payload = (SELECT payload FROM lead WHERE id = 'b') WHERE id = 'a'")
    db.close()
    await expect(outbox.show('a')).rejects.toThrow('cannot be read')
    await outbox.close()
  })
})
