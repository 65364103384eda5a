import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ColumnMap, columnMapSchema } from './column-maps/column-map.ts'
import { HeldBackError } from './feed-error.ts'
import { importWarnings } from './import-summary.ts'
import { car, openYard } from './test-import.ts'

const map = columnMapSchema.parse({
  columns: {
    id: 'metadata.stockId',
    make: 'vehicle.make',
    price: { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds' },
  },
  defaults: {
    'vehicle.vehicleType': 'Car',
    'metadata.lifecycleState': 'FORECOURT',
    'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
  },
})

const whole = 'id,make,price\n1,Ford,5000\n2,Fiat,6000\n3,Audi,7000\n'

describe('a feed that may have been cut short', () => {
  const json = JSON.stringify({ results: [car('1'), car('2')] })
  const csv: { map: ColumnMap } = { map }

  it.each([
    ['ends in the middle of a row', whole.slice(0, -6), csv, 'The file ends in the middle of a row'],
    ['ends in the middle of the last cell', whole.slice(0, -3), csv, 'The file ends without a line end'],
    [
      'has no last line end',
      whole.slice(0, -1),
      csv,
      'The file ends without a line end, which every other line has',
    ],
    ['has CR LF but at its end', whole.replaceAll('\n', '\r\n').slice(0, -2), csv, 'without a line end'],
    ['ends inside CR LF', whole.replaceAll('\n', '\r\n').slice(0, -1), csv, 'without a line end'],
    [
      'is UTF-16 and has half a character at its end',
      Buffer.from(whole, 'utf16le').subarray(0, -5),
      csv,
      'without a line end',
    ],
    ['is JSON and ends in a record', json.slice(0, -200), {}, 'ends too early'],
    ['is JSON and ends between records', json.slice(0, -2), {}, 'ends too early'],
    [
      'is a page of a longer list',
      `{"results":[${JSON.stringify(car('1'))}],"totalResults":451}`,
      {},
      'The feed has 1 of the 451 records that it announces',
    ],
    [
      'is lines and ends in a record',
      `${JSON.stringify(car('1'))}\n${JSON.stringify(car('2')).slice(0, 90)}`,
      {},
      'is not JSON',
    ],
  ])('removes nothing and says why: it %s', async (_, feed, options, reason) => {
    const { store, bring } = await openYard()
    await bring(whole, { map })
    await bring([car('4')])
    await expect(bring(feed, { ...options, replace: true })).rejects.toThrow(reason)
    expect(await store.count()).toBe(4)
  })

  it('is imported without being replaced, with a warning, or replaces when it is forced', async () => {
    const { store, bring } = await openYard()
    await bring([car('4')])
    const summary = await bring(whole.slice(0, -1), { map })
    expect(importWarnings(summary).join()).toContain('which every other line has: it may have been cut short')
    expect(await store.count()).toBe(4)
    expect(await bring(whole.slice(0, -1), { map, replace: true, force: true })).toMatchObject({ removed: 1 })
  })

  it('is whole where the map says that its last line never ends', async () => {
    const { bring } = await openYard()
    await bring([car('4')])
    const open = columnMapSchema.parse({ ...map, lastLineEnd: 'optional' })
    expect(await bring(whole.slice(0, -1), { map: open, replace: true })).toMatchObject({
      removed: 1,
      cut: null,
    })
  })

  it('is held back when it changed while it was read', async () => {
    const { store, bring, feedFile } = await openYard()
    await bring([car('4')])
    const onProgress = () => writeFileSync(feedFile, `${whole}4,Seat,8000\n`)
    const changing = bring(whole, { map, replace: true, onProgress: () => onProgress() })
    await expect(changing).rejects.toThrow(HeldBackError)
    expect(await store.count()).toBe(1)
  })
})

describe('a file that is not read', () => {
  it.each([
    ['XML', '<?xml version="1.0"?><stock><vehicle/></stock>', 'The feed is XML, which is not read'],
    ['XML without a declaration', '\n<vehicles><vehicle id="1"/></vehicles>', 'CSV and JSON are read'],
    ['RSS', '<rss version="2.0"></rss>', 'The feed is XML'],
    ['XML in UTF-16', Buffer.from('\uFEFF<?xml version="1.0"?><stock/>', 'utf16le'), 'The feed is XML'],
    ['a page', '<!DOCTYPE html><html></html>', 'a web page, such as one that asks for a password'],
    ['a page without a declaration', '<html><body>Sign in</body></html>', 'a web page'],
    ['a workbook', Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1'), 'save the sheet as "CSV UTF-8"'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'an old Excel workbook'],
    ['a PDF', '%PDF-1.7\n', 'a PDF'],
  ])('is named, with what to do: %s', async (_, feed, message) => {
    const { bring } = await openYard()
    await expect(bring(feed, { map })).rejects.toThrow(message)
    await expect(bring(feed)).rejects.toThrow(message)
  })
})

describe('a column that a map leaves out', () => {
  const withColumn = (name: string, ...cells: string[]) =>
    whole
      .trimEnd()
      .split('\n')
      .map((line, at) => `${line},${at === 0 ? name : (cells[at - 1] ?? '')}\n`)
      .join('')

  it.each([
    ['Status', ['Available', 'Sold', 'Reserved'], 'which looks like the state of the vehicles'],
    ['Availability', ['in stock', 'in stock', 'in stock'], 'Nothing was imported'],
    ['Status', ['A1', 'B7', 'C2'], 'in codes that are not known, such as "A1"'],
    ['Type', ['Car', 'LCV', 'Car'], 'vans would be shown as cars'],
    [
      'Vehicle Category',
      ['Panel Van', 'Panel Van', 'Luton'],
      'Map it to "vehicle.vehicleType", or name it under "ignore"',
    ],
  ])('and that would publish what is not so stops the import: %s', async (name, cells, reason) => {
    const { store, bring } = await openYard()
    const feed = withColumn(name, ...cells)
    await expect(bring(feed, { map })).rejects.toThrow(reason)
    expect(await store.changeNumber()).toBe(0)
    const ignoring = columnMapSchema.parse({ ...map, ignore: [name] })
    expect(await bring(feed, { map: ignoring })).toMatchObject({ added: 3, overlooked: [] })
  })

  it.each([
    ['VIN', ['TESTVIN0000000001', '', ''], 'VIN (vehicle.vin)'],
    ['Mileage', ['1,000', '2,000', '3,000'], 'Mileage (vehicle.odometerReadingMiles)'],
    ['Equipment', ['ABS|Sat nav', '', 'Tow bar'], 'Equipment (features)'],
    ['Colour', ['Red', 'Blue', 'Red'], 'Colour (vehicle.colour)'],
  ])('is told: %s', async (name, cells, field) => {
    const { bring } = await openYard()
    const summary = await bring(withColumn(name, ...cells), { map })
    expect(importWarnings(summary).join('\n')).toContain(
      `leaves out columns that look like fields: ${field}.`,
    )
  })

  it('stops nothing where only its name is that of a state', async () => {
    const { bring } = await openYard()
    expect(await bring(withColumn('State', 'TX', 'CA', 'NY'), { map })).toMatchObject({ overlooked: [] })
  })
})

it('says when every vehicle has the type of the defaults', async () => {
  const { bring } = await openYard()
  expect(importWarnings(await bring(whole, { map })).join()).toContain(
    '3 rows do not say whether they are a car',
  )
})

it('neither shows a vehicle with a state that is not known nor says that it has gone', async () => {
  const { store, bring, rejects } = await openYard()
  await bring([car('1'), car('2')])
  const summary = await bring([car('1', { lifecycleState: 'Sale Agreed', versionNumber: 9 }), car('2')])
  expect(importWarnings(summary).join()).toContain('whose vehicles are not shown: "Sale Agreed" (1)')
  expect(await rejects()).toMatchObject([
    { field: 'metadata.lifecycleState', outcome: 'field not understood' },
  ])
  expect([await store.count(), await store.find('1')]).toEqual([1, { state: 'unknown' }])
  await bring([car('1', { versionNumber: 10 })])
  expect(await store.find('1')).toMatchObject({ state: 'listed' })
})
