/** Long work done a little at a time: between two `next()` the event loop is free. No step is more than some 5 ms. */
export type Steps<T> = Generator<undefined, T, undefined>

/** Documents handled in one step of simple work. */
export const stepSize = 16_384

export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Calls `work(from, to)` for each piece of `0…size`. */
export function* inSteps(
  size: number,
  work: (from: number, to: number) => void,
  length = stepSize,
): Steps<void> {
  for (let from = 0; from < size; from += length) {
    work(from, Math.min(size, from + length))
    yield
  }
}

/** Sorts by a comparison, stably. Answers the sorted array, which may be the given one. */
export function* sortInSteps(
  items: Uint32Array,
  compare: (a: number, b: number) => number,
): Steps<Uint32Array> {
  const run = 1_024
  yield* inSteps(items.length, (from, to) => void items.subarray(from, to).sort(compare), run)
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
): Steps<void> {
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
