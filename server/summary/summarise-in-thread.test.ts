import { expect, it } from 'vitest'
import { loadApplicationKey } from '../store/application-key.ts'
import { sample } from '../store/contract/sample-stock.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openOutbox } from '../store/open-outbox.ts'
import { openStockStore } from '../store/open-stock-store.ts'
import { summarise } from './summarise.ts'
import { summariseInThread } from './summarise-in-thread.ts'

it('counts in a thread what is counted here, and throws what went wrong', async () => {
  const now = Date.now()
  const place = { dataDir: await openTemporaryFolder(), databaseUrl: null, applicationKey: null }
  const stock = await openStockStore(place)
  await stock.write((writer) => writer.put([sample('a'), sample('b', { price: 9_000 })], now))
  await stock.write((writer) => writer.put([sample('c')], now))
  await stock.write((writer) => writer.put([sample('c', { lifecycleState: 'SOLD' })], now))
  await loadApplicationKey(place.dataDir, null)
  const outbox = await openOutbox(place)
  await outbox.add({ id: 'a', payload: { kind: 'call', name: 'Ada', vehicleId: 'a' } }, now)
  await outbox.add({ id: 'c', payload: { kind: 'call', name: 'Ada', vehicleId: 'c' } }, now)
  const here = await summarise({ stock, outbox, pricePosition: null }, { weeks: 1, now })
  expect(here).toMatchObject({
    stock: { vehicles: 2 },
    askedFor: [
      { id: 'a', leads: 1, isListed: true },
      { id: 'c', vehicle: 'Ford Focus', isListed: false },
    ],
  })
  expect(await summariseInThread(place, now)).toEqual(here)
  await Promise.all([stock.close(), outbox.close()])
  await expect(summariseInThread({ ...place, applicationKey: 'no key' }, now)).rejects.toThrow()
})
