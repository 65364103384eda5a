import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { runWhenIdle } from './run-when-idle.ts'

const log = pino({ level: 'silent' })

/** A task of steps that are counted. */
function count() {
  const counted = { steps: 0 }
  async function* task(): AsyncGenerator<void> {
    for (;;) {
      counted.steps += 1
      yield
    }
  }
  return { counted, task: task() }
}

it('a task runs step by step while the event loop is idle, until it is stopped', async () => {
  const { counted, task } = count()
  const stop = runWhenIdle(task, log)
  while (counted.steps < 5) await sleep(5)
  await stop()
  const steps = counted.steps
  await sleep(50)
  expect(counted.steps).toBe(steps)
})

it('a task waits while the event loop has other work', async () => {
  const { counted, task } = count()
  const stop = runWhenIdle(task, log)
  for (const until = Date.now() + 300; Date.now() < until; ) {
    for (const end = performance.now() + 30; performance.now() < end; );
    await new Promise(setImmediate)
  }
  await stop()
  expect(counted.steps).toBeLessThan(3)
})

it('a task that fails ends without an unhandled error', async () => {
  async function* failing(): AsyncGenerator<void> {
    yield
    throw new Error('The disk is gone')
  }
  const stop = runWhenIdle(failing(), log)
  await sleep(50)
  await expect(stop()).resolves.toBeUndefined()
})
