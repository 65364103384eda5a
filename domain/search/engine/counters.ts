import type { Arena } from './arena.ts'
import type { CodeColumn } from './columns.ts'
import { createPacks } from './create-packs.ts'
import { type Groups, groupedAxes, groupsIn } from './groups.ts'
import { widestInPack } from './pack.ts'
import { inSteps, type Steps } from './steps.ts'

/** What facets are counted from, row by row, so that all that is counted of a document is read at once. */
export interface Counters {
  lanes: readonly Lane[]
  /** By document one number for each lane. */
  rows: Uint16Array
  /** By lane where its part of `counts` starts. The groups' part is the first, whether they have a lane or not. */
  starts: Uint32Array
  /** How many documents by number of a lane; all 0 between uses. */
  counts: Uint32Array
  /** How an axis is read from a row. */
  laneOf: ReadonlyMap<number, { lane: number; digits: Uint32Array }>
  /** The codes of an axis with more values than a lane can tell apart. */
  wide: ReadonlyMap<number, CodeColumn>
}

/** A pack, the groups, or a field by itself. `digits` says for each of `axes` what a number of the lane stands for. */
export interface Lane {
  /** Numbers are below this. */
  size: number
  axes: readonly number[]
  digits: readonly Uint32Array[]
}

export interface CounterPlan extends Pick<Counters, 'wide'> {
  /** With the numbers of the documents; null for the lane of the groups. */
  lanes: readonly (Lane & { codes: CodeColumn | null })[]
}

const widestLane = 65_536

/** `columns` holds the codes of each axis, all below `capacities`. An axis without values takes no part. */
export function* planCounters(
  columns: readonly CodeColumn[],
  capacities: readonly number[],
  groups: Groups,
): Steps<CounterPlan> {
  const capacityOf = (axis: number) => capacities[axis] as number
  const used = columns.flatMap((_, axis) => (capacityOf(axis) > 1 ? [axis] : []))
  const groupCount = groupsIn(groups)
  const withGroups = groupCount <= widestLane
  const apart = used.filter((axis) => !groupedAxes.includes(axis))
  const packs = yield* createPacks(
    apart.filter((axis) => capacityOf(axis) <= widestInPack),
    columns,
    capacities,
  )
  const alone = apart.filter((axis) => capacityOf(axis) > widestInPack && capacityOf(axis) <= widestLane)
  const lanes = [
    ...(withGroups ? [{ size: groupCount, axes: groupedAxes, digits: groups.codes, codes: null }] : []),
    ...packs,
    ...alone.map((axis) => ({
      size: capacityOf(axis),
      axes: [axis],
      digits: [Uint32Array.from({ length: capacityOf(axis) }, (_, code) => code)],
      codes: columns[axis] as CodeColumn,
    })),
  ]
  const wide = [
    ...(withGroups ? [] : groupedAxes.filter((axis) => used.includes(axis))),
    ...apart.filter((axis) => capacityOf(axis) > widestLane),
  ]
  return { lanes, wide: new Map(wide.map((axis) => [axis, columns[axis] as CodeColumn])) }
}

/** Lengths in bytes of what `createCounters` takes from the arena. */
export function counterLengths({ lanes }: CounterPlan, groups: Groups, size: number): number[] {
  return [size * lanes.length * 2, lanes.length * 4, numbersOf(lanes, groups) * 4]
}

function numbersOf(lanes: CounterPlan['lanes'], groups: Groups): number {
  return lanes.reduce((sum, { codes, size }) => sum + (codes === null ? 0 : size), groupsIn(groups))
}

export function* createCounters(
  { lanes, wide }: CounterPlan,
  groups: Groups,
  size: number,
  arena: Arena,
): Steps<Counters> {
  const rows = arena.u16(size * lanes.length)
  const starts = arena.u32(lanes.length)
  const counts = arena.u32(numbersOf(lanes, groups))
  let start = groupsIn(groups)
  for (const [lane, { codes, size: numbers }] of lanes.entries()) {
    if (codes === null) {
      yield* writeGroups(rows, lane, lanes.length, groups)
      continue
    }
    starts[lane] = start
    start += numbers
    yield* inSteps(size, (from, to) => {
      for (let d = from; d < to; d++) rows[d * lanes.length + lane] = codes[d] as number
    })
  }
  const laneOf = lanes.flatMap(({ axes, digits }, lane) =>
    axes.map((axis, i) => [axis, { lane, digits: digits[i] as Uint32Array }] as const),
  )
  return {
    lanes: lanes.map(({ size: numbers, axes, digits }) => ({ size: numbers, axes, digits })),
    rows,
    starts,
    counts,
    laneOf: new Map(laneOf),
    wide,
  }
}

function* writeGroups(rows: Uint16Array, lane: number, stride: number, { starts }: Groups): Steps<void> {
  let group = 0
  yield* inSteps(starts.at(-1) as number, (from, to) => {
    for (let d = from; d < to; d++) {
      if (d === starts[group + 1]) group++
      rows[d * stride + lane] = group
    }
  })
}

export function codeAt({ lanes, rows, laneOf, wide }: Counters, axis: number, document: number): number {
  const found = laneOf.get(axis)
  if (found === undefined) return wide.get(axis)?.[document] ?? 0
  return found.digits[rows[document * lanes.length + found.lane] as number] as number
}
