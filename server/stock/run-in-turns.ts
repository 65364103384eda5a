import { setImmediate as nextTurn } from 'node:timers/promises'

/** Runs steps to their end. Between slices of about `sliceMs` the event loop is free for others. */
export async function runInTurns<T>(steps: Generator<unknown, T>, sliceMs = 4): Promise<T> {
  let until = performance.now() + sliceMs
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await nextTurn()
    until = performance.now() + sliceMs
  }
}
