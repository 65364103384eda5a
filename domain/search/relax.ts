import { bandsOf, type Range } from '../stock/bands.ts'
import { type FilterField, filterFields, isTextField, type NumberField } from '../stock/filter-fields.ts'
import { dependentsOf, without } from './dependent-fields.ts'
import type { Filters } from './query.ts'

/** One filter dropped with its dependents, or one range widened at one end. */
export type FilterChange =
  | { field: FilterField; range?: undefined }
  | { field: NumberField; range: Range; end: 'low' | 'high' }

/** What a search finds after a few changes of its filters. */
export interface Relaxation {
  changes: readonly FilterChange[]
  filters: Filters
  /** Always more than 0. */
  count: number
}

const mostOffered = 6
/** How many edges a range may be widened by. Beyond that, dropping the filter is the clearer offer. */
const mostEdges = 6
/** Pounds a month. */
const monthlyStep = 25
/** More filters than this have too many pairs to try. */
const mostForPairs = 8

/** What a visitor names a vehicle by, in the order in which it is given up. */
const names = ['model', 'make'] as const

/**
 * The smallest changes with which a search without results finds something. The make and the model that were asked for stay
 * as long as anything of them is in stock: first the model is given up, then the make. Single changes come first: widened
 * ranges, then dropped filters, those that find most first. If no single change helps, pairs of dropped filters, and
 * if no pair helps, one smallest set of them. Empty only if nothing is in stock or no filter is in use.
 *
 * `count` is called at most 8 times for each filter in use and 32 times in all for names and pairs.
 */
export function relax(filters: Filters, count: (filters: Filters) => number): Relaxation[] {
  const named = names.filter((field) => filters[field] !== undefined)
  const others = filterFields.filter((field) => filters[field] !== undefined && !isName(field))
  if (named.length + others.length === 0) return []
  const kept = named.findIndex((_, given) => count(without(filters, ...named.slice(0, given), ...others)) > 0)
  const givenUp = topmost(named.slice(0, kept < 0 ? named.length : kept))
  const rest = without(filters, ...givenUp.map(({ field }) => field))
  const total = givenUp.length > 0 ? count(rest) : 0
  if (total > 0) return [{ changes: givenUp, filters: rest, count: total }]
  return relaxOthers(rest, count).map(({ changes, ...found }) => ({
    changes: [...givenUp, ...changes],
    ...found,
  }))
}

function isName(field: FilterField): boolean {
  return names.some((name) => name === field)
}

/** As `relax`, with make and model as they are. */
function relaxOthers(filters: Filters, count: (filters: Filters) => number): Relaxation[] {
  const fields = filterFields.filter((field) => filters[field] !== undefined && !isName(field))
  const found = (changed: Filters, changes: FilterChange[]): Relaxation[] => {
    const total = count(changed)
    return total > 0 ? [{ changes, filters: changed, count: total }] : []
  }
  const widened = fields.flatMap((field) =>
    isTextField(field) ? [] : widenings(filters, field, count).toSorted(mostFirst),
  )
  const dropped = fields
    .flatMap((field) => found(without(filters, field), [{ field }]))
    .filter(({ changes, count }) => !widened.some((wider) => isAsGood(wider, changes, count)))
    .toSorted(mostFirst)
  const single = [...widened, ...dropped]
  if (single.length > 0) return single.slice(0, mostOffered)

  const pairs =
    fields.length > mostForPairs
      ? []
      : pairsOf(fields).flatMap(([a, b]) => found(without(filters, a, b), [{ field: a }, { field: b }]))
  if (pairs.length > 0) return pairs.toSorted(mostFirst).slice(0, mostOffered)

  const least = smallestDrop(filters, fields, count)
  return found(without(filters, ...least), topmost(least))
}

function mostFirst(a: Relaxation, b: Relaxation): number {
  return b.count - a.count
}

/** Whether dropping a field finds no more than the wider range of the same field. */
function isAsGood(wider: Relaxation, dropped: readonly FilterChange[], count: number): boolean {
  return wider.changes[0]?.field === dropped[0]?.field && wider.count >= count
}

/** The range of `field` up to, and down from, the nearest edge that finds something. */
function widenings(filters: Filters, field: NumberField, count: (filters: Filters) => number): Relaxation[] {
  const range = filters[field]
  if (range === undefined) return []
  return (['low', 'high'] as const).flatMap((end) => {
    const wider = edgesBeyond(field, range[end], end).map((edge) => ({ ...range, [end]: edge }))
    const first = firstThatFinds(wider, (tried) => count({ ...filters, [field]: tried }))
    if (first === null) return []
    const changed: Filters = { ...filters, [field]: first.range }
    return [{ changes: [{ field, range: first.range, end }], filters: changed, count: first.count }]
  })
}

/** By bisection: a wider range finds at least as many. */
function firstThatFinds(
  ranges: readonly Range[],
  count: (range: Range) => number,
): { range: Range; count: number } | null {
  let from = 0
  let to = ranges.length - 1
  let best: { range: Range; count: number } | null = null
  while (from <= to) {
    // The widest first, because most ranges that cannot be widened find nothing at all.
    const tried = best === null ? to : (from + to) >> 1
    const range = ranges[tried] as Range
    const total = count(range)
    if (total > 0) {
      best = { range, count: total }
      to = tried - 1
    } else if (best === null) return null
    else from = tried + 1
  }
  return best
}

/** The edges of bands past an end of a range, nearest first; the next whole numbers of a field without bands. */
function edgesBeyond(field: NumberField, bound: number, end: 'low' | 'high'): number[] {
  if (!Number.isFinite(bound)) return []
  const edges = bandsOf(field).map(({ low }) => low)
  const step = field === 'monthlyPrice' ? monthlyStep : 1
  const steps = Array.from({ length: mostEdges }, (_, position) => (position + 1) * step)
  if (end === 'high') {
    const beyond = edges.length > 0 ? edges.filter((edge) => edge > bound) : steps.map((more) => bound + more)
    return beyond.slice(0, mostEdges)
  }
  const beyond =
    edges.length > 0 ? edges.filter((edge) => edge < bound).toReversed() : steps.map((less) => bound - less)
  return beyond.filter((edge) => edge >= 0).slice(0, mostEdges)
}

function pairsOf<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, position) => list.slice(position + 1).map((b): [T, T] => [a, b]))
}

/** Drops every filter and then restores each one with which something is still found, the first of the form first. */
function smallestDrop(
  filters: Filters,
  fields: readonly FilterField[],
  count: (filters: Filters) => number,
): FilterField[] {
  let dropped = [...fields]
  for (const field of fields) {
    const fewer = dropped.filter((other) => other !== field)
    const restored = without(filters, ...fewer)
    if (restored[field] !== undefined && count(restored) > 0) dropped = fewer
  }
  return dropped
}

/** Without the fields that go with another of them. */
function topmost(fields: readonly FilterField[]): FilterChange[] {
  return fields
    .filter((field) => !fields.some((other) => dependentsOf(other).includes(field)))
    .map((field) => ({ field }))
}
