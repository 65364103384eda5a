import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** Between two steps. A step takes some milliseconds, so an idle process spends less than half of its time with them. */
const pauseMs = 5
/** The share of a pause in which the event loop may have other work. */
const idleBelow = 0.5
const busyPauseMs = 1_000

/** Runs the steps of a task one by one while the event loop is idle. The returned function stops it after a step. */
export function runWhenIdle(task: AsyncGenerator<void>, log: Log): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)

  async function run(): Promise<void> {
    try {
      while (!signal.aborted) {
        const before = performance.eventLoopUtilization()
        await pause(pauseMs)
        const { utilization } = performance.eventLoopUtilization(before)
        if (utilization > idleBelow) await pause(busyPauseMs)
        else if ((await task.next()).done) return
      }
    } catch (error) {
      log.warn({ err: error }, 'Work for idle times failed')
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}
