import { filterDefinitions } from './filter-definitions.data.ts'
import { type NumberField, scaleOf } from './filter-fields.ts'

/** A closed range of stored whole numbers (see `scaleOf`); an open end is ±Infinity. */
export interface Range {
  low: number
  high: number
}

export interface Band extends Range {
  /** The band as the value of a query parameter: `5000-9999`, `100000-`. */
  value: string
}

/** The bands of a measure, ascending and without gaps from its first edge; none for a count. */
export function bandsOf(field: NumberField): readonly Band[] {
  return bands.get(field) ?? []
}

/** A stored number as a query parameter: 16 tenths of a litre is `1.6`. */
export function formatNumber(field: NumberField, stored: number): string {
  return String(stored / scaleOf(field))
}

function buildBands(field: NumberField): Band[] {
  const edges = (filterDefinitions[field].bands ?? []).map((edge) => Math.round(edge * scaleOf(field)))
  return edges.map((low, position) => {
    const next = edges[position + 1]
    const high = next === undefined ? Number.POSITIVE_INFINITY : next - 1
    const start = formatNumber(field, low)
    if (high === low) return { low, high, value: start }
    return { low, high, value: next === undefined ? `${start}-` : `${start}-${formatNumber(field, high)}` }
  })
}

const bands = new Map<NumberField, readonly Band[]>(
  (Object.keys(filterDefinitions) as NumberField[]).map((field) => [field, buildBands(field)]),
)
