import { mergeSort } from '../tasks/merge-sort.ts'
import { inBatches, stepSize, type Task } from '../tasks/task.ts'
import type { IdColumn } from './id-column.ts'
import { sortByValue } from './sort-by-value.ts'

/**
 * The documents in the order of their ids, by code unit. Skips the prefix that all ids share, sorts the next units as
 * two numbers, and compares only ids that are equal so far.
 */
export function* sortIds(ids: IdColumn): Task<Uint32Array> {
  const size = ids.starts.length - 1
  const shared = yield* sharedUnits(ids)
  const first = yield* partOf(ids, shared)
  const second = yield* partOf(ids, shared + unitsInPart(ids))
  const any = new Uint32Array(size)
  for (let document = 0; document < size; document++) any[document] = document
  const documents = yield* sortByValue(yield* sortByValue(any, second), first)

  const alike = (a: number, b: number) => first[a] === first[b] && second[a] === second[b]
  for (let start = 0, end = 1; start < size; end++) {
    if (end % stepSize === 0) yield
    if (end < size && alike(documents[start] as number, documents[end] as number)) continue
    if (end - start > 1) {
      const run = yield* mergeSort(documents.slice(start, end), (a, b) => compareIds(ids, a, b))
      documents.set(run, start)
    }
    start = end
  }
  return documents
}

/** The code units that fit in 32 bits with one more value for the end of the id. */
function unitsInPart({ units }: IdColumn): number {
  return units instanceof Uint8Array ? 3 : 1
}

/** For each document its units from `offset` on as one number above 0. */
function* partOf(ids: IdColumn, offset: number): Task<Uint32Array> {
  const { units, starts } = ids
  const base = units instanceof Uint8Array ? 2 ** 8 + 1 : 2 ** 16 + 1
  const length = unitsInPart(ids)
  const parts = new Uint32Array(starts.length - 1)
  yield* inBatches(parts.length, (from, to) => {
    for (let d = from; d < to; d++) {
      const start = (starts[d] as number) + offset
      const end = starts[d + 1] as number
      let part = 0
      for (let i = start; i < start + length; i++)
        part = part * base + (i < end ? (units[i] as number) + 1 : 0)
      parts[d] = part + 1
    }
  })
  return parts
}

/** The length of the prefix that all ids share. */
function* sharedUnits({ units, starts }: IdColumn): Task<number> {
  let shared = starts[1] ?? 0
  yield* inBatches(starts.length - 1, (from, to) => {
    for (let d = from; d < to; d++) {
      const start = starts[d] as number
      const length = Math.min(shared, (starts[d + 1] as number) - start)
      let same = 0
      while (same < length && units[start + same] === units[same]) same++
      shared = same
    }
  })
  return shared
}

function compareIds({ units, starts }: IdColumn, a: number, b: number): number {
  const [startA, startB] = [starts[a] as number, starts[b] as number]
  const [lengthA, lengthB] = [(starts[a + 1] as number) - startA, (starts[b + 1] as number) - startB]
  for (let i = 0; i < Math.min(lengthA, lengthB); i++) {
    const difference = (units[startA + i] as number) - (units[startB + i] as number)
    if (difference !== 0) return difference
  }
  return lengthA - lengthB
}
