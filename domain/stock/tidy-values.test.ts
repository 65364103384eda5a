import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dateFields } from './date-fields.ts'
import { exampleRecord } from './example-record.ts'
import { parseRecord } from './parse-record.ts'
import { type StockRecord, stockRecordSchema } from './record.ts'
import { toListing } from './to-listing.ts'

const now = new Date('2026-11-26T10:00:00Z')

function parsed(input: unknown) {
  const found = parseRecord(input, { now })
  if (!found.ok) throw new Error(JSON.stringify(found.faults))
  return found
}

const ofVehicle = (vehicle: Record<string, unknown>) =>
  parsed(exampleRecord(vehicle as Partial<StockRecord['vehicle']>))

describe('words that are known', () => {
  it.each([
    [
      { make: 'FORD', model: 'FIESTA' },
      { make: 'Ford', model: 'Fiesta' },
    ],
    [
      { make: 'vw', model: 'golf' },
      { make: 'Volkswagen', model: 'Golf' },
    ],
    [
      { make: 'MERCEDES', model: 'C-CLASS' },
      { make: 'Mercedes-Benz', model: 'C Class' },
    ],
    [{ bodyType: 'hatch' }, { bodyType: 'Hatchback' }],
    [{ transmissionType: '5 speed manual' }, { transmissionType: 'Manual' }],
    [{ fuelType: 'Gasoline' }, { fuelType: 'Petrol' }],
    [{ fuelType: 'Benzin' }, { fuelType: 'Petrol' }],
    [{ drivetrain: '4WD' }, { drivetrain: 'Four Wheel Drive' }],
    [{ ownershipCondition: 'BRAND NEW' }, { ownershipCondition: 'New' }],
    [{ bodyType: 'Double Cab Pick-Up' }, { bodyType: 'Pickup', cabType: 'Double Cab' }],
    [
      { bodyType: 'Double Cab Pick-Up', cabType: 'Crew' },
      { bodyType: 'Pickup', cabType: 'Crew Cab' },
    ],
    [{ standard: { fuelType: 'PETROL' } }, { standard: { fuelType: 'Petrol' } }],
  ])('are written as the trade writes them: %j', (given, written) => {
    const { record, warnings } = ofVehicle(given)
    expect(record.vehicle).toMatchObject(written)
    expect(warnings).toEqual([])
  })

  it('give a paint the colour that buyers filter by, and keep its words', () => {
    const { record } = ofVehicle({ colour: 'white met' })
    expect(record.vehicle.colour).toBe('white met')
    expect(toListing(record)?.values.colour).toBe('White')
  })

  it('are few: any other word is kept', () => {
    const other = {
      make: 'Marcos',
      model: 'MANTIS',
      bodyType: 'Shooting Brake',
      colour: 'Kinetic',
      fuelType: 'Steam',
    }
    const { record } = ofVehicle(other)
    expect(record.vehicle).toMatchObject(other)
    expect(toListing(record)?.values).toMatchObject({ colour: 'Kinetic', bodyType: 'Shooting Brake' })
  })

  it.each(['Unknown', 'TBC', 'Unlisted', 'n/a', '?', 'Not specified'])('are none in %j', (text) => {
    const { record, warnings } = ofVehicle({ colour: text, fuelType: text, trim: text, derivative: text })
    expect(record.vehicle).toMatchObject({ colour: null, fuelType: null, trim: null, derivative: null })
    expect(warnings).toEqual([])
  })
})

describe('the VAT status of a record', () => {
  const withStatus = (vatStatus: string) => {
    const record = exampleRecord()
    return parsed({
      ...record,
      adverts: { ...record.adverts, retailAdverts: { ...record.adverts.retailAdverts, vatStatus } },
    })
  }

  it.each([
    ['Ex Vat', 'Ex Vat', 'Ex VAT'],
    ['+ VAT', '+ VAT', 'Ex VAT'],
    ['VAT excluded', 'VAT excluded', 'Ex VAT'],
    ['Excl', 'Ex VAT', 'Ex VAT'],
    ['Margin', 'No VAT', 'No VAT'],
    ['VAT Q', 'VAT Q', 'VAT qualifying'],
  ])('%j is shown as %j and found as %j', (given, shown, found) => {
    const { record, warnings } = withStatus(given)
    expect(record.adverts.retailAdverts.vatStatus).toBe(shown)
    expect(toListing(record)?.values.vatStatus).toBe(found)
    expect(warnings).toEqual([])
  })

  it('is kept and told when it cannot be read', () => {
    const { record, warnings } = withStatus('VAT applies')
    expect(record.adverts.retailAdverts.vatStatus).toBe('VAT applies')
    expect(toListing(record)?.values.vatStatus).toBeUndefined()
    expect(warnings).toEqual([
      {
        field: 'adverts.retailAdverts.vatStatus',
        reason: '"VAT applies" does not say whether the price includes VAT',
        outcome: 'field not understood',
      },
    ])
  })
})

describe('the dates of a record', () => {
  const paths = (schema: unknown, before: string): string[] => {
    const {
      properties = {},
      items,
      anyOf = [],
    } = schema as {
      properties?: Record<string, unknown>
      items?: unknown
      anyOf?: unknown[]
    }
    const own = Object.keys(properties).filter((name) => /date(?!s)|lastUpdated/i.test(name))
    return [
      ...own.map((name) => before + name),
      ...Object.entries(properties).flatMap(([name, inner]) => paths(inner, `${before}${name}.`)),
      ...[items, ...anyOf].flatMap((inner) => (inner ? paths(inner, before) : [])),
    ]
  }

  it('are those that the schema declares', () => {
    expect(new Set(paths(z.toJSONSchema(stockRecordSchema), ''))).toEqual(dateFields)
  })

  it('are written as ISO 8601, in lists too', () => {
    const { record, warnings } = parsed({
      ...exampleRecord({ motExpiryDate: '14-Mar-2027', firstRegistrationDate: 43_344 as unknown as string }),
      check: { v5cs: [{ issuedDate: '01/02/2024' }] },
      motTests: [{ completedDate: '14/03/2026 00:00', expiryDate: '2027-03-13' }],
    })
    expect(record).toMatchObject({
      vehicle: { motExpiryDate: '2027-03-14', firstRegistrationDate: '2018-09-01' },
      check: { v5cs: [{ issuedDate: '2024-02-01' }] },
      motTests: [{ completedDate: '2026-03-14', expiryDate: '2027-03-13' }],
    })
    expect(warnings).toEqual([])
  })

  it.each(['31/02/2019', '2019-02-31', 'next March', '03/2027'])(
    'are told when they are none: %j',
    (text) => {
      const { record, warnings } = ofVehicle({ motExpiryDate: text })
      expect(record.vehicle.motExpiryDate).toBeUndefined()
      expect(warnings).toEqual([
        { field: 'vehicle.motExpiryDate', reason: `"${text}" is not a date`, outcome: 'field left out' },
      ])
    },
  )

  it.each([
    ['2999-01-01T00:00:00Z', false],
    ['2026-11-27T10:00:01Z', false],
    ['2026-11-27T10:00:00Z', true],
    ['2026-11-26T23:00:00+00:00', true],
  ])('of the last update, %s, are kept only if they are at most a day ahead: %s', (lastUpdated, isKept) => {
    const record = exampleRecord()
    const found = parsed({ ...record, metadata: { ...record.metadata, lastUpdated } })
    expect(found.record.metadata.lastUpdated).toBe(isKept ? lastUpdated : undefined)
    expect(found.warnings.map(({ reason }) => reason)).toEqual(
      isKept ? [] : [`"${lastUpdated}" is in the future`],
    )
  })

  it('of an arrival may be ahead while the vehicle is not listed', () => {
    const arriving = (lifecycleState: string) => {
      const record = exampleRecord()
      return parsed({
        ...record,
        metadata: { ...record.metadata, lifecycleState, dateOnForecourt: '2026-12-24' },
      })
    }
    expect(arriving('DUE_IN').record.metadata.dateOnForecourt).toBe('2026-12-24')
    expect(arriving('FORECOURT').record.metadata.dateOnForecourt).toBeUndefined()
  })
})

it('returns the record itself where nothing is to be tidied', () => {
  const record = exampleRecord({ motExpiryDate: '2027-03-14' })
  expect(parsed(record).record).toBe(record)
})
