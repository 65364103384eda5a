import { describe, expect, it } from 'vitest'
import type { Facets, FacetValue } from '#domain/search/query.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { type FacetField, type FilterField, filterFields } from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { toFilterControls } from './filter-controls.ts'

function facets(lists: { [F in FilterField]?: FacetValue[] }): Facets {
  return Object.fromEntries(filterFields.map((field) => [field, lists[field] ?? []])) as unknown as Facets
}

const one = [{ value: '1', count: 1 }]
const everything = facets(Object.fromEntries(filterFields.map((field) => [field, one])))
const fieldsOf = (controls: ReturnType<typeof toFilterControls>) => controls.map(({ field }) => field)

describe('the filter selects', () => {
  it('go in the order of the specification', () => {
    expect(fieldsOf(toFilterControls('van', everything, {}, 1))).toEqual([
      'make',
      'model',
      'cabType',
      'wheelbase',
      'derivative',
      'gearbox',
      'bodyType',
      'colour',
      'doors',
      'seats',
      'fuelType',
      'batteryRange',
      'chargingTime',
      'engineSize',
      'enginePower',
      ...['acceleration', 'fuelConsumption', 'co2Emissions', 'taxPerYear', 'insuranceGroup', 'driveType'],
      ...['condition', 'emissionClass', 'cleanAir', 'roofHeight', 'payload', 'loadLength'],
      ...['owners', 'serviceHistory', 'towingWeight', 'equipment'],
    ])
  })

  it('end with those that the trade asks for, by type', () => {
    const own = (type: VehicleType) =>
      fieldsOf(toFilterControls(type, everything, {}, 1)).filter((field) => filterDefinitions[field].ours)
    expect(own('car')).toEqual([
      ...['condition', 'emissionClass', 'cleanAir', 'owners', 'serviceHistory', 'bootSpace', 'towingWeight'],
      'equipment',
    ])
    expect(own('truck')).toEqual([
      'condition',
      'emissionClass',
      'cleanAir',
      'axleConfiguration',
      'payload',
      'grossWeight',
      ...['cabKind', 'owners', 'serviceHistory'],
      'equipment',
    ])
  })

  it('offer cab type and wheelbase for vans and trucks only', () => {
    expect(fieldsOf(toFilterControls('truck', everything, {}, 1))).toContain('cabType')
    expect(fieldsOf(toFilterControls('car', everything, {}, 1))).not.toContain('cabType')
    expect(fieldsOf(toFilterControls('car', everything, {}, 1))).not.toContain('wheelbase')
  })

  it('appear only where the stock has values', () => {
    const controls = toFilterControls('car', facets({ gearbox: [{ value: 'Manual', count: 2 }] }), {}, 2)
    expect(controls).toEqual([{ field: 'gearbox', options: [{ value: 'Manual', text: 'Manual (2)' }] }])
  })

  it('leave the numbers with a from and a to out', () => {
    const offered = facets({ price: [{ value: '0-1999', count: 3 }], year: [{ value: '2019', count: 1 }] })
    expect(toFilterControls('car', offered, {}, 3)).toEqual([])
  })

  it.each<[FacetField, [value: string, count: number][], string[]]>([
    [
      'enginePower',
      [
        ['0-74', 3],
        ['100-124', 4],
        ['500-', 2],
      ],
      ['100 bhp and over (6)', '500 bhp and over (2)'],
    ],
    [
      'fuelConsumption',
      [
        ['40-49.9', 5],
        ['50-59.9', 7],
      ],
      ['50 mpg and over (7)'],
    ],
    [
      'taxPerYear',
      [
        ['0', 2],
        ['1-34', 3],
        ['100-199', 5],
      ],
      ['£0 (2)', 'Under £35 (5)'],
    ],
    [
      'insuranceGroup',
      [
        ['5-9', 1],
        ['10-14', 2],
        ['45-', 9],
      ],
      ['Under 10 (1)', 'Under 15 (3)'],
    ],
    [
      'acceleration',
      [
        ['6-7.9', 1],
        ['8-9.9', 4],
      ],
      ['Under 8 seconds (1)'],
    ],
    [
      'engineSize',
      [
        ['1.4-1.5', 1],
        ['2-2.1', 4],
      ],
      ['1.4 to 1.5 litres (1)', '2.0 to 2.1 litres (4)'],
    ],
  ])('offer the limits that people ask for, and of a size its bands: %s', (field, bands, texts) => {
    const offered = facets({ [field]: bands.map(([value, count]) => ({ value, count })) })
    const [control] = toFilterControls('car', offered, {}, 3)
    expect(control?.options.map(({ text }) => text)).toEqual(texts)
  })

  it('keep the visitor’s own range among the limits, with its count', () => {
    const offered = facets({
      enginePower: [
        ['0-74', 3],
        ['75-99', 4],
      ].map(([value, count]) => ({ value: String(value), count: Number(count) })),
    })
    const [power] = toFilterControls('car', offered, { enginePower: '90-110' }, 7)
    expect(power?.options).toEqual([
      { value: '90-110', text: '90 to 110 bhp (7)' },
      { value: '75-', text: '75 bhp and over (4)' },
    ])
  })

  it('keep a chosen value without stock', () => {
    const [colour] = toFilterControls('car', facets({}), { colour: 'Beige' }, 0)
    expect(colour?.options).toEqual([{ value: 'Beige', text: 'Beige (0)' }])
  })

  it('keep each chosen piece of equipment, also one without stock', () => {
    const offered = facets({ equipment: [{ value: 'Isofix', count: 4 }] })
    const [equipment] = toFilterControls('car', offered, { equipment: ['Isofix', 'Tow bar'] }, 0)
    expect(equipment?.options.map(({ text }) => text)).toEqual(['Tow bar (0)', 'Isofix (4)'])
  })

  it('keep each of several values, those without stock too, beside the option for all of them', () => {
    const offered = facets({ make: [{ value: 'Ford', count: 4 }] })
    const [make] = toFilterControls('car', offered, { make: ['Ford', 'Cupra'] }, 4)
    expect(make?.options).toEqual([
      { value: 'Ford\nCupra', text: 'Ford, Cupra (4)' },
      { value: 'Cupra', text: 'Cupra (0)' },
      { value: 'Ford', text: 'Ford (4)' },
    ])
  })

  it.each(['car', 'van', 'truck'] as const)('of models wait for a make in a %s search', (type) => {
    const controls = toFilterControls(type, everything, {}, 1)
    const waiting = Object.fromEntries(controls.flatMap(({ field, hint }) => (hint ? [[field, hint]] : [])))
    expect(waiting).toEqual({ model: 'Choose a make first', derivative: 'Choose a model first' })
    const [, model] = toFilterControls(type, everything, { make: '1' }, 1)
    expect(model).toEqual({ field: 'model', options: [{ value: '1', text: '1 (1)' }] })
  })

  it('keep the value that was chosen without the one it waits for', () => {
    const [derivative] = toFilterControls('car', everything, { derivative: 'D7' }, 8).filter(
      ({ field }) => field === 'derivative',
    )
    expect(derivative?.options).toEqual([{ value: 'D7', text: 'D7 (8)' }])
  })

  describe('with long lists', () => {
    const many = Array.from({ length: 501 }, (_, n) => ({ value: `D${n}`, count: n + 1 }))

    it('list the most frequent values, in their order, where nothing shortens them', () => {
      const [colour] = toFilterControls('car', facets({ colour: many }), {}, 9)
      expect(colour?.options).toHaveLength(500)
      expect(colour?.options[0]?.value).toBe('D1')
      expect(colour?.options.at(-1)?.value).toBe('D500')
    })
  })
})
