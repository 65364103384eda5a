import { formatCount } from '#app/ui/format-count.ts'
import { meetsCleanAir } from '#domain/stock/emission-class.ts'
import { shortStockNumber } from '#domain/stock/identifier-key.ts'
import { shownKeepers } from '#domain/stock/public-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { numberOf, registrationOf, textOf } from '#domain/stock/record-text.ts'
import { conditionOf, isNewVehicle } from '#domain/stock/vehicle-condition.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { formatMiles } from '../record/format-miles.ts'

/** What a line says that cannot apply to the vehicle, such as the engine size of an electric car. */
export const notApplicable = 'N/A'

/** A line of the overview. A missing value reads `Unknown`, one that cannot apply `N/A`. */
export interface Spec {
  label: string
  value: string
}

/** Mileage, registration and previous keepers. */
export function toKeyFacts(record: StockRecord): Spec[] {
  const { vehicle } = record
  const miles = numberOf(vehicle, 'odometerReadingMiles')
  const registration = registrationOf(record)
  const isNew = isNewVehicle(record)
  const keepers = shownKeepers(record)
  return [
    {
      label: 'Mileage',
      value: miles === null ? (record.mileageWithheld ? 'Being checked' : 'Unknown') : formatMiles(miles),
    },
    { label: 'Number plate', value: registration ?? absent(isNew) },
    { label: 'Previous keepers', value: keepers === null ? absent(isNew) : String(keepers) },
  ]
}

/** The list below the key facts: the same lines for every vehicle of a type, then optional ones that the record has. */
export function toSpecs(record: StockRecord, type: VehicleType): Spec[] {
  const { vehicle } = record
  const electric = textOf(vehicle, 'fuelType')?.toLowerCase() === 'electric'
  const line = (label: string, value: string | null, applies = true): Spec => ({
    label,
    value: value ?? absent(!applies),
  })
  const kilograms = (field: string) => withUnit(numberOf(vehicle, field), 'kg')
  const commercial = type !== 'car'
  return [
    line('Condition', conditionOf(record)),
    line('Fuel type', textOf(vehicle, 'fuelType')),
    line('Gearbox', textOf(vehicle, 'transmissionType')),
    line('Body type', textOf(vehicle, 'bodyType')),
    line('Colour', textOf(vehicle, 'colour')),
    line('Engine size', engineSizeOf(vehicle), !electric),
    line('Euro class', textOf(vehicle, 'emissionClass'), !electric),
    line('Clean air', cleanAirInWords(record)),
    line('Doors', textOf(vehicle, 'doors')),
    line('Seats', textOf(vehicle, 'seats')),
    line('Service history', textOf(vehicle, 'serviceHistory'), !isNewVehicle(record)),
    ...(commercial
      ? [
          line('Cab type', textOf(vehicle, 'cabType')),
          line('Wheelbase', textOf(vehicle, 'wheelbaseType')),
          line('Gross weight', kilograms('grossVehicleWeightKG')),
        ]
      : []),
    ...(type === 'truck' ? [line('Axle configuration', textOf(vehicle, 'axleConfiguration'))] : []),
    ...present([
      ['Payload', commercial ? kilograms('payloadWeightKG') : null],
      ['Roof height', commercial ? textOf(vehicle, 'roofHeightType') : null],
      ['Engine power', withUnit(numberOf(vehicle, 'enginePowerBHP'), 'bhp')],
      ['Drive type', textOf(vehicle, 'drivetrain')],
      ['Battery range', withUnit(numberOf(vehicle, 'batteryRangeMiles'), 'miles')],
      ['0 to 60 mph', withUnit(numberOf(vehicle, 'zeroToSixtyMPHSeconds'), 'seconds')],
      ['Fuel consumption', fuelConsumptionOf(vehicle)],
      ['CO2 emissions', withUnit(numberOf(vehicle, 'co2EmissionGPKM'), 'g/km')],
      ['Tax per year', poundsOf(vehicle, 'vehicleExciseDutyWithoutSupplementGBP')],
      ['Insurance group', textOf(vehicle, 'insuranceGroup')],
      ['Stock number', shortStockNumber(record.metadata.stockId)],
    ]),
  ]
}

function cleanAirInWords(record: StockRecord): string | null {
  const meets = meetsCleanAir(record)
  if (meets === null) return null
  return meets ? 'Meets ULEZ and class D zones' : 'Charged in ULEZ and class D zones'
}

function engineSizeOf(vehicle: StockRecord['vehicle']): string | null {
  const litres = numberOf(vehicle, 'badgeEngineSizeLitres')
  if (litres) return `${litres.toFixed(1)} litres`
  const size = numberOf(vehicle, 'engineSize')
  if (size) return size < 100 ? `${size.toFixed(1)} litres` : `${formatCount(size)} cc`
  return size === 0 ? null : textOf(vehicle, 'engineSize')
}

function fuelConsumptionOf(vehicle: StockRecord['vehicle']): string | null {
  return withUnit(
    numberOf(vehicle, 'fuelEconomyWLTPCombinedMPG') ?? numberOf(vehicle, 'fuelEconomyNEDCCombinedMPG'),
    'mpg',
  )
}

function poundsOf(vehicle: StockRecord['vehicle'], field: string): string | null {
  const pounds = numberOf(vehicle, field)
  return pounds === null ? null : `£${formatCount(pounds)}`
}

function withUnit(value: number | null, unit: string): string | null {
  return value === null ? null : `${formatCount(value)} ${unit}`
}

function present(pairs: [label: string, value: string | null][]): Spec[] {
  return pairs.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

function absent(cannotApply: boolean): string {
  return cannotApply ? notApplicable : 'Unknown'
}

const commercialLines = ['Cab type', 'Wheelbase', 'Gross weight', 'Payload', 'Roof height']

/** Whether a line that the overview of a record does not have could be said of it. */
export function couldApply(label: string, record: StockRecord, type: VehicleType): boolean {
  const fuel = textOf(record.vehicle, 'fuelType')?.toLowerCase() ?? ''
  // A plug-in hybrid has a battery range too; of an unknown fuel nothing is known.
  if (label === 'Battery range') return fuel === '' || /electric|plug-?in/.test(fuel)
  if (label === 'Fuel consumption' || label === 'CO2 emissions') return fuel !== 'electric'
  if (label === 'Axle configuration') return type === 'truck'
  return type !== 'car' || !commercialLines.includes(label)
}
