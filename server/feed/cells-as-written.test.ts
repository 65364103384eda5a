import { expect, it } from 'vitest'
import { valueAt } from '#domain/stock/json-path.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { doubtInWords } from './column-maps/column-doubts.ts'
import { columnMapSchema } from './column-maps/column-map.ts'
import { guessColumns } from './column-maps/guess-columns.ts'
import { readCsvSample } from './csv-sample.ts'
import { importWarnings } from './import-summary.ts'
import { chunksOf } from './test-chunks.ts'
import { openYard } from './test-import.ts'

/** Imports a file with the map that `stock columns` suggests. */
async function imported(lines: readonly string[]) {
  const bytes = Buffer.from(`${lines.join('\n')}\n`)
  const { heading, rows } = await readCsvSample(chunksOf(bytes))
  const { map, doubts } = guessColumns(heading, rows)
  const { store, bring, rejects } = await openYard()
  const summary = await bring(bytes, { map: columnMapSchema.parse(map) })
  const records: StockRecord[] = []
  for await (const entries of store.entries()) records.push(...entries.map(({ record }) => record))
  const told = summary.warnings + summary.rejected > 0 ? await rejects() : []
  return {
    records,
    told,
    doubts: doubts.map(doubtInWords).join('\n'),
    warnings: importWarnings(summary).join('\n'),
  }
}

const price = 'adverts.retailAdverts.totalPrice.amountGBP'
const miles = 'vehicle.odometerReadingMiles'
const registered = 'vehicle.firstRegistrationDate'
const state = 'metadata.lifecycleState'

/** A cell as a dealer writes it, and what the record has then; undefined is told in the rejects file. */
const cells: readonly (readonly [heading: string, cell: string, field: string, value: unknown])[] = [
  ['Price', '12k', price, 12_000],
  ['Price', '£12.5k', price, 12_500],
  ['Price', 'Was £12,995 Now £11,995', price, 11_995],
  ['Price', '£11,995 (was £12,995)', price, 11_995],
  ['Price', 'NOW ONLY £9,995', price, 9_995],
  ['Price', 'Reduced from £9k to £8,495', price, 8_495],
  ['Price', 'Was £12,995', price, undefined],
  ['Price', '£13,500 OTR', price, 13_500],
  ['Price', '£7,995 reduced!', price, 7_995],
  ['Price', '£9,995 reduced £500', price, undefined],
  ['Price', '7,995 or 129pm', price, undefined],
  ['Price', '£9995 ex', price, undefined],
  ['Price', '£12,995 - £13,995', price, undefined],
  ['Mileage', '12k', miles, 12_000],
  ['Mileage', '12.5k', miles, 12_500],
  ['Mileage', '45k miles', miles, 45_000],
  ['Mileage', '{"value":64000,"unit":"KM"}', miles, 39_768],
  ['Mileage', '{"value":20000,"unit":"MI"}', miles, 20_000],
  ['Mileage', '{"value":20000}', miles, 20_000],
  ['Mileage', 'delivery miles', miles, undefined],
  ['Mileage', 'low', miles, undefined],
  ['Mileage', '22 500m', miles, 22_500],
  ['Mileage', '70000 approx', miles, undefined],
  ['Mileage', '120000+', miles, undefined],
  ['First Registered', 'Mar-19', registered, '2019-03'],
  ['First Registered', 'March 2019', registered, '2019-03'],
  ['First Registered', "Sept '20", registered, '2020-09'],
  ['First Registered', '03/2019', registered, '2019-03'],
  ['First Registered', '2019-03', registered, '2019-03'],
  ['First Registered', '19-Mar', registered, undefined],
  ['First Registered', '13/2019', registered, undefined],
  ['First Registered', '2019', registered, undefined],
  ['First Registered', 'Mar-29', registered, undefined],
  ['MOT expiry', 'Mar-27', 'vehicle.motExpiryDate', undefined],
  ['MOT expiry', 'expires 12.03.27', 'vehicle.motExpiryDate', '2027-03-12'],
  ['MOT expiry', 'due: 12 March 2027', 'vehicle.motExpiryDate', '2027-03-12'],
  ['Reg', 'AB12 CDE', 'vehicle.registration', 'AB12 CDE'],
  ['Reg', 'x1 abc', 'vehicle.registration', 'X1 ABC'],
  ['Reg', 'AB12 CDE (was X1 ABC)', 'vehicle.registration', undefined],
  ['Reg', 'YK17 LMN / YK17 LMP', 'vehicle.registration', undefined],
  ['Reg', 'Private plate', 'vehicle.registration', undefined],
  ['Status', 'In prep', state, 'DUE_IN'],
  ['Status', 'Awaiting Prep', state, 'DUE_IN'],
  ['Status', 'Sold STC', state, 'SALE_IN_PROGRESS'],
  ['Status', 'S.T.C.', state, 'SALE_IN_PROGRESS'],
  ['Status', 'Under offer', state, 'SALE_IN_PROGRESS'],
  ['Status', 'Sold - awaiting collection', state, 'SOLD'],
  [
    'image',
    '[{"url":"https://p.example/1.jpg","tag":["Exterior"]}]',
    'media.images.0.href',
    'https://p.example/1.jpg',
  ],
  [
    'image',
    '["https://p.example/1.jpg","https://p.example/2.jpg"]',
    'media.images.1.href',
    'https://p.example/2.jpg',
  ],
]

it.each(cells)('reads from the column %s "%s" %s %j, or tells it', async (heading, cell, field, value) => {
  const others = {
    id: 'A1',
    make: 'Ford',
    model: 'Focus',
    Price: '9995',
    Mileage: '45000',
    Status: 'Available',
  }
  const plain = {
    MOTexpiry: '',
    ...others,
    Reg: '',
    'First Registered': '01/03/2019',
    'MOT expiry': '14/03/2027',
    image: '',
  }
  // More plain rows than odd ones, so that the column is taken for what its heading says.
  const rows = [
    { ...plain, [heading]: cell },
    { ...plain, id: 'A2' },
    { ...plain, id: 'A3' },
  ].map((row, at) => (at > 0 && heading === 'image' ? { ...row, image: `https://p.example/${at}.jpg` } : row))
  const names = Object.keys(plain)
  const line = (row: Record<string, string>) =>
    names.map((name) => `"${(row[name] ?? '').replaceAll('"', '""')}"`).join()
  const { records, told } = await imported([names.join(), ...rows.map(line)])
  const record = records.find(({ metadata }) => metadata.stockId === 'A1')
  const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  expect(valueAt(record, path) ?? undefined).toBe(value)
  expect(told.length).toBe(value === undefined ? 1 : 0)
})

it('shows the sale price that stands beside a price, on either side of it, and says so', async () => {
  const { records, doubts } = await imported([
    'id,make,sale_price,price',
    '1,Ford,11450 GBP,12450 GBP',
    '2,Ford,,12450 GBP',
    '3,Ford,0.00 GBP,12450 GBP',
  ])
  expect(records.map((record) => valueAt(record, price.split('.')))).toEqual([11_450, 12_450, 12_450])
  expect(doubts).toContain('sale_price: what a buyer pays, shown in place of price')
})

it('tells of a sale price that a map leaves out', async () => {
  const { bring } = await openYard()
  const map = columnMapSchema.parse({
    columns: { id: 'metadata.stockId', make: 'vehicle.make', price: { to: price, as: 'pounds' } },
    defaults: { 'vehicle.vehicleType': 'Car' },
  })
  const summary = await bring('id,make,price,sale_price\n1,Ford,12450,11450\n', { map })
  expect(importWarnings(summary).join()).toContain(`sale_price (${price})`)
})

it.each(['12 months', 'MOT 12 months', '12 months MOT', 'New MOT', 'Long MOT'])(
  'names a column of MOTs that are no dates: %s',
  async (cell) => {
    const { warnings, doubts } = await imported([
      'id,make,price,MOT',
      `1,Ford,9995,${cell}`,
      `2,Ford,9995,${cell}`,
    ])
    expect(warnings).toContain('MOT (vehicle.motExpiryDate)')
    expect(doubts).toContain('so no MOT is shown')
  },
)

it('counts what a feed leaves unread by its field', async () => {
  const { warnings } = await imported([
    'id,make,price,Mileage',
    '1,Ford,9995,low',
    '2,Ford,9995,delivery miles',
    '3,Ford,9995,9',
  ])
  expect(warnings).toContain('Values that were left out or not understood: Mileage (2).')
})

it.each([
  ['£11,995 + VAT', 'Inc VAT', 'Ex VAT', true],
  ['£11,995 inc VAT', 'Ex VAT', 'Ex VAT', true],
  ['£11,995 no VAT', 'VAT qualifying', 'VAT qualifying', true],
  ['£11,995 + VAT', 'VAT Qualifying', 'Ex VAT', false],
  ['£11,995 + VAT', 'ex', 'Ex VAT', false],
  ['£11,995 + VAT', '20%', 'Ex VAT', false],
  ['£11,995', 'Ex VAT', 'Ex VAT', false],
])('of a price %s beside a column of VAT with %s takes %s', async (cell, vat, status, isTold) => {
  const { records, told } = await imported([
    'id,make,Price,VAT',
    `1,Ford,"${cell}",${vat}`,
    '2,Ford,"£9,995",Inc VAT',
  ])
  expect(records[0]?.adverts.retailAdverts.vatStatus).toBe(status)
  expect(JSON.stringify(told)).toEqual(isTold ? expect.stringContaining('The price says') : '[]')
})

it('takes a Kombi for an estate among cars, and for a van among vans', async () => {
  const { records } = await imported([
    'id,make,price,type,body',
    '1,VW,9995,PKW,Kombi',
    '2,VW,9995,Van,Kombi',
  ])
  expect(records.map(({ vehicle }) => vehicle.bodyType)).toEqual(['Estate', 'Combi Van'])
})

const sent = (stockId: string, totalPrice: unknown, vatStatus?: string) => ({
  metadata: { stockId },
  vehicle: { vehicleType: 'Car', make: 'Ford' },
  adverts: { retailAdverts: { totalPrice, vatStatus } },
})

it('reads what a price in JSON says of VAT, and names the record where all are on one line', async () => {
  const { store, bring, rejects } = await openYard()
  await bring([
    sent('a', { amountGBP: '11,995 + VAT' }),
    sent('b', '£9,995 ex VAT'),
    sent('c', { amountGBP: '£9,995' }, 'Inc VAT'),
    sent('d', { amountGBP: 'POA' }),
    sent('e', { amountGBP: '£9,995 + VAT' }, 'No VAT'),
    sent('f', { amountGBP: 'dear' }),
  ])
  const records: StockRecord['adverts'][] = []
  for await (const entries of store.entries()) records.push(...entries.map(({ record }) => record.adverts))
  expect(
    records.map(({ retailAdverts: { vatStatus, totalPrice, priceOnApplication } }) => [
      totalPrice?.amountGBP,
      vatStatus,
      priceOnApplication,
    ]),
  ).toEqual([
    [11_995, 'Ex VAT', undefined],
    [9_995, 'Ex VAT', undefined],
    [9_995, 'Inc VAT', undefined],
    [undefined, undefined, true],
    [9_995, 'Ex VAT', undefined],
  ])
  const told = await rejects()
  expect(
    (told as { field: string }[]).filter(({ field }) => field !== 'metadata.lifecycleState'),
  ).toMatchObject([
    { line: 1, record: 5, id: 'e', outcome: 'field not understood' },
    { line: 1, record: 6, id: 'f', outcome: 'row rejected' },
  ])
})
