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
  const size = columns[0]?.length ?? 0
  // What the next pack's codes are written to; where one takes them, those that it had before.
  let spare: Uint16Array = new Uint16Array(size)
  for (const axis of axes.toSorted((a, b) => (capacities[b] as number) - (capacities[a] as number))) {
    let extended: Pack | null = null
    for (let p = 0; extended === null; p++) {
      const pack = packs[p] ?? { codes: new Uint16Array(size), size: 1, axes: [], digits: [] }
      extended = yield* extendPack(pack, axis, columns[axis] as CodeColumn, capacities[axis] as number, spare)
      if (extended === null) continue
      packs[p] = extended
      spare = pack.codes
    }
  }
  return packs
}
