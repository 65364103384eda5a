import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Task } from 'facet-index'

/** Elapsed time before the event loop gets a turn. */
const sliceMs = 4

/**
 * Runs a task to its end, in slices between which the event loop handles other work.
 *
 * @throws {unknown} the reason of `signal` when it is aborted before the end.
 */
export async function runCooperatively<T>(
  task: Task<T>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<T> {
  for (;;) {
    signal?.throwIfAborted()
    const until = performance.now() + sliceMs
    do {
      const step = task.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await nextTurn()
  }
}
