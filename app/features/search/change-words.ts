import { formatCount } from '#app/ui/format-count.ts'
import { dealership } from '#content/dealership.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { type Pence, pence, penceFromPounds } from '#domain/finance/money.ts'
import { formatRange } from '#domain/search/parse-range.ts'
import type { Filters } from '#domain/search/query.ts'
import type { FilterChange } from '#domain/search/relax.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import {
  type FilterField,
  isExclusionField,
  isTextField,
  isWordsField,
  type NumberField,
} from '#domain/stock/filter-fields.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import { milesFrom } from '#domain/stock/vehicle-place.ts'
import { formatMiles } from '../record/format-miles.ts'
import { toPriceView } from '../record/price-view.ts'
import { formatMilesAway } from './format-distance.ts'
import { formatFilter } from './format-filter.ts'
import { lowerCased } from './lower-cased.ts'

/** "with any gearbox", "up to £12,500", "that are 2018 or newer": after "6 cars". */
export function changeInWords(change: FilterChange): string {
  const { field } = change
  const label = lowerCased(filterDefinitions[field].label)
  if (change.range === undefined) return `${anyOf[field] ?? 'with any'} ${label}`
  if (field === 'distance') return lowerCased(formatFilter(field, formatRange(field, change.range)))
  const range = lowerCased(formatFilter(field, formatRange(change.field, change.range)))
  if (field === 'year') return `that are ${range}`
  const isPrice = field === 'price' || field === 'monthlyPrice'
  if (!isPrice && field !== 'mileage') return `with ${label} ${range}`
  if (/^(up to|under) /.test(range)) return range
  return isPrice ? `at ${range}` : `with ${range}`
}

/** What goes before the name of a filter that is taken away, where it is not "with any". */
const anyOf: Partial<Record<FilterField, string>> = {
  make: 'of any',
  model: 'of any',
  notModel: 'with no',
  derivativeWord: 'without the',
  trim: 'of any',
  year: 'of any',
  price: 'at any',
  monthlyPrice: 'at any',
  distance: 'at any',
  doors: 'with any number of',
  seats: 'with any number of',
}

/**
 * How a vehicle differs from what was asked: "£495 over your limit of £9,000", "different gearbox". As `changeInWords`
 * where we do not measure the difference.
 */
export function differenceInWords(record: StockRecord, change: FilterChange, asked: Filters): string {
  const { field } = change
  if (isExclusionField(field)) return 'the model that you left out'
  if (isWordsField(field)) return 'different derivative'
  if (isTextField(field)) return `different ${lowerCased(filterDefinitions[field].label)}`
  const range = asked[field]
  const value = shownValue(record, field, asked)
  if (range === undefined || value === null) return changeInWords(change)
  const scale = field === 'price' || field === 'monthlyPrice' ? 100 : 1
  const isOver = value > range.high * scale
  const limit = isOver ? range.high : range.low
  // Another of several changes brought the vehicle in.
  if (!isOver && !(value < limit * scale)) return changeInWords(change)
  const by = Math.abs(value - limit * scale)
  if (field === 'distance') return `${formatMilesAway(value)} away`
  if (field === 'year')
    return `${by} ${by === 1 ? 'year' : 'years'} ${isOver ? 'newer' : 'older'} than ${limit}`
  const side = isOver ? 'over your limit' : 'under your minimum'
  if (field === 'mileage') return `${formatMiles(by)} ${side} of ${formatCount(limit)}`
  const perMonth = field === 'monthlyPrice' ? ' a month' : ''
  return `${formatPounds(pence(by))}${perMonth} ${side} of ${formatPounds(penceFromPounds(limit))}`
}

/** As the card shows it: prices in pence, with or without VAT as asked. Null where it is not measured, or not known. */
function shownValue(record: StockRecord, field: NumberField, asked: Filters): Pence | number | null {
  if (field === 'year') return vehicleYear(record)
  if (field === 'mileage') return record.vehicle.odometerReadingMiles ?? null
  if (field === 'distance') return milesFrom(record, asked.from ?? dealership)
  const price = toPriceView(record, asked)
  if (price.state !== 'priced') return null
  if (field === 'price') return price.amount
  return field === 'monthlyPrice' ? price.monthly : null
}
