import { describe, expect, it } from 'vitest'
import { columnMapSchema } from './column-maps/column-map.ts'
import { openYard } from './test-import.ts'

describe('a CSV file without ids', () => {
  const columns = {
    make: 'vehicle.make',
    type: 'vehicle.vehicleType',
    price: { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds' },
  }
  const defaults = {
    'metadata.lifecycleState': 'FORECOURT',
    'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
  }
  const rows = 'make,type,price\nFord,Van,5000\nFiat,Car,\nFord,Van,5000\n'

  it('gives the same row the same id in every import, and its repeat another', async () => {
    const { store, bring, rejects } = await openYard()
    const map = columnMapSchema.parse({ columns, defaults })
    expect(await bring(rows, { map })).toMatchObject({ added: 2, rejected: 1, duplicates: 1 })
    expect(await rejects()).toMatchObject([{ line: 3, field: 'price', reason: 'Price is missing' }])
    expect(await bring(rows, { map, replace: true })).toMatchObject({ unchanged: 2, removed: 0 })
    expect(await store.count()).toBe(2)
  })

  it('counts the rows that a change of a cell would make another vehicle', async () => {
    const { store, bring } = await openYard()
    const map = columnMapSchema.parse({ columns, defaults })
    expect(await bring(rows, { map })).toMatchObject({ idsFromCells: 2 })
    const registered = columnMapSchema.parse({
      columns: { reg: 'vehicle.registration', ...columns },
      defaults,
      identify: ['reg'],
    })
    const before = 'reg,make,type,price\nAB12 CDE,Ford,Van,5000\n,Fiat,Car,4000\n'
    expect(await bring(before, { map: registered, replace: true, force: true })).toMatchObject({
      idsFromCells: 1,
    })
    const after = before.replace('5000', '4500').replace('AB12 CDE', 'ab12cde')
    expect(await bring(after, { map: registered })).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    expect(await store.count()).toBe(2)
  })

  it('rejects repeats where the map says so', async () => {
    const { bring, rejects } = await openYard()
    const map = columnMapSchema.parse({ columns, defaults, repeats: 'reject' })
    expect(await bring(rows, { map })).toMatchObject({ added: 1, rejected: 2, duplicates: 1 })
    expect(await rejects()).toContainEqual(
      expect.objectContaining({ line: 4, reason: 'The row is the same as line 2 in every cell' }),
    )
  })
})
