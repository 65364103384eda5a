import { describe, expect, it } from 'vitest'
import { guessColumns } from './guess-columns.ts'

const price = { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds' }

describe('a first column map', () => {
  it('splits a title where the file has no columns for make and model', () => {
    const heading = ['', 'title', 'Price', 'Mileage(miles)', 'Registration_Year', 'Previous Owners', 'Engine']
    const { map, unmapped } = guessColumns(heading, [
      ['0', 'Land Rover Range Rover Evoque 2.0 TD4', '17995', '45100', '2017', '2.0', '2.0L'],
    ])
    expect(map.columns).toEqual({
      title: { to: 'vehicle', as: 'title' },
      Price: price,
      'Mileage(miles)': { to: 'vehicle.odometerReadingMiles', as: 'miles' },
      Registration_Year: { to: 'vehicle.yearOfManufacture', as: 'year' },
      'Previous Owners': { to: 'vehicle.owners', as: 'number' },
      Engine: { to: 'vehicle.badgeEngineSizeLitres', as: 'litres' },
    })
    expect(unmapped).toEqual([''])
  })

  it.each(['Odometer (km)', 'Mileage [kms]', 'mileage_km', 'Kilometres', 'Distance (kilometers)'])(
    'reads %s as kilometres',
    (name) => {
      const { map } = guessColumns([name], [['64000']])
      expect(map.columns[name]).toEqual({ to: 'vehicle.odometerReadingMiles', as: 'kilometres' })
    },
  )

  it.each(['Mileage', 'Mileage(miles)', 'Odometer (mi)', 'odometer_reading'])('reads %s as miles', (name) => {
    const { map } = guessColumns([name], [['64000']])
    expect(map.columns[name]).toEqual({ to: 'vehicle.odometerReadingMiles', as: 'miles' })
  })

  it('recognises the headings of a dealer management system', () => {
    const heading = ['Stock No', 'Title', 'Reg Date', 'Screen Price', 'Main Photo']
    const photo = 'https://m.atcdn.co.uk/1.jpg'
    const { map, unmapped } = guessColumns(heading, [
      ['1001', '2019 (69) Ford Transit Custom 2.0 EcoBlue', '01/09/2019', '£17,495 + VAT', photo],
    ])
    expect(Object.keys(map.columns)).toEqual(heading)
    expect(unmapped).toEqual([])
  })

  it('recognises the headings of makes, prices and dates in exports', () => {
    const heading = ['Brand', 'Model', 'Asking Price', 'Gear', 'Date listed', 'Reg', 'Notes']
    const rows = [['Ford', 'Fiesta', '£8,995', 'Manual', '03/11/2026', 'AB67 CDE', 'One owner']]
    const { map, unmapped } = guessColumns(heading, rows)
    expect(map.columns).toEqual({
      Brand: 'vehicle.make',
      Model: 'vehicle.model',
      'Asking Price': price,
      Gear: 'vehicle.transmissionType',
      'Date listed': { to: 'metadata.dateOnForecourt', as: 'date' },
      Reg: 'vehicle.registration',
    })
    expect(unmapped).toEqual(['Notes'])
  })
})

const fieldOf = (heading: string, cells: string[]) =>
  guessColumns(
    [heading],
    cells.map((cell) => [cell]),
  ).map.columns[heading]

it.each([
  ['a heading without rows', [], 'metadata.stockId'],
  ['distinct cells', ['1', '2'], 'metadata.stockId'],
  ['cells that repeat', ['1', '1'], undefined],
  ['a blank cell', ['1', ''], undefined],
])('decides whether a column of ids holds ids: %s', (_, cells, field) => {
  expect(fieldOf('Stock ID', cells)).toBe(field)
})

it.each([
  [['2017', '', '2019'], { to: 'vehicle.yearOfManufacture', as: 'year' }],
  [['2017', 'unknown', '2018', '2019'], { to: 'vehicle.yearOfManufacture', as: 'year' }],
  [['AB17 CDE', '', 'CD19 EFG'], 'vehicle.registration'],
])('distinguishes years from registrations by the majority of non-blank cells: %j', (cells, field) => {
  expect(fieldOf('Registration', cells)).toEqual(field)
})

it.each<[heading: string, cells: string[], field: string | undefined]>([
  ['Kind', ['Van', 'LCV', ''], 'vehicle.vehicleType'],
  ['Group', ['Car', 'Panel Van', 'Car'], 'vehicle.vehicleType'],
  ['Div', ['HGV', 'Cars', 'LCV'], 'vehicle.vehicleType'],
  ['Code', ['In Stock', 'Sold', 'In Stock'], 'metadata.lifecycleState'],
  ['Kind', ['Car', 'Car'], undefined],
  ['Kind', ['Blue', 'Van', 'Red'], undefined],
])('finds types and states by their cells, whatever the heading: %s %j', (heading, cells, field) => {
  expect(fieldOf(heading, cells)).toBe(field)
})
