import { expect, it } from 'vitest'
import { readLifecycle } from './lifecycle-words.ts'
import { readVehicleType, typeOfBody } from './type-words.ts'

it.each([
  ['LCV', 'Van'],
  ['Light Commercial', 'Van'],
  ['Used Van', 'Van'],
  ['Light Goods', 'Van'],
  ['HGV', 'Truck'],
  ['Rigid', 'Truck'],
  ['7.5T', 'Truck'],
  ['Used Car', 'Car'],
  ['CAR', 'Car'],
  ['SUV', 'Car'],
  ['LGV', null],
  ['Motorhome', null],
  ['Tipper', null],
])('the type %s is %s', (text, type) => {
  expect(readVehicleType(text)?.vehicleType ?? null).toBe(type)
})

it.each([
  ['panel van', 'Van'],
  ['hatch', 'Car'],
  ['Curtainsider', 'Truck'],
  ['Pick-up', null],
  ['TRUCK', null],
])('a body %s alone says %s', (text, type) => {
  expect(typeOfBody(text)).toBe(type)
})

it.each([
  ['NOT_AVAILABLE', 'DELETED'],
  ['No longer available', 'DELETED'],
  ['SOLD!', 'SOLD'],
  ['preorder', 'DUE_IN'],
  ['Deposit taken', 'SALE_IN_PROGRESS'],
  ['In prep', 'DUE_IN'],
  ['Sold STC', 'SALE_IN_PROGRESS'],
  ['Sale Agreed', null],
  ['Unsold', null],
])('the state %s is %s', (text, state) => {
  expect(readLifecycle(text)).toBe(state)
})
