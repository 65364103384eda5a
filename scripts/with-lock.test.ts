import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from './with-lock.mjs'

let folder: string
let lock: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-lock-'))
  lock = join(folder, 'a.lock')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('withLock', () => {
  it('runs one work at a time', async () => {
    let running = 0
    let most = 0
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
    }
    await Promise.all([withLock(work, lock), withLock(work, lock), withLock(work, lock)])
    expect(most).toBe(1)
  })

  it('releases the lock when the work fails', async () => {
    await expect(withLock(() => Promise.reject(new Error('no disk')), lock)).rejects.toThrow('no disk')
    expect(await withLock(async () => 'done', lock)).toBe('done')
  })

  it('ignores the lock of a process that has died', async () => {
    const noProcess = 2 ** 22 + 1
    await writeFile(lock, String(noProcess))
    expect(await withLock(async () => 'done', lock)).toBe('done')
  })
})
