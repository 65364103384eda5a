import { describe, expect, it } from 'vitest'
import { buyersPrice } from '#domain/stock/vehicle-price.ts'
import { columnMapSchema } from './column-maps/column-map.ts'
import { importWarnings } from './import-summary.ts'
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

describe('what the cells of a CSV file say', () => {
  const columns = {
    id: 'metadata.stockId',
    make: 'vehicle.make',
    type: 'vehicle.vehicleType',
    price: { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds' },
    vat: { to: 'adverts.retailAdverts.vatStatus', optional: true },
    mot: { to: 'vehicle.motExpiryDate', as: 'date', optional: true },
    colour: { to: 'vehicle.colour', optional: true },
    miles: { to: 'vehicle.odometerReadingMiles', as: 'number', optional: true },
  }
  const defaults = {
    'metadata.lifecycleState': 'FORECOURT',
    'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
  }
  const map = columnMapSchema.parse({ columns, defaults })

  it.each([
    ['£10,000 ex VAT', '', 1_200_000],
    ['£10,000 Ex. VAT', '', 1_200_000],
    ['10000', 'Excl', 1_200_000],
    ['10000', 'VAT excluded', 1_200_000],
    ['£10,000 + VAT', '20%', 1_200_000],
    ['£10,000', 'Inc VAT', 1_000_000],
    ['£10,000 no VAT', '', 1_000_000],
    ['10000', 'Margin', 1_000_000],
  ])('the price %j with VAT %j is %d pence for a buyer', async (price, vat, pence) => {
    const { store, bring } = await openYard()
    const rows = `id,make,type,price,vat\na,Ford,Van,"${price}",${vat}\n`
    expect(await bring(rows, { map })).toMatchObject({ added: 1, warnings: 0 })
    const found = await store.find('a')
    expect(found.state === 'listed' && buyersPrice(found.record)).toBe(pence)
  })

  it('is reported with its line where the VAT or a date is not understood', async () => {
    const { bring, rejects } = await openYard()
    const rows =
      'id,make,type,price,vat,mot\na,Ford,Van,"£9,995 VAT tbc",,31/12/2026\nb,Ford,Van,9995,Yes,31/02/2027\nc,Ford,Van,1,,12/25/2026\n'
    expect(await bring(rows, { map })).toMatchObject({ added: 2, rejected: 1, warnings: 3 })
    expect(await rejects()).toMatchObject([
      { line: 2, field: 'price', outcome: 'row rejected' },
      { line: 3, field: 'vat', outcome: 'field not understood' },
      { line: 3, field: 'mot', outcome: 'field left out', reason: '"31/02/2027" is not a date' },
      { line: 4, field: 'mot', outcome: 'field left out' },
    ])
  })

  it.each([
    ['day first', ['03/04/2027', '14/03/2027', '46460'], ['2027-04-03', '2027-03-14', '2027-03-14']],
    ['month first', ['03/04/2027', '2027-03-14', '03/14/2027'], ['2027-03-04', '2027-03-14', '2027-03-14']],
  ])('is a date by the order of its column, %s', async (_, cells, days) => {
    const { store, bring } = await openYard()
    const rows = cells.map((cell, at) => `v${at},Ford,Van,1,${cell}\n`).join('')
    expect(await bring(`id,make,type,price,mot\n${rows}`, { map })).toMatchObject({ added: 3, warnings: 0 })
    const records = await store.findMany(['v0', 'v1', 'v2'])
    expect(records.map(({ vehicle }) => vehicle.motExpiryDate)).toEqual(days)
  })

  it('is stored and reported where it is a new word, and has its unit though the map forgets it', async () => {
    const { store, bring } = await openYard()
    const rows =
      'id,make,type,price,colour,miles\na,FORD,Van,1,Kinetic,"80,467 km"\nb,ford,Van,1,white met,5\n'
    const summary = await bring(rows, { map })
    expect(summary).toMatchObject({ added: 2, newMakes: [], newWords: ['colour "Kinetic"'] })
    expect(importWarnings(summary).join()).toContain('kept as they are written: colour "Kinetic".')
    const [a, b] = await store.findMany(['a', 'b'])
    expect([a?.vehicle, b?.vehicle]).toMatchObject([
      { make: 'Ford', colour: 'Kinetic', odometerReadingMiles: 50_000 },
      { make: 'Ford', colour: 'white met' },
    ])
    expect((await bring(rows, { map })).newWords).toEqual([])
  })
})
