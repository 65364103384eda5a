import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from './with-lock.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('withLock', () => {
  it('lets one work at a time', async () => {
    const lock = join(folder, 'a.lock')
    let working = 0
    let most = 0
    const work = async () => {
      working += 1
      most = Math.max(most, working)
      await new Promise((resolve) => setImmediate(resolve))
      working -= 1
    }
    await Promise.all([withLock(work, lock), withLock(work, lock), withLock(work, lock)])
    expect(most).toBe(1)
  })

  it('is free again when the work fails', async () => {
    const lock = join(folder, 'a.lock')
    await expect(withLock(() => Promise.reject(new Error('no disk')), lock)).rejects.toThrow('no disk')
    expect(await withLock(async () => 'done', lock)).toBe('done')
  })

  it('takes over from a process that has died', async () => {
    const lock = join(folder, 'a.lock')
    const processThatNeverWas = 2 ** 22 + 1
    await mkdir(lock)
    await writeFile(join(lock, 'pid'), String(processThatNeverWas))
    expect(await withLock(async () => 'done', lock)).toBe('done')
  })
})
