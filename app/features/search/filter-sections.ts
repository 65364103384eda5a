import { type FilterField, filterDefinitions, filterFields } from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** A group of filters that opens and closes as one. */
export interface FilterSection {
  /** Unique on the page. */
  name: string
  title: string
  fields: readonly FilterField[]
}

const makeAndModel: FilterSection = {
  name: 'model',
  title: 'Make and model',
  fields: ['make', 'model', 'derivative'],
}
const price: FilterSection = { name: 'price', title: 'Price', fields: ['price', 'monthlyPrice'] }
const age: FilterSection = { name: 'age', title: 'Age and mileage', fields: ['condition', 'year', 'mileage'] }
const drive: FilterSection = {
  name: 'drive',
  title: 'Gearbox, fuel and drive',
  fields: ['gearbox', 'fuelType', 'driveType'],
}
const emissions: FilterSection = {
  name: 'emissions',
  title: 'Emissions',
  fields: ['cleanAir', 'emissionClass', 'co2Emissions'],
}
const place: FilterSection = { name: 'place', title: 'Distance from you', fields: ['distance'] }
const engine: FilterSection = {
  name: 'engine',
  title: 'Engine and battery',
  fields: ['engineSize', 'enginePower', 'acceleration', 'batteryRange', 'chargingTime'],
}
const running: FilterSection = {
  name: 'running',
  title: 'Running costs',
  fields: ['fuelConsumption', 'taxPerYear', 'insuranceGroup'],
}

/** The sections of each type in the order of the form. What the trade asks for first comes first. */
const sections: Readonly<Record<VehicleType, readonly FilterSection[]>> = {
  car: [
    makeAndModel,
    price,
    age,
    drive,
    { name: 'body', title: 'Body and colour', fields: ['bodyType', 'colour', 'doors', 'seats'] },
    running,
    emissions,
    place,
    engine,
  ],
  van: [
    {
      name: 'load',
      title: 'Load space',
      fields: ['payload', 'loadLength', 'roofHeight', 'wheelbase'],
    },
    emissions,
    {
      name: 'body',
      title: 'Body, cab and seats',
      fields: ['bodyType', 'cabType', 'seats', 'doors', 'colour'],
    },
    makeAndModel,
    price,
    age,
    drive,
    place,
    running,
    engine,
  ],
  truck: [
    {
      name: 'chassis',
      title: 'Axles, weight and body',
      fields: ['axleConfiguration', 'grossWeight', 'bodyType', 'cabType', 'wheelbase', 'payload'],
    },
    emissions,
    makeAndModel,
    price,
    age,
    drive,
    { name: 'body', title: 'Seats, doors and colour', fields: ['seats', 'doors', 'colour'] },
    place,
    running,
    engine,
  ],
}

/** The sections that have one of `fields`, with these alone. A field without a section is in a last one. */
export function sectionsOf(type: VehicleType, fields: ReadonlySet<FilterField>): FilterSection[] {
  const grouped = sections[type].map((section) => ({
    ...section,
    fields: section.fields.filter((field) => fields.has(field)),
  }))
  const placed = new Set(sections[type].flatMap((section) => section.fields))
  const others = [...fields].filter((field) => !placed.has(field))
  const last: FilterSection = { name: 'more', title: 'More filters', fields: others }
  return [...grouped, last].filter((section) => section.fields.length > 0)
}

/** The plural of a field of which several values may be chosen at once. */
export const severalWords: Readonly<Partial<Record<FilterField, string>>> = Object.fromEntries(
  filterFields.map((field) => [field, filterDefinitions[field].plural]),
)
