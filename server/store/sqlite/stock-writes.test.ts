import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sample, samples } from '../contract/sample-stock.ts'
import { createTemporaryFolder } from '../contract/temporary-folder.ts'
import { openDatabase } from './open-database.ts'
import { stockSchema } from './stock-schema.ts'
import { openSqliteStock } from './stock-store.ts'
import { openSqliteStockWrites } from './stock-writes.ts'

describe('writing the stock without reading it', () => {
  let file: string
  let dispose: () => Promise<void>
  beforeEach(async () => {
    const temporary = await createTemporaryFolder()
    dispose = temporary.dispose
    file = join(temporary.folder, 'stock.db')
  })
  afterEach(() => dispose())

  const hasLog = () =>
    access(`${file}-wal`).then(
      () => true,
      () => false,
    )

  it('brings the first stock in without the log, and every later write with it', async () => {
    const writes = await openSqliteStockWrites(file)
    const put = (id: string) =>
      writes.write(async (writer) => {
        await writer.put([sample(id)])
        return hasLog()
      })
    expect([await put('first'), await put('second')]).toEqual([false, true])
    await writes.close()
    const store = await openSqliteStock(file)
    expect([await store.count(), await store.changeNumber()]).toEqual([2, 2])
    await store.close()
  })

  it('goes through the log from the first when somebody has the empty stock open, who reads on', async () => {
    const [site, writes] = [await openSqliteStock(file), await openSqliteStockWrites(file)]
    await writes.write(async (writer) => {
      await writer.put(samples(300))
      expect([await hasLog(), await site.count()]).toEqual([true, 0])
    })
    expect(await site.count()).toBe(300)
    await writes.close()
    await site.close()
  })

  it('keeps whoever opens the stock waiting for the end of the first write, and the event loop free', async () => {
    const writes = await openSqliteStockWrites(file)
    let opening: ReturnType<typeof openSqliteStock> | undefined
    await writes.write(async (writer) => {
      opening = openSqliteStock(file)
      for (let turn = 0; turn < 20; turn++) {
        await writer.put([sample(`v${turn}`)])
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    })
    const store = await opening
    expect(await store?.count()).toBe(20)
    await store?.close()
    await writes.close()
  })

  it('says what holds it up when the first write takes too long', async () => {
    const writes = await openSqliteStockWrites(file)
    await writes.write(async (writer) => {
      await writer.put([sample('a')])
      const options = { schema: stockSchema, synchronous: 'NORMAL', waitMs: 30 } as const
      await expect(openDatabase(file, options)).rejects.toThrow(
        /stock\.db: it is being written by another process; gave up/,
      )
    })
    await writes.close()
  })

  it('leaves the stock empty and sound when the first write fails, and takes the next', async () => {
    const writes = await openSqliteStockWrites(file)
    const failing = writes.write(async (writer) => {
      await writer.put(samples(2_000))
      throw new Error('The feed broke off')
    })
    await expect(failing).rejects.toThrow('The feed broke off')
    const store = await openSqliteStock(file)
    expect([await store.count(), await store.changeNumber()]).toEqual([0, 0])
    expect(await writes.write((writer) => writer.put(samples(5)))).toMatchObject({ added: 5 })
    expect(await store.count()).toBe(5)
    await store.close()
    await writes.close()
    const db = new DatabaseSync(file)
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    db.close()
  })
})
