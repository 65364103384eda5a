import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { recordLimits } from '#domain/stock/record-limits.ts'
import type { PreparedRecord } from '#domain/stock/store.ts'
import { sample } from '../contract/sample-stock.ts'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { vehicleStates } from '../vehicle-state.ts'
import { openSqliteStock } from './stock-store.ts'
import { writeFormerStock } from './testing/former-stock.ts'

/** A file as the version before the log wrote it, with one vehicle of each state. */
async function openFormerFile() {
  const file = join(await openTemporaryFolder(), 'stock.db')
  writeFormerStock(file, [
    { ...sample('hidden'), state: vehicleStates.neverListed },
    sample('listed', { dateOnForecourt: '2026-08-01' }),
    { ...sample('left'), state: vehicleStates.left },
    overLimits(sample('large')),
    { ...overLimits(sample('large and left')), state: vehicleStates.left },
  ])
  let now = Date.now()
  const store = await openSqliteStock(file, { now: () => now })
  onTestFinished(() => store.close())
  return {
    store,
    later(days: number) {
      now += days * 86_400_000
    },
  }
}

const overLimits = ({ record, hash }: PreparedRecord) => ({
  record: { ...record, vehicle: { ...record.vehicle, model: `\u0000${'m'.repeat(500)}` } },
  hash,
})

it('brings records within the limits, and leaves the others as they are', async () => {
  const { store } = await openFormerFile()
  const model = 'm'.repeat(recordLimits.model)
  for (const id of ['large', 'large and left'])
    expect(await store.find(id)).toMatchObject({ record: { vehicle: { make: 'Ford', model } } })
  const { record } = sample('listed', { dateOnForecourt: '2026-08-01' })
  expect(await store.find('listed')).toEqual({ state: 'listed', record })
  const changes = await store.changesSince({ change: 0, id: '' }, 10)
  expect(changes.map(({ record }) => record?.vehicle.model)).toEqual([
    undefined,
    'Focus',
    undefined,
    model,
    undefined,
  ])
})

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
