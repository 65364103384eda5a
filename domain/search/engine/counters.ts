import type { CodeColumn } from './columns.ts'
import { createPacks } from './create-packs.ts'
import { groupedAxes } from './groups.ts'
import { type Pack, widestInPack } from './pack.ts'
import type { Steps } from './steps.ts'

/** The columns that facets are counted from: each axis is in one pack, or alone. */
export interface Counters {
  packs: readonly Pack[]
  alone: ReadonlyMap<number, CodeColumn>
  packOf: ReadonlyMap<number, { pack: Pack; digits: Uint8Array }>
}

/** `columns` holds the codes of each axis, all below `capacities`. An axis without values takes no part. */
export function* createCounters(
  columns: readonly CodeColumn[],
  capacities: readonly number[],
): Steps<Counters> {
  const used = capacities.flatMap((capacity, axis) => (capacity > 1 ? [axis] : []))
  const packable = used.filter(
    (axis) => (capacities[axis] as number) <= widestInPack && !groupedAxes.includes(axis),
  )
  const packs = yield* createPacks(packable, columns, capacities)
  const packOf = packs.flatMap((pack) =>
    pack.axes.map((axis, i) => [axis, { pack, digits: pack.digits[i] as Uint8Array }] as const),
  )
  const alone = used.filter((axis) => !packable.includes(axis))
  return {
    packs,
    alone: new Map(alone.map((axis) => [axis, widen(columns[axis] as CodeColumn)])),
    packOf: new Map(packOf),
  }
}

/** Counting is fastest over one kind of array, and few stocks need more than 16 bits. */
function widen(column: CodeColumn): CodeColumn {
  return column instanceof Uint8Array ? Uint16Array.from(column) : column
}

export function codeAt({ alone, packOf }: Counters, axis: number, document: number): number {
  const packed = packOf.get(axis)
  if (packed !== undefined) return packed.digits[packed.pack.codes[document] as number] as number
  return alone.get(axis)?.[document] ?? 0
}
