import { formatCount } from '#app/ui/format-count.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import {
  type FilterField,
  filterFields,
  isExclusionField,
  isWordsField,
} from '#domain/stock/filter-fields.ts'
import { modelName } from '#domain/stock/record-text.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleNoun, vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { countInWords } from '../record/count-words.ts'
import { formatFilter } from './format-filter.ts'
import { lowerCased } from './lower-cased.ts'
import { type FilterValues, onlyValue, valuesOf } from './search-choice.ts'

/** A value of a filter in use: "Gearbox" and "Manual". A field with several values is in use once for each. */
export interface ActiveFilter {
  field: FilterField
  label: string
  /** As the address writes it. */
  value: string
  text: string
}

/** @param place What distances are measured from: "L3". */
export function toActiveFilters(values: FilterValues, place: string): ActiveFilter[] {
  return filterFields.flatMap((field) =>
    valuesOf(values[field]).map((value) => ({
      field,
      label: filterDefinitions[field].label,
      value,
      text: field === 'distance' ? distanceText(value, place) : chipText(field, value),
    })),
  )
}

/** "Manual", "Year 2016", "5 doors", "Tax up to £35 a year". */
function chipText(field: FilterField, value: string): string {
  const text = formatFilter(field, value)
  const { chip } = filterDefinitions[field]
  if (chip === undefined) return text
  const isName = chip.startsWith('…') || isExclusionField(field) || isWordsField(field)
  return chip.replace('…', () => (isName ? text : lowerCased(text)))
}

/** "Within 20 miles of L3", "50 miles and over from L3". */
function distanceText(value: string, place: string): string {
  const text = formatFilter('distance', value)
  return `${text} ${text.startsWith('Within') ? 'of' : 'from'} ${place}`
}

/** "1,204 cars", "No cars". */
export function formatStockCount(type: VehicleType, count: number): string {
  const words = countInWords(type, count)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * What was searched, in English: "Used hybrid estates up to £7,000", "Trucks for sale". Of a filter with several values it says
 * none: the chips below the heading do.
 */
export function searchHeading(type: VehicleType, values: FilterValues): string {
  const { price, ...named } = headed(values)
  const words = subject(named, vehicleTypeWords[type].plural, pluralOf)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${price ? inSentence(price) : 'for sale'}`
}

/** "used blue Ford Focus estates", "diesel 6x2 tractor units". */
function subject(named: Headed, noun: string, ofBody: (body: string) => string): string {
  const { condition, colour, gearbox, fuelType, wheelbase, axleConfiguration, make, model, bodyType } = named
  const name = make && model ? modelName(make, model) : make
  const adjectives = [condition, colour, gearbox, fuelType, wheelbase, axleConfiguration].map(
    (words) => words && eachLowerCased(words),
  )
  const kind = bodyType ? ofBody(eachLowerCased(bodyType)) : model ? undefined : noun
  return [...adjectives, name, kind].filter(Boolean).join(' ')
}

/** "panel van", "SUV", "petrol plug-in hybrid". */
function eachLowerCased(words: string): string {
  return words.split(' ').map(lowerCased).join(' ')
}

/** "estates", "coupes", "minibuses". */
function pluralOf(body: string): string {
  return `${body}${/(?:s|x|ch|sh)$/i.test(body) ? 'es' : 's'}`
}

/** "up to £7,000", "from £5,000 to £7,999", "from £20,000". */
function inSentence(price: string): string {
  return price.startsWith('£') ? `from ${price.replace(/ and over$/, '')}` : lowerCased(price)
}

/** "Manual Ford Focus from £6,000 to £7,999, 5 doors": a search with all of its filters. */
export function searchInWords(
  type: VehicleType,
  values: FilterValues,
  active: readonly ActiveFilter[],
): string {
  return [searchHeading(type, values), ...notInHeading(values, active)].join(', ')
}

interface TitledSearch {
  type: VehicleType
  total: number
  choice: FilterValues
  active: readonly ActiveFilter[]
  page: number
}

/** "1,204 used manual Ford Focus from £6,000 to £7,999, 5 doors, page 2": the title of the page, without the dealer's name. */
export function searchTitle({ type, total, choice, active, page }: TitledSearch): string {
  const { price, ...named } = headed(choice)
  const ofBody = (body: string) => (total === 1 ? body : pluralOf(body))
  const found = [total === 0 ? 'No' : formatCount(total), subject(named, vehicleNoun(type, total), ofBody)]
  const parts = [
    `${found.join(' ')} ${price ? inSentence(price) : 'for sale'}`,
    ...notInHeading(choice, active),
    ...(page > 1 ? [`page ${page}`] : []),
  ]
  return parts.join(', ')
}

const headedFields = [
  'condition',
  'colour',
  'gearbox',
  'fuelType',
  'wheelbase',
  'axleConfiguration',
  'make',
  'model',
  'bodyType',
  'price',
] as const

type Headed = { [F in (typeof headedFields)[number]]?: string | undefined }

/** What the heading names: the only value of each of these filters, a model with its make, the conditions new and used. */
function headed(values: FilterValues): Headed {
  const named: Headed = {}
  for (const field of headedFields) named[field] = onlyValue(values[field])
  const { condition, make, price } = named
  if (!make) named.model = undefined
  if (!/^(?:new|used)$/i.test(condition ?? '')) named.condition = undefined
  named.price = price && formatFilter('price', price)
  return named
}

/** The filters that the heading does not name. */
function notInHeading(values: FilterValues, active: readonly ActiveFilter[]): string[] {
  const inHeading: Partial<Record<FilterField, string>> = headed(values)
  return active.filter(({ field }) => !inHeading[field]).map(({ text }) => text)
}
