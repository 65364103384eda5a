import { expect, it, onTestFinished } from 'vitest'
import { sample, samples } from '../contract/sample-stock.ts'
import { migrateDatabase } from './migrate.ts'
import { type Database, openDatabase } from './open-database.ts'
import { openPostgresStock } from './stock-store.ts'
import { startLossyProxy } from './testing/lossy-proxy.ts'
import { startPostgres } from './testing/postgres-server.ts'
import { openTestDatabase } from './testing/test-database.ts'

async function openPlace(options: { changesTables?: boolean } = {}) {
  const url = await openTestDatabase(options)
  const database = openDatabase(url)
  const store = openPostgresStock(url)
  onTestFinished(async () => {
    await store.close()
    await database.close()
  })
  return { url, database, store }
}

const jsonOf = async (database: Database, id: string) => {
  const { rows } = await database.query<{ json: string }>(
    'SELECT json FROM vehicle JOIN record USING (key) WHERE id = $1',
    [id],
  )
  return rows[0]?.json
}

it('stores the JSON of a record byte for byte, when it is new and when it has changed', async () => {
  const { database, store } = await openPlace()
  const odd = (price: string) => ({
    ...sample('a', { dateOnForecourt: '2026-11-01' }),
    json: `{"metadata" : {"stockId":"a"},"b":[1.50,${price}],\t"b":"\\u0000 \\\\N \\"é🚗\\""}\n`,
    hash: price,
  })
  for (const prepared of [odd('1e2'), odd('2E+0')]) {
    await store.write((writer) => writer.put([prepared]))
    expect(await jsonOf(database, 'a')).toBe(prepared.json)
  }
})

it('gives up waiting for another writer, and goes on afterwards', async () => {
  const { url, store } = await openPlace()
  const impatient = openPostgresStock(url, { writeWaitMs: 50 })
  onTestFinished(() => impatient.close())
  await store.write(async () => {
    const late = impatient.write((writer) => writer.put([sample('a')]))
    await expect(late).rejects.toThrow('being written by another process; gave up after 0.05 s')
  })
  expect(await impatient.write((writer) => writer.put([sample('a')]))).toMatchObject({ added: 1 })
})

it('works on the tables of a later version, and keeps what that version has written there', async () => {
  const { database, store } = await openPlace({ changesTables: true })
  await store.write((writer) => writer.put([sample('a'), sample('b')]))
  await database.query(`
    ALTER TABLE vehicle ADD COLUMN later text DEFAULT 'none';
    ALTER TABLE record ADD COLUMN later integer;
    CREATE TABLE later (key bigint PRIMARY KEY);
    INSERT INTO schemaversion VALUES (999, 'later', 'x', now());
    UPDATE vehicle SET later = 'set';
    UPDATE record SET later = 7`)
  const counts = await store.write(async (writer) => {
    const counts = await writer.put([sample('a', { price: 1 }), ...samples(3)])
    return { ...counts, removed: await writer.removeOthers() }
  })
  expect(counts).toMatchObject({ added: 3, changed: 1, removed: 1 })
  const { rows } = await database.query(
    'SELECT id, vehicle.later, record.later AS number FROM vehicle JOIN record USING (key) ORDER BY key LIMIT 3',
  )
  expect(rows).toEqual([
    { id: 'a', later: 'set', number: 7 },
    { id: 'b', later: 'set', number: 7 },
    { id: 'v000', later: 'none', number: null },
  ])
})

it('begins a write again while the database is away, and fails one that has begun', async () => {
  const server = await startPostgres()
  const database = openDatabase(server.url)
  await migrateDatabase(database)
  const store = openPostgresStock(server.url, { retryMs: 60_000 })
  try {
    let times = 0
    const cut = store.write(async (writer) => {
      times += 1
      await writer.put([sample('lost')])
      server.signal('SIGKILL')
      await writer.put([sample('lost too')])
    })
    await expect(cut).rejects.toThrow('was lost: nothing was written')
    expect(times).toBe(1)
    const patient = store.write((writer) => writer.put([sample('a')]))
    await server.start()
    expect(await patient).toMatchObject({ added: 1 })
    expect(await store.count()).toBe(1)
    expect(await store.changeNumber()).toBe(1)
  } finally {
    await store.close()
    await database.close()
    await server.dispose()
  }
})

it('learns from the write token whether a commit whose answer was lost was made', async () => {
  const { url, store } = await openPlace()
  for (const arrives of [true, false]) {
    const proxy = await startLossyProxy(url)
    proxy.loseNextAnswerTo('COMMIT\0', { arrives })
    const distant = openPostgresStock(proxy.url)
    const id = `arrives-${arrives}`
    const outcome = await distant
      .write((writer) => writer.put([sample(id)]))
      .then(
        ({ added }) => added,
        () => 'failed',
      )
    expect(outcome).toBe(arrives ? 1 : 'failed')
    expect(await store.find(id)).toMatchObject({ state: arrives ? 'listed' : 'unknown' })
    expect(proxy.lost()).toBe(1)
    await distant.close()
    await proxy.close()
  }
})
