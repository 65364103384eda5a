import type { VehicleType } from './vehicle-type.ts'

/**
 * How a field is filtered.
 * - word: equal text, without regard to case
 * - count: a whole number whose every value is offered (year, doors, seats)
 * - measure: a number offered in bands (price, mileage, engine size)
 * - identifier: the exact text of one vehicle, without regard to case and spacing; no values are offered
 */
export type FilterKind = 'word' | 'count' | 'measure' | 'identifier'

interface FilterDefinition {
  label: string
  kind: FilterKind
  /** Measures are stored as whole numbers of 1/scale: engine size in tenths of a litre. 1 if absent. */
  scale?: 10
  /** Lower edges of a measure's bands, in its unit; the last band is open. */
  bands?: readonly number[]
  /** "£" is written before the number, any other unit after it. */
  unit?: string
  /** A range in its unit, for the message about a number that cannot be read; 2 to 5 if absent. */
  example?: readonly [low: number, high: number]
  /** The types whose search screen has its control; all if absent. The API offers the field for every type. */
  types?: readonly VehicleType[]
  /** Searchable, but without a control on the search screen. */
  control?: false
  /** A filter of our own, besides the 25 of the specification. */
  ours?: true
  /** Not a value of a listing: it depends on the query too, on its finance terms or its place. */
  derived?: true
}

const definitions = {
  make: { label: 'Make', kind: 'word' },
  model: { label: 'Model', kind: 'word' },
  cabType: { label: 'Cab type', kind: 'word', types: ['van', 'truck'] },
  wheelbase: { label: 'Wheelbase', kind: 'word', types: ['van', 'truck'] },
  derivative: { label: 'Derivative', kind: 'word' },
  price: {
    label: 'Price',
    kind: 'measure',
    unit: '£',
    example: [5_000, 9_999],
    bands: [
      0, 2_000, 4_000, 6_000, 8_000, 10_000, 12_500, 15_000, 17_500, 20_000, 25_000, 30_000, 40_000, 50_000,
      75_000, 100_000,
    ],
  },
  year: { label: 'Year', kind: 'count', example: [2018, 2021] },
  mileage: {
    label: 'Mileage',
    kind: 'measure',
    unit: 'miles',
    example: [10_000, 19_999],
    bands: [
      0, 100, 5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000, 250_000,
      500_000,
    ],
  },
  gearbox: { label: 'Gearbox', kind: 'word' },
  bodyType: { label: 'Body type', kind: 'word' },
  colour: { label: 'Colour', kind: 'word' },
  doors: { label: 'Doors', kind: 'count' },
  seats: { label: 'Seats', kind: 'count' },
  fuelType: { label: 'Fuel type', kind: 'word' },
  batteryRange: {
    label: 'Battery range',
    kind: 'measure',
    unit: 'miles',
    example: [200, 249],
    bands: [0, 100, 150, 200, 250, 300, 350, 400],
  },
  chargingTime: {
    label: 'Charging time',
    kind: 'measure',
    unit: 'hours',
    scale: 10,
    bands: [0, 2, 4, 6, 8, 10, 12],
  },
  engineSize: {
    label: 'Engine size',
    kind: 'measure',
    unit: 'litres',
    scale: 10,
    example: [1.6, 2],
    bands: [0, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.5, 3, 4, 5, 8, 12],
  },
  enginePower: {
    label: 'Engine power',
    kind: 'measure',
    unit: 'bhp',
    example: [100, 149],
    bands: [0, 75, 100, 125, 150, 200, 250, 300, 400, 500],
  },
  acceleration: {
    label: 'Acceleration, 0 to 60 mph',
    kind: 'measure',
    unit: 'seconds',
    scale: 10,
    bands: [0, 4, 5, 6, 8, 10, 12, 15],
    control: false,
  },
  fuelConsumption: {
    label: 'Fuel consumption',
    kind: 'measure',
    unit: 'mpg',
    scale: 10,
    example: [40.5, 60],
    bands: [0, 20, 30, 40, 50, 60, 70, 100],
    control: false,
  },
  co2Emissions: {
    label: 'CO2 emissions',
    kind: 'measure',
    unit: 'g/km',
    example: [100, 119],
    bands: [0, 1, 50, 75, 100, 120, 140, 160, 200, 255],
    control: false,
  },
  taxPerYear: {
    label: 'Tax per year',
    kind: 'measure',
    unit: '£',
    example: [100, 199],
    bands: [0, 1, 35, 100, 200, 300, 400, 600],
    control: false,
  },
  insuranceGroup: { label: 'Insurance group', kind: 'word', control: false },
  driveType: { label: 'Drive type', kind: 'word', control: false },
  vatStatus: { label: 'VAT status', kind: 'word', control: false },
  pricePosition: { label: 'Price position', kind: 'word', control: false, ours: true },
  monthlyPrice: {
    label: 'Monthly price',
    kind: 'measure',
    unit: '£',
    example: [200, 250],
    control: false,
    ours: true,
    derived: true,
  },
  distance: {
    label: 'Distance',
    kind: 'measure',
    unit: 'miles',
    example: [10, 50],
    bands: [0, 10, 20, 30, 50, 100],
    ours: true,
    derived: true,
  },
  trim: { label: 'Trim', kind: 'word', control: false, ours: true },
  plate: { label: 'Number plate age', kind: 'word', control: false, ours: true },
  registration: { label: 'Registration', kind: 'identifier', control: false, ours: true },
  stockId: { label: 'Stock number', kind: 'identifier', control: false, ours: true },
  emissionClass: { label: 'Euro class', kind: 'word', types: ['van', 'truck'], ours: true },
  roofHeight: { label: 'Roof height', kind: 'word', types: ['van'], ours: true },
  axleConfiguration: { label: 'Axle configuration', kind: 'word', types: ['truck'], ours: true },
  payload: {
    label: 'Payload',
    kind: 'measure',
    unit: 'kg',
    example: [1_000, 1_499],
    bands: [0, 500, 750, 1_000, 1_250, 1_500, 2_000, 5_000, 10_000, 15_000, 20_000],
    types: ['van', 'truck'],
    ours: true,
  },
  loadLength: {
    label: 'Load length',
    kind: 'measure',
    unit: 'mm',
    example: [3_000, 3_499],
    bands: [0, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 10_000],
    types: ['van'],
    ours: true,
  },
  grossWeight: {
    label: 'Gross weight',
    kind: 'measure',
    unit: 'kg',
    example: [3_500, 7_499],
    bands: [0, 2_000, 2_500, 3_000, 3_501, 5_000, 7_501, 12_001, 18_001, 26_001, 32_001, 44_001],
    types: ['truck'],
    ours: true,
  },
} as const satisfies Record<string, FilterDefinition>

export type FilterField = keyof typeof definitions

/** The 25 filters of the specification in the order of the search screen, then our own. */
export const filterDefinitions: Readonly<Record<FilterField, FilterDefinition>> = definitions

export const filterFields = Object.keys(definitions) as readonly FilterField[]

type FieldOfKind<K extends FilterKind> = {
  [F in FilterField]: (typeof definitions)[F]['kind'] extends K ? F : never
}[FilterField]

export type WordField = FieldOfKind<'word'>
export type IdentifierField = FieldOfKind<'identifier'>
export type NumberField = FieldOfKind<'count' | 'measure'>
/** Filtered by one or more texts. */
export type TextField = WordField | IdentifierField
type DerivedField = {
  [F in FilterField]: (typeof definitions)[F] extends { derived: true } ? F : never
}[FilterField]
/** Numbers of a listing. */
export type ListedNumber = Exclude<NumberField, DerivedField>
/** Fields with a facet in the index. */
export type FacetField = WordField | ListedNumber

export const wordFields = filterFields.filter(isWordField)
export const identifierFields = filterFields.filter(isIdentifierField)
export const numberFields = filterFields.filter(isNumberField)
export const listedNumbers = numberFields.filter(isListedNumber)
export const facetFields = filterFields.filter(
  (field): field is FacetField => isWordField(field) || (isNumberField(field) && isListedNumber(field)),
)

export function isWordField(field: FilterField): field is WordField {
  return definitions[field].kind === 'word'
}

/** Whether the field is filtered by texts, several of which may be given. */
export function isTextField(field: FilterField): field is TextField {
  return isWordField(field) || isIdentifierField(field)
}

export function isIdentifierField(field: FilterField): field is IdentifierField {
  return definitions[field].kind === 'identifier'
}

function isNumberField(field: FilterField): field is NumberField {
  return !isTextField(field)
}

function isListedNumber(field: NumberField): field is ListedNumber {
  return filterDefinitions[field].derived !== true
}

/** How many stored steps make one unit of the field: 10 for engine size in tenths of a litre, 1 for most fields. */
export function scaleOf(field: NumberField): number {
  return filterDefinitions[field].scale ?? 1
}
