import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { lastBackupFile } from './data-files.ts'
import { giveToOwner } from './give-to-owner.ts'

const lastBackup = z.object({ at: z.number(), folder: z.string() })

/** A backup: when it was complete, in epoch milliseconds, and its folder. */
export type LastBackup = z.infer<typeof lastBackup>

/** Notes that a backup is complete. @throws {Error} when `dataDir` cannot be written by this user. */
export async function keepLastBackup(dataDir: string, backup: LastBackup): Promise<void> {
  const file = lastBackupFile(dataDir)
  const draft = `${file}.new`
  await writeFile(draft, `${JSON.stringify(backup)}\n`, { mode: 0o600 })
  giveToOwner(draft, dataDir)
  await rename(draft, file)
}

/** Null where none was noted, or what was noted cannot be read. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  try {
    return lastBackup.parse(JSON.parse(await readFile(lastBackupFile(dataDir), 'utf8')))
  } catch {
    return null
  }
}
