import { expect, it } from 'vitest'
import { filterDefinitions } from './filter-definitions.data.ts'
import { filterFields } from './filter-fields.ts'

it('has the 25 filters of the specification in its order, then our own', () => {
  const specified =
    'make model cabType wheelbase derivative price year mileage gearbox bodyType colour doors seats fuelType ' +
    'batteryRange chargingTime engineSize enginePower acceleration fuelConsumption co2Emissions taxPerYear ' +
    'insuranceGroup driveType vatStatus'
  const ours = filterFields.filter((field) => filterDefinitions[field].ours)
  expect(filterFields).toEqual([...specified.split(' '), ...ours])
})
