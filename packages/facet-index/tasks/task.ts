/**
 * A cooperative task: long work that yields between short steps, so the caller can run other work. No step takes over
 * about 5 ms.
 */
export type Task<T> = Generator<undefined, T, undefined>

/** Documents handled in one step of simple work. */
export const stepSize = 16_384

/** Runs a task to its end without a pause. */
export function runTask<T>(task: Task<T>): T {
  for (;;) {
    const step = task.next()
    if (step.done) return step.value
  }
}

/** Calls `work(from, to)` for each batch of `0…size`, and yields after each. */
export function* inBatches(
  size: number,
  work: (from: number, to: number) => void,
  length = stepSize,
): Task<void> {
  for (let from = 0; from < size; from += length) {
    work(from, Math.min(size, from + length))
    yield
  }
}
