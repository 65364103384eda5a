import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Task } from 'facet-index'

/** Runs a task to its end, in slices of about `sliceMs` between which the event loop handles other work. */
export async function runCooperatively<T>(task: Task<T>, sliceMs = 4): Promise<T> {
  let until = performance.now() + sliceMs
  for (;;) {
    const step = task.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await nextTurn()
    until = performance.now() + sliceMs
  }
}
