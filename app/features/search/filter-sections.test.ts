import { expect, it } from 'vitest'
import { type FilterField, filterFields } from '#domain/stock/filter-fields.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { layoutOf } from './filter-sections.ts'

it.each(vehicleTypes)('what buyers of a %s use most is at the first level of its filters', (type) => {
  const { first, sections } = layoutOf(type, new Set(filterFields))
  const atFirst = [
    ...first,
    ...sections.filter(({ name }) => name !== 'more').flatMap(({ fields }) => fields),
  ]
  const used: FilterField[] = [
    'make',
    'model',
    'price',
    'monthlyPrice',
    'distance',
    'year',
    'mileage',
    'fuelType',
  ]
  expect(used.filter((field) => !atFirst.includes(field))).toEqual([])
  expect(atFirst.includes('doors')).toBe(type === 'car')
})

it('each filter has one place', () => {
  const { first, sections } = layoutOf('car', new Set(filterFields))
  const fields = [
    ...first,
    ...sections.flatMap(({ fields, sections = [] }) => [
      ...fields,
      ...sections.flatMap((each) => each.fields),
    ]),
  ]
  expect(fields.toSorted()).toEqual([...filterFields].toSorted())
})
