import type { CodeColumn } from '../columns/columns.ts'
import { inBatches, type Task } from '../tasks/task.ts'

/**
 * Several fields as one code column: each combination of values that occurs has a composite code, so one read counts a
 * document for all of the fields. `decode` gives the code of each field back.
 */
export interface CompositeColumn {
  /** By document. */
  codes: Uint16Array
  /** Codes are below this. */
  size: number
  ordinals: readonly number[]
  /** For each of `ordinals`: composite code → code of the field. */
  decode: readonly Uint32Array[]
}

/** Fields with more codes than this get no part in a composite column. */
export const widestField = 128
/** The counts of a composite column are to stay in the processor's cache. */
const mostComposites = 4_096

/**
 * Puts each field into the first composite column that has room, widest field first. Correlated fields have few
 * combinations and therefore share a column: fuel type, battery range and engine size, for example.
 *
 * @param columns By field ordinal, codes below `capacities`.
 */
export function* createCompositeColumns(
  ordinals: readonly number[],
  columns: readonly CodeColumn[],
  capacities: readonly number[],
): Task<CompositeColumn[]> {
  const composites: CompositeColumn[] = []
  const size = columns[0]?.length ?? 0
  // The buffer for the next codes; when a column takes it, its former codes become the buffer.
  let spare: Uint16Array = new Uint16Array(size)
  for (const ordinal of ordinals.toSorted((a, b) => (capacities[b] as number) - (capacities[a] as number))) {
    const [column, capacity] = [columns[ordinal] as CodeColumn, capacities[ordinal] as number]
    let extended: CompositeColumn | null = null
    for (let c = 0; extended === null; c++) {
      const composite = composites[c] ?? { codes: new Uint16Array(size), size: 1, ordinals: [], decode: [] }
      extended = yield* extend(composite, ordinal, column, capacity, spare)
      if (extended === null) continue
      composites[c] = extended
      spare = composite.codes
    }
  }
  return composites
}

/** The composite column with one more field, its codes written to `codes`; null when it has too many combinations. */
function* extend(
  composite: CompositeColumn,
  ordinal: number,
  column: CodeColumn,
  capacity: number,
  codes: Uint16Array,
): Task<CompositeColumn | null> {
  // By old composite code × capacity + field code: the new composite code plus one.
  const newCodes = new Uint16Array(composite.size * capacity)
  const combinations: number[] = []
  yield* inBatches(codes.length, (from, to) => {
    for (let d = from; d < to && combinations.length <= mostComposites; d++) {
      const combination = (composite.codes[d] as number) * capacity + (column[d] as number)
      if (newCodes[combination] === 0) {
        combinations.push(combination)
        newCodes[combination] = combinations.length
      }
      codes[d] = (newCodes[combination] as number) - 1
    }
  })
  if (combinations.length > mostComposites) return null
  const oldCodes = combinations.map((combination) => Math.floor(combination / capacity))
  return {
    codes,
    size: combinations.length,
    ordinals: [...composite.ordinals, ordinal],
    decode: [
      ...composite.decode.map((decode) => Uint32Array.from(oldCodes, (code) => decode[code] as number)),
      Uint32Array.from(combinations, (combination) => combination % capacity),
    ],
  }
}
