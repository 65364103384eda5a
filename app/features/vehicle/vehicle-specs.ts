import { formatCount } from '#app/ui/format-count.ts'
import { meetsCleanAir } from '#domain/stock/emission-class.ts'
import { shortStockNumber } from '#domain/stock/identifier-key.ts'
import { shownKeepers } from '#domain/stock/public-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { numberOf, registrationOf, textOf } from '#domain/stock/record-text.ts'
import { conditionOf, isNewVehicle } from '#domain/stock/vehicle-condition.ts'
import { towingWeightKg } from '#domain/stock/vehicle-figures.ts'
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

/** Lines of the overview under one heading. */
export interface SpecGroup {
  heading: string
  specs: Spec[]
}

/** What is below the key facts: the same lines for every vehicle of a type, and optional ones that the record has. */
export function toSpecGroups(record: StockRecord, type: VehicleType): SpecGroup[] {
  const { vehicle } = record
  const electric = textOf(vehicle, 'fuelType')?.toLowerCase() === 'electric'
  const commercial = type !== 'car'
  const line = (label: string, value: string | null, applies = true): Spec => ({
    label,
    value: value ?? absent(!applies),
  })
  const optional = (label: string, value: string | null): Spec[] => (value === null ? [] : [{ label, value }])
  const measured = (field: string, unit: string) => withUnit(numberOf(vehicle, field), unit)
  const groups = [
    {
      heading: 'The vehicle',
      specs: [
        line('Condition', conditionOf(record)),
        line('Service history', textOf(vehicle, 'serviceHistory'), !isNewVehicle(record)),
        line('Body type', textOf(vehicle, 'bodyType')),
        line('Colour', textOf(vehicle, 'colour')),
        line('Doors', textOf(vehicle, 'doors')),
        line('Seats', textOf(vehicle, 'seats')),
        ...optional('Stock number', shortStockNumber(record.metadata.stockId)),
      ],
    },
    {
      heading: 'Engine and gearbox',
      specs: [
        line('Fuel type', textOf(vehicle, 'fuelType')),
        line('Gearbox', textOf(vehicle, 'transmissionType')),
        line('Engine size', engineSizeOf(vehicle), !electric),
        ...optional('Engine power', measured('enginePowerBHP', 'bhp')),
        ...optional('Drive type', textOf(vehicle, 'drivetrain')),
        ...optional('Battery range', measured('batteryRangeMiles', 'miles')),
        ...optional('0 to 60 mph', measured('zeroToSixtyMPHSeconds', 'seconds')),
      ],
    },
    {
      heading: commercial ? 'Cab, size and load' : 'Size and load',
      specs: commercial
        ? [
            line('Cab type', textOf(vehicle, 'cabType')),
            ...(type === 'truck' ? [line('Axle configuration', textOf(vehicle, 'axleConfiguration'))] : []),
            line('Wheelbase', textOf(vehicle, 'wheelbaseType')),
            ...optional('Roof height', textOf(vehicle, 'roofHeightType')),
            line('Gross weight', measured('grossVehicleWeightKG', 'kg')),
            ...optional('Payload', measured('payloadWeightKG', 'kg')),
            ...optional('Load length', metresOf(vehicle, 'payloadLengthMM')),
          ]
        : [
            ...optional('Boot space', measured('bootSpaceSeatsUpLitres', 'litres')),
            ...optional('Towing weight', withUnit(towingWeightKg(vehicle), 'kg')),
          ],
    },
    {
      heading: 'Running it',
      specs: [
        line('Euro class', textOf(vehicle, 'emissionClass'), !electric),
        line('Clean air', cleanAirInWords(record, type)),
        ...optional('Fuel consumption', fuelConsumptionOf(vehicle)),
        ...optional('CO2 emissions', measured('co2EmissionGPKM', 'g/km')),
        ...optional('Tax per year', poundsOf(vehicle, 'vehicleExciseDutyWithoutSupplementGBP')),
        ...optional('Insurance group', textOf(vehicle, 'insuranceGroup')),
      ],
    },
  ]
  return groups.filter(({ specs }) => specs.length > 0)
}

/** The same lines without their headings. */
export function toSpecs(record: StockRecord, type: VehicleType): Spec[] {
  return toSpecGroups(record, type).flatMap(({ specs }) => specs)
}

/** Lorries are not in London's ULEZ: they have its low emission zone (LEZ), and are in clean air zones of every class. */
function cleanAirInWords(record: StockRecord, type: VehicleType): string | null {
  const meets = meetsCleanAir(record)
  if (meets === null) return null
  const zones = type === 'truck' ? 'LEZ and clean air zones' : 'ULEZ and class D zones'
  return `${meets ? 'Meets' : 'Charged in'} ${zones}`
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

/** "2.54 m" of millimetres. */
function metresOf(vehicle: StockRecord['vehicle'], field: string): string | null {
  const millimetres = numberOf(vehicle, field)
  return millimetres === null ? null : `${(millimetres / 1000).toFixed(2)} m`
}

function withUnit(value: number | null, unit: string): string | null {
  return value === null ? null : `${formatCount(value)} ${unit}`
}

function absent(cannotApply: boolean): string {
  return cannotApply ? notApplicable : 'Unknown'
}

const commercialLines = ['Cab type', 'Wheelbase', 'Gross weight', 'Payload', 'Roof height', 'Load length']
const carLines = ['Boot space', 'Towing weight']

/** Whether a line that the overview of a record does not have could be said of it. */
export function couldApply(label: string, record: StockRecord, type: VehicleType): boolean {
  const fuel = textOf(record.vehicle, 'fuelType')?.toLowerCase() ?? ''
  // A plug-in hybrid has a battery range too; of an unknown fuel nothing is known.
  if (label === 'Battery range') return fuel === '' || /electric|plug-?in/.test(fuel)
  if (label === 'Fuel consumption' || label === 'CO2 emissions') return fuel !== 'electric'
  if (label === 'Axle configuration') return type === 'truck'
  return !(type === 'car' ? commercialLines : carLines).includes(label)
}
