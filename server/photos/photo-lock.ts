import { existsSync, mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { photoLockFile } from '../store/data-files.ts'
import { giveToOwner } from '../store/give-to-owner.ts'
import { isBusy, onceFree } from '../store/sqlite/write-lock.ts'

/** Twenty photos take about a minute. */
const waitMs = 5 * 60_000

/**
 * Runs `work` while no other process changes, sweeps or copies the photos of DATA_DIR. The lock is SQLite's on an empty
 * file, so it ends with the process that holds it, however that ends.
 *
 * @throws {Error} when another one still holds it after five minutes; what `work` throws.
 */
export function withPhotoLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  return holding(dataDir, (begin) => onceFree(begin, waitMs, photoLockFile(dataDir)), work)
}

/** The same, but does nothing and resolves to null while another one holds the lock. */
export async function ifPhotosFree<T>(dataDir: string, work: () => Promise<T>): Promise<T | null> {
  const refused = new Error('The photos are in use')
  try {
    return await holding(
      dataDir,
      async (begin) => {
        try {
          begin()
        } catch (error) {
          throw isBusy(error) ? refused : error
        }
      },
      work,
    )
  } catch (error) {
    if (error === refused) return null
    throw error
  }
}

async function holding<T>(
  dataDir: string,
  acquire: (begin: () => void) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const file = photoLockFile(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const isNew = !existsSync(file)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    await acquire(() => lock.exec('BEGIN EXCLUSIVE'))
    if (isNew) giveToOwner(file, dataDir)
    return await work()
  } finally {
    lock.close()
  }
}
