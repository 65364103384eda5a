import { expect, it } from 'vitest'
import { columnMapSchema } from './column-map.ts'
import { createRowMapper } from './map-row.ts'

it.each([
  ['grossVehicleWeightKG', 'Gross weight', '3.5t', 3_500],
  ['grossVehicleWeightKG', 'Gross weight', '7.5 tonnes', 7_500],
  ['grossVehicleWeightKG', 'GVW', '18.000 kg', 18_000],
  ['grossVehicleWeightKG', 'GVW (t)', '44', 44_000],
  ['grossVehicleWeightKG', 'GVW (t)', '18,000 kg', 18_000],
  ['grossVehicleWeightKG', 'GVW', '3500', 3_500],
  ['grossVehicleWeightKG', 'GVW', '3.5', '3.5, kilograms or tonnes,'],
  ['payloadWeightKG', 'Payload', '1.2 t', 1_200],
  ['payloadWeightKG', 'Payload', '980', 980],
  ['payloadLengthMM', 'Load length', '3.2m', 3_200],
  ['payloadLengthMM', 'Load length (m)', '3.2', 3_200],
  ['payloadLengthMM', 'Load length', '320 cm', 3_200],
  ['batteryRangeMiles', 'Range', '320 km', 199],
  ['batteryRangeMiles', 'Range', '199 miles', 199],
  ['fuelEconomyWLTPCombinedMPG', 'Consumption', '5.6 l/100km', '5.6 l/100km'],
  ['fuelEconomyWLTPCombinedMPG', 'MPG', '50.4mpg', 50.4],
  ['co2EmissionGPKM', 'CO2', '129g/km', 129],
  ['zeroToSixtyMPHSeconds', '0-60', '9.5 secs', 9.5],
  ['topSpeedMPH', 'Top speed', '180 km/h', 112],
  ['enginePowerBHP', 'PowerPS', '150', 148],
  ['enginePowerBHP', 'Leistung (kW)', '110', 148],
  ['enginePowerBHP', 'Power (PS)', '150 bhp', 150],
  ['odometerReadingMiles', 'Odometer (km)', '72420', 45_000],
  ['doors', 'Doors', '5 doors', 5],
])('reads a cell of %s under %s by its unit: %s', (field, heading, cell, value) => {
  const map = columnMapSchema.parse({ columns: { [heading]: { to: `vehicle.${field}`, as: 'number' } } })
  expect(createRowMapper(map, [heading])([cell]).record.vehicle).toEqual({ [field]: value })
})
