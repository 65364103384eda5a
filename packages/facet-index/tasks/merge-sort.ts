import { inBatches, type Task } from './task.ts'

/**
 * Stable merge sort by a comparison, in short steps; what is in order already takes one comparison an item. Returns the
 * sorted array, which may be the given one.
 */
export function* mergeSort(items: Uint32Array, compare: (a: number, b: number) => number): Task<Uint32Array> {
  const run = 1_024
  yield* inBatches(items.length, (from, to) => sortRun(items.subarray(from, to), compare), run)
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

function sortRun(run: Uint32Array, compare: (a: number, b: number) => number): void {
  for (let i = 1; i < run.length; i++) {
    if (compare(run[i - 1] as number, run[i] as number) > 0) {
      run.sort(compare)
      return
    }
  }
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
  if (middle === end || compare(source[middle - 1] as number, source[middle] as number) <= 0) {
    target.set(source.subarray(start, end), start)
    yield
    return
  }
  let [left, right] = [start, middle]
  for (let at = start; at < end; at++) {
    const takeLeft =
      left < middle && (right >= end || compare(source[left] as number, source[right] as number) <= 0)
    target[at] = (takeLeft ? source[left++] : source[right++]) as number
    if ((at & 4_095) === 4_095) yield
  }
}
