import { describe, expect, it } from 'vitest'
import { conditionOf } from '#domain/stock/vehicle-condition.ts'
import { parseVehicle, parseVehicleFile } from './parse-vehicle.ts'

const now = new Date('2026-11-26T10:00:00Z')
const branches = [
  { town: 'Bristol', postcode: 'BS1 4DJ', latitude: 51.45, longitude: -2.59 },
  { town: 'Bath', postcode: 'BA1 1SU', latitude: 51.38, longitude: -2.36 },
]
const parse = (text: string) => parseVehicle(parseVehicleFile(text), { branches, now })

describe('a vehicle that is added by hand', () => {
  it('has the fields of its file, its registration as id, and the place of its branch', () => {
    const record = parse(`
registration: ab12 cde
type: van
make: vw
model: Transporter
price: £11,995 + VAT
mileage: 45k
year: 2012
mot: 14/03/2027
branch: ba1 1su
description: |
  One owner.

  Serviced every year.
`)
    expect(record).toMatchObject({
      metadata: { stockId: 'AB12CDE', lifecycleState: 'FORECOURT', dateOnForecourt: '2026-11-26' },
      vehicle: {
        vehicleType: 'Van',
        make: 'Volkswagen',
        registration: 'AB12 CDE',
        odometerReadingMiles: 45_000,
        yearOfManufacture: 2012,
        motExpiryDate: '2027-03-14',
      },
      advertiser: { location: { town: 'Bath', postCode: 'BA1 1SU', latitude: 51.38 } },
      adverts: { retailAdverts: { totalPrice: { amountGBP: 11_995 }, vatStatus: 'Ex VAT' } },
    })
    expect(record.adverts.retailAdverts.description).toContain('One owner.\n\nServiced')
  })

  it('needs a stock number without a registration, which stays as it is written', () => {
    const record = parse('stock number: 007\ntype: car\ncondition: new\nmake: Kia\nmodel: Ceed\nprice: POA\n')
    expect(record).toMatchObject({ metadata: { stockId: '007' }, vehicle: { ownershipCondition: 'New' } })
    expect(() => parse('type: car\ncondition: new\nmake: Kia\nmodel: Ceed\nprice: 1\n')).toThrow(
      /^stock number: give it, or a registration$/,
    )
  })

  it.each([
    ['registration: AB12 CDE', 'Used'],
    ['registration: AB12 CDE\ncondition: Brand new', 'New'],
    ['mileage: 45k', 'Used'],
    ['mileage: 12', 'New'],
    ['condition: pre-owned', 'Used'],
  ])('is new or used as it says: %j', (lines, condition) => {
    const record = parse(`stock number: 1\ntype: van\nmake: Ford\nmodel: Transit\nprice: 1\n${lines}`)
    expect(conditionOf(record)).toBe(condition)
  })

  it.each(['', 'condition: lovely'])('is not new because nothing is said of it: %j', (lines) => {
    expect(() => parse(`stock number: 1\ntype: van\nmake: Ford\nmodel: Transit\nprice: 1\n${lines}`)).toThrow(
      'condition: say new or used',
    )
  })

  it.each([
    ['£11,995 ex VAT', { totalPrice: { amountGBP: 11_995 }, vatStatus: 'Ex VAT' }],
    ['11995 excl. VAT', { totalPrice: { amountGBP: 11_995 }, vatStatus: 'Ex VAT' }],
    ['11,995 VAT included', { totalPrice: { amountGBP: 11_995 }, vatStatus: 'Inc VAT' }],
    ['11,995 no VAT', { totalPrice: { amountGBP: 11_995 }, vatStatus: 'No VAT' }],
    ['POA', { priceOnApplication: true }],
  ])('has the price %s with what it says of VAT', (price, retailAdverts) => {
    const record = parse(`registration: A1\ntype: van\nmake: Ford\nmodel: Transit\nprice: ${price}\n`)
    expect(record.adverts.retailAdverts).toMatchObject(retailAdverts)
  })

  it('is refused with every fault, by the name of its field', () => {
    const faults = () =>
      parse('registration: AB12 CDE\ntype: bike\nmake: Kia\nprice: dear\nmileage: some\nbranch: Paris\n')
    expect(faults).toThrow('model: it is missing')
    expect(faults).toThrow('branch: "Paris" is none of Bristol, Bath')
    expect(faults).toThrow('price: Price "dear" is not an amount in pounds')
    expect(faults).toThrow('type: Vehicle type bike is not car, van or truck')
    expect(() =>
      parse('registration: A1\ntype: car\nmake: Kia\nmodel: Ceed\nprice: 1\nmileage: some\n'),
    ).toThrow('mileage: "some"')
    const van = 'registration: A1\ntype: van\nmake: Ford\nmodel: Transit\n'
    expect(() => parse(`${van}price: 11,995 VAT tbc\n`)).toThrow('price: Price "11,995 VAT tbc"')
    expect(() => parse(`${van}price: 1\nmot: 31/02/2027\n`)).toThrow('mot: "31/02/2027" is not a date')
  })

  it.each([
    ['colur: red', '"colur" is no field. There are: registration, stock number, type'],
    ['make: [Ford]', '"make" is no text or number'],
    ['just words', 'it is no list of fields'],
    ['make: Ford\nmake: Fiat', 'line 2 is no YAML'],
  ])('is not read from a file with %j', (text, reason) => {
    expect(() => parseVehicleFile(text)).toThrow(reason)
  })
})
