import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Log } from '../../log.ts'
import type { DoAlone, Stop } from '../do-alone.ts'
import { giveToOwner } from '../give-to-owner.ts'
import { isBusy } from './write-lock.ts'

interface LockOptions {
  log: Pick<Log, 'info' | 'warn'>
  /** Whose folder it is, for a file that root creates. */
  dataDir: string
  /** Between two attempts. */
  retryMs?: number
}

/**
 * The jobs of a folder, for one process at a time: the lock is SQLite's on an empty file, so it ends with the process that
 * holds it, however that ends. Another process takes the jobs over then, and says until then that it waits.
 */
export function createFolderLock(file: string, { log, dataDir, retryMs = 2_000 }: LockOptions): DoAlone {
  const jobs = new Map<symbol, { start: () => Stop; stop: Stop | null }>()
  let held: DatabaseSync | null = null
  let timer: NodeJS.Timeout | undefined
  let hasWaited = false

  function tryLock(): boolean {
    const isNew = !existsSync(file)
    const lock = new DatabaseSync(file, { timeout: 0 })
    try {
      lock.exec('BEGIN EXCLUSIVE')
    } catch (error) {
      lock.close()
      if (isBusy(error)) return false
      throw error
    }
    if (isNew) giveToOwner(file, dataDir)
    held = lock
    return true
  }

  function startAll(): void {
    clearTimeout(timer)
    if (jobs.size === 0) return
    if (!tryLock()) {
      if (!hasWaited) {
        log.warn(
          { folder: dataDir },
          'another site works on this DATA_DIR: this one shows the stock and takes leads, and polls no feed until the other one stops',
        )
      }
      hasWaited = true
      timer = setTimeout(startAll, retryMs)
      timer.unref()
      return
    }
    if (hasWaited)
      log.info({ folder: dataDir }, 'the other site has stopped: this one does the background work')
    hasWaited = false
    for (const job of jobs.values()) job.stop ??= job.start()
  }

  function release(): void {
    if (jobs.size > 0) return
    clearTimeout(timer)
    held?.close()
    held = null
  }

  return (_job, start) => {
    const key = Symbol()
    const job = { start, stop: null as Stop | null }
    jobs.set(key, job)
    if (held) job.stop = start()
    else startAll()
    return async () => {
      await job.stop?.()
      jobs.delete(key)
      release()
    }
  }
}
