import { inBatches, type Task } from './task.ts'

/** Stable merge sort by a comparison, in short steps. Returns the sorted array, which may be the given one. */
export function* mergeSort(items: Uint32Array, compare: (a: number, b: number) => number): Task<Uint32Array> {
  const run = 1_024
  yield* inBatches(items.length, (from, to) => void items.subarray(from, to).sort(compare), run)
  let source: Uint32Array = items
  let target: Uint32Array = new Uint32Array(items.length)
  for (let width = run; width < items.length; width *= 2) {
    for (let start = 0; start < items.length; start += 2 * width) {
      yield* mergeRuns(source, target, start, width, compare)
    }
    const spare = source
    source = target
    target = spare
  }
  return source
}

function* mergeRuns(
  source: Uint32Array,
  target: Uint32Array,
  start: number,
  width: number,
  compare: (a: number, b: number) => number,
): Task<void> {
  const middle = Math.min(source.length, start + width)
  const end = Math.min(source.length, start + 2 * width)
  let [left, right] = [start, middle]
  for (let at = start; at < end; at++) {
    const takeLeft =
      left < middle && (right >= end || compare(source[left] as number, source[right] as number) <= 0)
    target[at] = (takeLeft ? source[left++] : source[right++]) as number
    if ((at & 4_095) === 4_095) yield
  }
}
