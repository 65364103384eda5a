import { expect, it } from 'vitest'
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
  const guessed = guessColumns(heading, rows)
  const { store, bring } = await openYard()
  const summary = await bring(bytes, { map: columnMapSchema.parse(guessed.map) })
  const records: StockRecord[] = []
  for await (const entries of store.entries()) records.push(...entries.map(({ record }) => record))
  return { guessed, summary, records, warnings: importWarnings(summary).join('\n') }
}

const base = 'Stock No,Make,Model,Mileage,Price'
const row = (id: number) => `${id},Ford,Focus,45000,11995`

it.each([
  ['Sold', ['Yes', 'No', ''], ['SOLD', 'FORECOURT', 'FORECOURT']],
  ['Is Sold', ['1', '0', 'x'], ['SOLD', 'FORECOURT', 'x']],
  ['sold_date', ['12/03/2026', '', 'N/A'], ['SOLD', 'FORECOURT', 'FORECOURT']],
  ['isSold', ['true', 'false', 'TRUE'], ['SOLD', 'FORECOURT', 'SOLD']],
  ['Reserved?', ['Y', 'N', 'Reserved'], ['SALE_IN_PROGRESS', 'FORECOURT', 'SALE_IN_PROGRESS']],
  ['Deposit Taken', ['Yes', 'No', 'Available'], ['SALE_IN_PROGRESS', 'FORECOURT', 'FORECOURT']],
  ['Availability', ['NOT_AVAILABLE', 'AVAILABLE', 'PENDING'], ['DELETED', 'FORECOURT', 'SALE_IN_PROGRESS']],
])('reads the state from a column %s with %j', async (name, cells, states) => {
  const { records } = await imported([
    `${base},${name}`,
    ...cells.map((cell, at) => `${row(at + 1)},${cell}`),
  ])
  expect(records.map(({ metadata }) => metadata.lifecycleState)).toEqual(states)
})

it('takes a column with a sold vehicle for the state, though most of its words are not known', async () => {
  const states = ['Gone', 'Sold', 'Trade', 'PX', 'SOR']
  const { records, summary } = await imported([
    `${base},Status`,
    ...states.map((state, at) => `${row(at + 1)},${state}`),
  ])
  expect(records.map(({ metadata }) => metadata.lifecycleState)).toEqual([
    'Gone',
    'SOLD',
    'Trade',
    'PX',
    'SOR',
  ])
  expect(summary.notShown).toBe(5)
})

it('reads a list with a title, sections and totals as its vehicles alone', async () => {
  const { records, summary, guessed } = await imported([
    'HOLLINS MOTORS,,,,,',
    'Stk,Van,Miles,Box,Retail £,Status',
    '101,Peugeot Expert 2.0,38210,Auto,13995,',
    'TIPPERS,,,,,',
    '102,Ford Transit 350,42k,Man,"7,495 + VAT",RSVD',
    ',TOTAL,,,21490,',
  ])
  expect(guessed.map).toMatchObject({ defaults: { 'vehicle.vehicleType': 'Van' } })
  expect(guessed.map.columns.Stk).toBe('metadata.stockId')
  expect(
    records.map(({ vehicle, metadata }) => [metadata.stockId, vehicle.vehicleType, vehicle.make]),
  ).toEqual([
    ['101', 'Van', 'Peugeot'],
    ['102', 'Van', 'Ford'],
  ])
  expect(summary).toMatchObject({ read: 4, rejected: 2, asides: 2, titles: 1 })
})

it('lets a vehicle be sold, whatever a second column says', async () => {
  const { records } = await imported([
    `${base},Sold,Reserved,Status`,
    `${row(1)},Y,Y,Available`,
    `${row(2)},N,Y,Sold`,
  ])
  expect(records.map(({ metadata }) => metadata.lifecycleState)).toEqual(['SOLD', 'SOLD'])
})

it('refuses a map that leaves a column "Sold" out', async () => {
  const { bring } = await openYard()
  const map = columnMapSchema.parse({
    columns: { 'Stock No': 'metadata.stockId', Make: 'vehicle.make', Status: 'metadata.lifecycleState' },
  })
  const feed = 'Stock No,Make,Status,Sold\n1,Ford,Available,Yes\n'
  await expect(bring(feed, { map })).rejects.toThrow(
    'Map it to { "to": "metadata.lifecycleState", "as": "sold" }, or name it under "ignore"',
  )
})

it.each([
  ['Price (ex VAT)', '11995', 11_995, 'Ex VAT'],
  ['Price ex. VAT', '£11,995', 11_995, 'Ex VAT'],
  ['Retail Price + VAT', '11995', 11_995, 'Ex VAT'],
  ['Net price', '11995', 11_995, 'Ex VAT'],
  ['Price inc VAT', '£11,995 + VAT', 11_995, 'Ex VAT'],
  ['PriceIncVAT', '11995', 11_995, 'Inc VAT'],
  ['£', '£11.995', 11_995, undefined],
  ['Retail £', '&pound;11,995 + VAT', 11_995, 'Ex VAT'],
])('reads what the heading %s says of VAT', async (name, cell, pounds, status) => {
  const { records } = await imported([`Stock No,Make,${name}`, `1,Ford,"${cell}"`])
  expect(records[0]?.adverts.retailAdverts).toMatchObject({ totalPrice: { amountGBP: pounds } })
  expect(records[0]?.adverts.retailAdverts.vatStatus).toBe(status)
})

it.each([
  ['VAT?', 'Y', 'VAT? (adverts.retailAdverts.vatStatus)'],
  ['IsVAT', '1', 'IsVAT (adverts.retailAdverts.vatStatus)'],
  ['Write Off', 'Yes', 'Write Off (check.insuranceWriteoffCategory)'],
  ['VAT IND', 'Z', 'VAT IND (adverts.retailAdverts.vatStatus)'],
])('tells of a column %s whose cells do not say enough', async (name, cell, told) => {
  const { guessed, warnings } = await imported([`${base},${name}`, `${row(1)},${cell}`])
  expect(guessed.doubts.map(doubtInWords).join('\n')).toContain(`${name}: what "${cell}" means is not known`)
  expect(warnings).toContain(told)
})

it.each([
  ['STATUS', ['A', 'S', 'R']],
  ['Status', ['1', '2', '']],
  ['Stock Status Code', ['XX', '', '']],
  ['Veh Sts', ['F', 'F', 'W']],
])('imports nothing while the codes of %s are not known, and asks for them once', async (name, cells) => {
  const lines = [`${base},${name}`, ...cells.map((cell, at) => `${row(at + 1)},${cell}`)]
  await expect(imported(lines)).rejects.toThrow(
    new RegExp(`column ${name}.*in codes.*"${cells[0]}".*Nothing was imported.*"values"`),
  )
  const bytes = Buffer.from(`${lines.join('\n')}\n`)
  const { heading, rows } = await readCsvSample(chunksOf(bytes))
  const { map, doubts } = guessColumns(heading, rows)
  expect(doubts.map(doubtInWords).join('\n')).toContain(`${name}: what "${cells[0]}" means is not known`)
  const statesWith = async (more: object) => {
    const { store, bring } = await openYard()
    await bring(bytes, { map: columnMapSchema.parse({ ...map, ...more }) })
    const states: unknown[] = []
    for await (const entries of store.entries())
      states.push(...entries.map(({ record }) => record.metadata.lifecycleState))
    return states
  }
  expect(await statesWith({ ignore: [name] })).toEqual(['FORECOURT', 'FORECOURT', 'FORECOURT'])
  const codes = { to: 'metadata.lifecycleState', values: { [cells[0] ?? '']: 'SOLD' } }
  const known = await statesWith({ columns: { ...map.columns, [name]: codes } })
  expect(known[0]).toBe('SOLD')
})

it.each([
  ['Cat Status', 'Cat S', 'Cat S'],
  ['Write-off category', 'D', 'D'],
  ['Insurance category', 'N', undefined],
  ['Cat?', 'cat s', 'cat s'],
  ['Marker', 'CAT N', 'CAT N'],
  ['Notes', 'Cat friendly', undefined],
])('reads a write-off from a column %s with %s', async (name, cell, category) => {
  const { records } = await imported([`${base},${name}`, `${row(1)},${cell}`])
  expect(records[0]?.check?.insuranceWriteoffCategory ?? undefined).toBe(category)
})

it.each([
  ['VAT Q/M', 'Q', 'VAT qualifying'],
  ['VAT Q/M', 'M', 'No VAT'],
  ['forecourtPriceVatStatus', 'Exc VAT', 'Exc VAT'],
  ['Vat ind.', 'Margin', 'No VAT'],
  ['Price VAT code', '+ VAT', '+ VAT'],
])('reads what a column %s says of VAT with %s', async (name, cell, status) => {
  const { records } = await imported([`${base},${name}`, `${row(1)},${cell}`])
  expect(records[0]?.adverts.retailAdverts.vatStatus).toBe(status)
})

it.each([
  ['Stk Ref', 'metadata.stockId', 'K1'],
  ['STKNO', 'metadata.stockId', 'K1'],
  ['Stock Reference', 'metadata.stockId', 'K1'],
  ['Stk Number', 'metadata.stockId', 'K1'],
  ['Regn. No.', 'vehicle.registration', 'AB19 CDE'],
  ['Deriv.', 'vehicle.derivative', '1.6 TDI'],
  ['Y.O.M.', 'vehicle.yearOfManufacture', '2019'],
  ['YOM', 'vehicle.yearOfManufacture', '2019'],
  ['Date 1st Reg', 'vehicle.firstRegistrationDate', '03/04/2019'],
  ['1st Reg. Date', 'vehicle.firstRegistrationDate', '03/04/2019'],
  ['Trans Code', 'vehicle.transmissionType', 'MAN'],
  ['Fuel Cat.', 'vehicle.fuelType', 'D'],
  ['Colour Name', 'vehicle.colour', 'Red'],
  ['Col.', 'vehicle.colour', 'Red'],
  ['No. of Drs', 'vehicle.doors', '5'],
  ['Prev. Keepers', 'vehicle.owners', '2'],
  ['Ins Grp', 'vehicle.insuranceGroup', '12E'],
  ['SH', 'vehicle.serviceHistory', 'FMDSH'],
  ['Config', 'vehicle.axleConfiguration', '6x2'],
  ['NU', 'vehicle.ownershipCondition', 'U'],
  ['Van', 'vehicle', 'Ford Transit Custom 300'],
])('recognises the heading %s as %s', async (name, field, cell) => {
  const { guessed } = await imported([name, cell])
  const column = guessed.map.columns[name]
  expect(typeof column === 'object' ? column.to : column).toBe(field)
})

it('takes what a vehicle cost new, or the dealer, for no price beside the price', async () => {
  const { records } = await imported(['Stock No,Make,Cost,List Price,Retail', '1,Ford,8000,31000,9995'])
  expect(records[0]?.adverts.retailAdverts.totalPrice).toEqual({ amountGBP: 9_995 })
})

it('reads each mileage in the unit that a column beside it names', async () => {
  const { records } = await imported([
    'Stock No,Make,Price,mileage.value,mileage.unit',
    '1,Ford,9995,45000,MI',
    '2,Ford,9995,72420,KM',
    '3,Ford,9995,45000,Miles',
    '4,Ford,9995,45000,furlongs',
  ])
  const typed = await imported([
    'Stock No,Make,Price,Odo,Odo Type',
    '1,Ford,9995,72420,K',
    '2,Ford,9995,45000,M',
  ])
  expect(typed.records.map(({ vehicle }) => vehicle.odometerReadingMiles)).toEqual([45_000, 45_000])
  expect(records.map(({ vehicle }) => vehicle.odometerReadingMiles ?? null)).toEqual([
    45_000,
    45_000,
    45_000,
    null,
  ])
})

it('refuses a map that leaves out kilometres', async () => {
  const { bring } = await openYard()
  const map = columnMapSchema.parse({
    columns: { id: 'metadata.stockId', Mileage: { to: 'vehicle.odometerReadingMiles', as: 'miles' } },
  })
  await expect(bring('id,Mileage,Mileage Unit\n1,72420,Km\n', { map })).rejects.toThrow(
    '"unit": "Mileage Unit"',
  )
})

it('takes a panel van for a van, and a pick-up for what the defaults say', async () => {
  const { records, summary } = await imported([
    `${base},Body Type`,
    `${row(1)},Panel Van`,
    `${row(2)},Pick-up`,
    `${row(3)},Hatchback`,
  ])
  expect(records.map(({ vehicle }) => vehicle.vehicleType)).toEqual(['Van', 'Car', 'Car'])
  expect(summary.typesByDefault).toBe(1)
})

it.each([['TOTAL,,2 vehicles,,"£12,990"'], [',,,Total,25990'], ['Grand total:,,,,25990']])(
  'takes no totals for a vehicle: %s',
  async (last) => {
    const { summary } = await imported([base, row(1), row(2), last])
    expect(summary).toMatchObject({ added: 2, rejected: 1 })
  },
)

it('says which value a vehicle lacks to be listed', async () => {
  const { warnings } = await imported([`${base},Status`, `${row(1)},Available`, `${row(2)},`])
  expect(warnings).toContain('Vehicles that are not shown because a value is missing: Status (1).')
})

it('recognises headings that are written without spaces', async () => {
  const { guessed } = await imported([
    'feed_id,vehicle_id,fullregistration,fueltype,enginesize,picturerefs,previousowners,price,make,PowerPS',
    '1,V1,AB19CDE,Petrol,998,"https://m.atcdn.co.uk/1.jpg,https://m.atcdn.co.uk/2.jpg",2,11995,Ford,125',
  ])
  expect(guessed.unmapped).toEqual(['feed_id'])
})

it.each([
  ['Comments', true],
  ['Dealer comments', true],
  ['Description', false],
])('of a column %s asks whether its text is for buyers: %s', async (name, asks) => {
  const { guessed } = await imported([`${base},${name}`, `${row(1)},Deposit Mrs Hall`])
  const question = `${name}: buyers read it as the description, such as "Deposit Mrs Hall"`
  expect(guessed.doubts.map(doubtInWords).join('\n').includes(question)).toBe(asks)
})
