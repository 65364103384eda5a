import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { modelName } from '#domain/stock/record-text.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleNoun } from '#domain/stock/vehicle-type-words.ts'
import { formatFilter } from './format-filter.ts'
import { capitalised, lowerCased } from './lower-cased.ts'
import { type FilterValues, valuesOf } from './search-choice.ts'

/** Before the name, in this order. */
const adjectiveFields = [
  'condition',
  'colour',
  'gearbox',
  'fuelType',
  'wheelbase',
  'axleConfiguration',
] as const
const namedFields = ['make', 'model', 'bodyType', ...adjectiveFields, 'price'] as const

/** The values that a sentence names, of the filters with few enough of them. */
export type NamedValues = { [F in (typeof namedFields)[number]]?: readonly string[] | undefined }

/** More letters take three lines of a phone, and the first price out of its first screen. */
const longest = 60

/**
 * What was searched, in English: "Used hybrid estates up to £7,000", "Automatic Ford or BMW cars for sale". It counts the
 * values of a filter with more than two, or with more than one where the sentence would be long: "Cars of 3 makes for sale".
 */
export function searchHeading(type: VehicleType, values: FilterValues): string {
  const whole = headingOf(type, values, namedValues(values))
  return whole.length > longest ? headingOf(type, values, namedValues(values, 1)) : whole
}

function headingOf(type: VehicleType, values: FilterValues, named: NamedValues): string {
  const counts = namedFields.flatMap((field) => {
    const { length } = valuesOf(values[field])
    const isCounted = length > 1 && !named[field] && field !== 'condition'
    return isCounted ? [`${length} ${pluralOf(lowerCased(filterDefinitions[field].label))}`] : []
  })
  const parts = [
    vehiclesInWords(type, named),
    counts.length > 0 && `of ${all.format(counts)}`,
    priceInWords(named),
  ]
  return capitalised(parts.filter(Boolean).join(' '))
}

/** @param most Of a filter with more values none is named. A model is named with its make, of conditions new or used. */
export function namedValues(values: FilterValues, most = 2): NamedValues {
  const named: NamedValues = {}
  for (const field of namedFields) {
    const chosen = valuesOf(values[field]).filter((value) => value !== '')
    if (chosen.length > 0 && chosen.length <= most) named[field] = chosen
  }
  const { condition = [], make, model } = named
  return {
    ...named,
    model: make?.length === 1 ? model : undefined,
    condition: /^(?:new|used)$/i.test(condition.join()) ? condition : undefined,
  }
}

/** "used blue Ford Focus estates", "diesel 6x2 tractor units", "Ford or BMW cars". `total` is how many there are. */
export function vehiclesInWords(type: VehicleType, named: NamedValues, total = 2): string {
  const { make = [], model = [], bodyType = [] } = named
  const adjectives = adjectiveFields.map((field) => either(named[field], eachLowerCased))
  const [first, ...others] = model
  const name = first ? either([modelName(make[0], first), ...others]) : either(make)
  const bodies = either(bodyType, (body) =>
    total === 1 ? eachLowerCased(body) : pluralOf(eachLowerCased(body)),
  )
  return [...adjectives, name, bodies || (first ? '' : vehicleNoun(type, total))].filter(Boolean).join(' ')
}

/** "up to £7,000", "from £5,000 to £7,999", "from £20,000"; else "for sale". */
export function priceInWords({ price: [value] = [] }: NamedValues): string {
  if (!value) return 'for sale'
  const text = formatFilter('price', value)
  if (/^£[\d,]+$/.test(text)) return `at ${text}`
  return text.startsWith('£') ? `from ${text.replace(/ and over$/, '')}` : lowerCased(text)
}

const all = new Intl.ListFormat('en-GB')

/** "Ford or BMW"; '' for none. */
function either(values: readonly string[] = [], written = (value: string) => value): string {
  return values.map(written).join(' or ')
}

/** "panel van", "SUV", "petrol plug-in hybrid". */
function eachLowerCased(words: string): string {
  return words.split(' ').map(lowerCased).join(' ')
}

/** "estates", "coupes", "minibuses". */
function pluralOf(body: string): string {
  return `${body}${/(?:s|x|ch|sh)$/i.test(body) ? 'es' : 's'}`
}
