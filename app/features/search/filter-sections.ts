import type { FilterField } from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** A group of filters that opens and closes as one. */
export interface FilterSection {
  /** Unique on the page. */
  name: string
  title: string
  fields: readonly FilterField[]
  /** Sections inside of it, after its fields. */
  sections?: readonly FilterSection[]
}

/** The filters of a type in the order of the form. */
interface FilterLayout {
  /** Always in view. */
  first: readonly FilterField[]
  sections: readonly FilterSection[]
  /** In a last section, "More filters". */
  more: readonly FilterSection[]
}

const first: readonly FilterField[] = ['make', 'model', 'price']
const monthly: FilterSection = { name: 'monthly', title: 'Pay monthly', fields: ['monthlyPrice'] }
const age: FilterSection = {
  name: 'age',
  title: 'Age, mileage and distance',
  fields: ['condition', 'year', 'mileage', 'distance', 'owners', 'serviceHistory', 'motMonths'],
}
const fuelAndEmissions: FilterSection = {
  name: 'drive',
  title: 'Fuel, gearbox and emissions',
  fields: ['fuelType', 'gearbox', 'emissionClass', 'cleanAir'],
}
const equipment: FilterSection = { name: 'equipment', title: 'Equipment', fields: ['equipment'] }
const engine: FilterSection = {
  name: 'engine',
  title: 'Engine, drive and battery',
  fields: [
    'engineSize',
    'enginePower',
    'driveType',
    'towingWeight',
    'acceleration',
    'batteryRange',
    'chargingTime',
  ],
}
const running: FilterSection = {
  name: 'running',
  title: 'Running costs',
  fields: ['fuelConsumption', 'taxPerYear', 'insuranceGroup'],
}

/** What the trade asks for first comes first. */
const layouts: Readonly<Record<VehicleType, FilterLayout>> = {
  car: {
    first,
    sections: [
      monthly,
      age,
      {
        name: 'drive',
        title: 'Gearbox, fuel, body and doors',
        fields: ['gearbox', 'fuelType', 'bodyType', 'doors'],
      },
    ],
    more: [
      {
        name: 'version',
        title: 'Derivative, colour and seats',
        fields: ['derivative', 'colour', 'seats', 'bootSpace'],
      },
      equipment,
      running,
      { name: 'emissions', title: 'Emissions', fields: ['cleanAir', 'emissionClass', 'co2Emissions'] },
      engine,
    ],
  },
  van: {
    first,
    sections: [
      {
        name: 'load',
        title: 'Load space',
        fields: ['payload', 'loadLength', 'roofHeight', 'wheelbase'],
      },
      monthly,
      age,
      fuelAndEmissions,
    ],
    more: [
      {
        name: 'body',
        title: 'Body, cab and seats',
        fields: ['bodyType', 'cabType', 'seats', 'doors', 'colour', 'derivative'],
      },
      equipment,
      running,
      { ...engine, fields: [...engine.fields, 'co2Emissions'] },
    ],
  },
  truck: {
    first,
    sections: [
      {
        name: 'chassis',
        title: 'Axles, weight and body',
        fields: [
          'axleConfiguration',
          'grossWeight',
          'bodyType',
          'cabKind',
          'cabType',
          'wheelbase',
          'payload',
        ],
      },
      monthly,
      age,
      fuelAndEmissions,
    ],
    more: [
      {
        name: 'body',
        title: 'Seats, doors and colour',
        fields: ['seats', 'doors', 'colour', 'derivative'],
      },
      equipment,
      running,
      engine,
    ],
  },
}

/** Those of `fields` that are always in view, and the sections of the rest. A field without a section is in the last one. */
export function layoutOf(type: VehicleType, fields: ReadonlySet<FilterField>) {
  const { first, sections, more } = layouts[type]
  const placed = new Set([first, ...[...sections, ...more].map((section) => section.fields)].flat())
  const last: FilterSection = {
    name: 'more',
    title: 'More filters',
    fields: [...fields].filter((field) => !placed.has(field)),
    sections: withFields(more, fields),
  }
  return {
    first: first.filter((field) => fields.has(field)),
    sections: [...withFields(sections, fields), ...(fieldsIn(last).length > 0 ? [last] : [])],
  }
}

/** The sections that have one of `fields`, with these alone. */
function withFields(
  sections: readonly FilterSection[],
  fields: ReadonlySet<FilterField>,
): readonly FilterSection[] {
  return sections
    .map((section) => ({ ...section, fields: section.fields.filter((field) => fields.has(field)) }))
    .filter((section) => section.fields.length > 0)
}

/** The fields of a section and of those inside of it. */
export function fieldsIn({ fields, sections = [] }: FilterSection): readonly FilterField[] {
  return [...fields, ...sections.flatMap(fieldsIn)]
}
