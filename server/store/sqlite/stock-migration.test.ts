import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { sample } from '../contract/sample-stock.ts'
import { createTemporaryFolder } from '../contract/temporary-folder.ts'
import { stockSchema } from './stock-schema.ts'
import { openSqliteStock } from './stock-store.ts'

/** A file as the version before the log wrote it, with one vehicle of each state. */
async function openFormerFile() {
  const { folder, dispose } = await createTemporaryFolder()
  const file = join(folder, 'stock.db')
  const db = new DatabaseSync(file)
  for (const migration of stockSchema.migrations.slice(0, 3)) db.exec(migration)
  db.exec(`PRAGMA application_id = ${stockSchema.applicationId}; PRAGMA user_version = 3`)
  const ids = ['hidden', 'listed', 'left']
  for (const [state, id] of ids.entries()) {
    const { record, hash } = sample(id, state === 1 ? { dateOnForecourt: '2026-08-01' } : {})
    db.prepare('INSERT INTO vehicle VALUES (?, ?, 1, ?, NULL, NULL, ?)').run(state + 1, id, state, hash)
    db.prepare('INSERT INTO record VALUES (?, ?)').run(state + 1, JSON.stringify(record))
  }
  db.close()
  let now = Date.now()
  const store = await openSqliteStock(file, { now: () => now })
  onTestFinished(async () => {
    await store.close()
    await dispose()
  })
  return {
    store,
    later(days: number) {
      now += days * 86_400_000
    },
  }
}

it('gives listed vehicles a history from the upgrade on', async () => {
  const { store, later } = await openFormerFile()
  expect(await store.history('listed')).toMatchObject({
    arrivedAt: '2026-08-01',
    leftAt: null,
    prices: [{ price: 1_000_000 }],
  })
  expect([await store.history('hidden'), await store.history('left')]).toEqual([null, null])
  later(3)
  await store.write((writer) => writer.put([sample('listed', { price: 9_000 })]))
  const history = await store.history('listed')
  expect(history?.prices.map(({ price }) => price)).toEqual([1_000_000, 900_000])
})

it('keeps the price of a vehicle that is sold after the upgrade, and logs a former one that returns', async () => {
  const { store, later } = await openFormerFile()
  later(2)
  await store.write((writer) =>
    writer.put([sample('listed', { lifecycleState: 'SOLD', price: 1 }), sample('left', { price: 7_000 })]),
  )
  expect((await store.history('listed'))?.prices).toMatchObject([{ price: 1_000_000 }])
  expect((await store.history('listed'))?.leftAt).not.toBeNull()
  expect((await store.history('left'))?.prices).toMatchObject([{ price: 700_000 }])
})
