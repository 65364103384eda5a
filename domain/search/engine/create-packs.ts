import type { CodeColumn } from './columns.ts'
import { extendPack, type Pack } from './pack.ts'
import type { Steps } from './steps.ts'

/**
 * Puts each axis into the first pack that has room, widest axis first. Fields that go together in life (fuel,
 * battery, engine size) have few combinations and so share a pack.
 */
export function* createPacks(
  axes: readonly number[],
  columns: readonly CodeColumn[],
  capacities: readonly number[],
): Steps<Pack[]> {
  const packs: Pack[] = []
  for (const axis of axes.toSorted((a, b) => (capacities[b] as number) - (capacities[a] as number))) {
    const column = columns[axis] as CodeColumn
    let added = false
    for (let p = 0; p < packs.length && !added; p++) {
      const extended = yield* extendPack(packs[p] as Pack, axis, column, capacities[axis] as number)
      if (extended === null) continue
      packs[p] = extended
      added = true
    }
    if (!added)
      packs.push(
        (yield* extendPack(emptyPack(column.length), axis, column, capacities[axis] as number)) as Pack,
      )
  }
  return packs
}

function emptyPack(documents: number): Pack {
  return { codes: new Uint16Array(documents), size: 1, axes: [], digits: [] }
}
