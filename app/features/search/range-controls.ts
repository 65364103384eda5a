import { formatCount } from '#app/ui/format-count.ts'
import { offeredFields } from '#content/offered-search.ts'
import { type Facets, type OfRanges, type RangeField, rangeFields } from '#domain/search/query.ts'
import type { Range } from '#domain/stock/bands.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import type { FilterOption } from './filter-controls.ts'
import { formatBand } from './format-filter.ts'
import { splitRange } from './range-ends.ts'
import type { FilterValues } from './search-choice.ts'

/** The two selects of a range, without their option "Any". */
export interface RangeControl {
  field: RangeField
  /** The ends in use as numbers of the field's unit; '' for an open one. */
  from: string
  to: string
  /** What each end would find with all other filters and the other end of this range. */
  fromOptions: FilterOption[]
  toOptions: FilterOption[]
}

/**
 * A from and a to select for each range; the years are those in stock. An end that would find nothing is left out, and so is one that would find as
 * many as Any; the ends in use stay.
 */
export function toRangeControls(
  { year }: Pick<Facets, 'year'>,
  values: FilterValues,
  count: (ranges: OfRanges<Range>) => OfRanges<number>,
): RangeControl[] {
  const asked = rangeFields
    .filter((field) => offeredFields.includes(field))
    .map((field) => {
      const { from, to } = splitRange(values[field])
      const offered = filterDefinitions[field].ends ?? year.map(({ value }) => Number(value))
      const numbers = [...new Set([...offered, ...[from, to].filter(Boolean).map(Number)])]
      return { field, from, to, numbers: numbers.sort((a, b) => a - b) }
    })
  const counts = count(Object.fromEntries(asked.map((one) => [one.field, rangesOf(one)])))
  return asked
    .map((one) => toControl(one, counts[one.field] ?? []))
    .filter(({ fromOptions, toOptions }) => fromOptions.length + toOptions.length > 0)
}

interface AskedRange extends Pick<RangeControl, 'field' | 'from' | 'to'> {
  numbers: readonly number[]
}

/** From each number on, up to each number, and with either end open: in the order in which `toControl` reads the counts. */
function rangesOf({ from, to, numbers }: AskedRange): Range[] {
  const low = from === '' ? Number.NEGATIVE_INFINITY : Number(from)
  const high = to === '' ? Number.POSITIVE_INFINITY : Number(to)
  return [
    ...numbers.map((number) => ({ low: number, high })),
    ...numbers.map((number) => ({ low, high: number })),
    { low: Number.NEGATIVE_INFINITY, high },
    { low, high: Number.POSITIVE_INFINITY },
  ]
}

function toControl({ field, from, to, numbers }: AskedRange, counts: readonly number[]): RangeControl {
  const length = numbers.length
  const options = (found: readonly number[], any: number, inUse: string) => {
    const listed = numbers.flatMap((number, i) => {
      const count = found[i] ?? 0
      if (String(number) !== inUse && (count === 0 || count === any)) return []
      const text = formatBand(field, { low: number, high: number })
      return [{ value: String(number), text: `${text} (${formatCount(count)})` }]
    })
    return field === 'year' ? listed.reverse() : listed
  }
  return {
    field,
    from,
    to,
    fromOptions: options(counts.slice(0, length), counts[length * 2] ?? 0, from),
    toOptions: options(counts.slice(length, length * 2), counts[length * 2 + 1] ?? 0, to),
  }
}
