import { describe, expect, it } from 'vitest'
import { columnMapSchema } from './column-map.ts'
import { createRowMapper } from './map-row.ts'

const priceTo = 'adverts.retailAdverts.totalPrice.amountGBP'

describe('a price column', () => {
  const map = columnMapSchema.parse({ columns: { Price: { to: priceTo, as: 'pounds' } } })

  it.each([
    ['£12,995', { totalPrice: { amountGBP: 12_995 } }],
    ['£12,995 + VAT', { totalPrice: { amountGBP: 12_995 }, vatStatus: 'Ex VAT' }],
    ['£12,995 plus VAT', { totalPrice: { amountGBP: 12_995 }, vatStatus: 'Ex VAT' }],
    ['£12,995 inc VAT', { totalPrice: { amountGBP: 12_995 }, vatStatus: 'Inc VAT' }],
    ['POA', { priceOnApplication: true }],
    ['Price on application', { priceOnApplication: true }],
    ['Call for price', { priceOnApplication: true }],
    ['£199 a month', { totalPrice: { amountGBP: '£199 a month' } }],
  ])('%s', (price, retailAdverts) => {
    expect(createRowMapper(map, ['Price'])([price]).record.adverts).toEqual({ retailAdverts })
  })

  it('counts before a column that contradicts it, which is reported', () => {
    const withVat = columnMapSchema.parse({
      columns: { VAT: 'adverts.retailAdverts.vatStatus', Price: { to: priceTo, as: 'pounds' } },
    })
    expect(createRowMapper(withVat, ['VAT', 'Price'])(['No VAT', '£12,995 + VAT'])).toMatchObject({
      record: { adverts: { retailAdverts: { vatStatus: 'Ex VAT' } } },
      warnings: [{ field: 'adverts.retailAdverts.vatStatus', outcome: 'field not understood' }],
    })
  })
})

const map = columnMapSchema.parse({
  columns: {
    id: 'metadata.stockId',
    title: { to: 'vehicle', as: 'title' },
    make: 'vehicle.make',
    owners: { to: 'vehicle.owners', as: 'number', values: { None: '0', '?': 'N/A' } },
  },
})
const toRow = createRowMapper(map, ['id', 'title', 'make', 'owners'])
const toRecord = (cells: string[]) => toRow(cells).record

it.each(['', ' ', 'NaN', 'N/A', 'NA', 'n.a.', 'null', '-', '--', '#N/A'])(
  'reads the cell %j as empty',
  (cell) => {
    expect(toRecord(['1', cell, 'Ford', cell])).toEqual({
      metadata: { stockId: '1' },
      vehicle: { make: 'Ford' },
    })
  },
)

it('applies the values of the map first, also to a text that usually means no value', () => {
  expect(toRecord(['1', '', '', 'None'])).toMatchObject({ vehicle: { owners: 0 } })
  expect(toRecord(['1', '', 'Ford', '?'])).toEqual({ metadata: { stockId: '1' }, vehicle: { make: 'Ford' } })
})

it('prefers a column for the make to the make in a title', () => {
  const { vehicle } = toRecord(['1', 'Vauxhall Corsa 1.2 SE', 'Opel', '2'])
  expect(vehicle).toEqual({ make: 'Opel', model: 'Corsa', derivative: '1.2 SE', owners: 2 })
})

it('names the first word of a title that begins with no known make', () => {
  expect(toRow(['1', 'Used 2004 Marcos Mantis GT', '', ''])).toMatchObject({ unknownMake: 'Marcos' })
  expect(toRow(['1', 'Ford Fiesta', '', '']).unknownMake).toBeUndefined()
})

it('reads titles that begin with a make of the map', () => {
  const own = columnMapSchema.parse({ columns: { title: { to: 'vehicle', as: 'title' } }, makes: ['Marcos'] })
  expect(createRowMapper(own, ['title'])(['Marcos Mantis GT']).record.vehicle).toEqual({
    make: 'Marcos',
    model: 'Mantis',
    derivative: 'GT',
  })
})

describe('identifying columns', () => {
  const columns = { Reg: 'vehicle.registration', Price: { to: priceTo, as: 'pounds' } }
  const row = createRowMapper(columnMapSchema.parse({ columns, identify: ['Reg'] }), ['Reg', 'Price'])
  const idOf = (...cells: string[]) => (row(cells).record.metadata as { stockId: string }).stockId

  it('give a vehicle the same id when its price changes, in any case and spacing', () => {
    expect(idOf('AB12 CDE', '5000')).toBe(idOf('ab12cde', '4500'))
    expect(idOf('AB12 CDE', '5000')).not.toBe(idOf('AB12 CDF', '5000'))
    const written = row(['ab12 cDe', '5000'])
    expect(written.record.vehicle).toEqual({ registration: 'AB12 CDE' })
    expect(written.isIdFromCells).toBeUndefined()
  })

  it('leave rows in which they are empty to all cells', () => {
    expect(idOf('', '5000')).not.toBe(idOf('', '4500'))
    expect(row(['N/A', '5000']).isIdFromCells).toBe(true)
  })

  it('must be in the file', () => {
    const map = columnMapSchema.parse({ columns, identify: ['VRM'] })
    expect(() => createRowMapper(map, ['Reg', 'Price'])).toThrow('The column VRM is missing')
  })
})
it.each(['Price', 'Miles', 'Power', 'Advert'])(
  'does not convert a cell of %s with more characters than a text may have',
  (name) => {
    const columns = {
      Price: { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds', optional: true },
      Miles: { to: 'vehicle.odometerReadingMiles', as: 'miles', optional: true },
      Power: { to: 'vehicle.enginePowerBHP', as: 'power', optional: true },
      Advert: { to: 'vehicle', as: 'title', optional: true },
    } as const
    const convert = createRowMapper(columnMapSchema.parse({ columns }), [name], () => {
      throw new Error('The title was read')
    })
    const record = JSON.stringify(convert([`1${' '.repeat(3_000)}1`]))
    expect(record).toContain(name === 'Advert' ? 'stockId' : ' '.repeat(3_000))
  },
)
