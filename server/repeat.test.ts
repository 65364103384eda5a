import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Loop, repeat } from './repeat.ts'

const minuteMs = 60_000

describe('work that is repeated', () => {
  let loop: Loop | undefined
  afterEach(async () => {
    await loop?.stop()
    vi.useRealTimers()
  })

  it('runs at once, and again after the pause that it asks for', async () => {
    vi.useFakeTimers()
    const work = vi.fn(async () => minuteMs)
    loop = repeat(work)
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(minuteMs - 1)
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('is woken from a pause, and runs once more when it is woken while it runs', async () => {
    const runs: PromiseWithResolvers<number>[] = []
    loop = repeat(() => {
      const run = Promise.withResolvers<number>()
      runs.push(run)
      return run.promise
    })
    loop.wake()
    loop.wake()
    expect(runs).toHaveLength(1)
    runs[0]?.resolve(minuteMs)
    await vi.waitFor(() => expect(runs).toHaveLength(2))
    runs[1]?.resolve(minuteMs)
    await sleep(20)
    expect(runs).toHaveLength(2)
    loop.wake()
    await vi.waitFor(() => expect(runs).toHaveLength(3))
    runs[2]?.resolve(minuteMs)
  })

  it('aborts its signal when it is stopped, and has ended when its present run has', async () => {
    const ended: string[] = []
    loop = repeat(async (signal) => {
      await sleep(minuteMs, undefined, { signal }).catch(() => undefined)
      await sleep(20)
      ended.push('run')
      return minuteMs
    })
    await Promise.all([loop.stop(), loop.stop()])
    expect(ended).toEqual(['run'])
  })

  it('leaves no timer behind when it is stopped in a pause', async () => {
    vi.useFakeTimers()
    loop = repeat(async () => minuteMs)
    await vi.advanceTimersByTimeAsync(1)
    await loop.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends without a pause', async () => {
    const work = vi.fn(async () => null)
    loop = repeat(work)
    await sleep(5)
    loop.wake()
    await loop.stop()
    expect(work).toHaveBeenCalledTimes(1)
  })
})
