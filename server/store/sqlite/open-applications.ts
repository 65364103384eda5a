import type { Outbox } from '#domain/applications/outbox.ts'
import { adoptNextKey, loadApplicationKey, readNextKey } from '../application-key.ts'
import { applicationsFile } from '../data-files.ts'
import { openSqliteOutbox } from './outbox.ts'
import { OtherKeyError } from './outbox-file.ts'

interface KeyPlace {
  dataDir: string
  /** APPLICATION_KEY; null: the key file in `dataDir`. */
  applicationKey: string | null
}

/**
 * Opens the applications in `dataDir` with their key. If `leads rekey` was killed after its commit, the new key
 * replaces the former one now.
 */
export async function openApplications({ dataDir, applicationKey }: KeyPlace): Promise<Outbox> {
  const file = applicationsFile(dataDir)
  const key = await loadApplicationKey(dataDir, applicationKey)
  try {
    return await openSqliteOutbox(file, key)
  } catch (error) {
    if (!(error instanceof OtherKeyError) || applicationKey !== null) throw error
    const next = await readNextKey(dataDir)
    // A rekey may have ended while this process waited for the file.
    const outbox = await openSqliteOutbox(file, next ?? (await loadApplicationKey(dataDir)))
    if (next) await adoptNextKey(dataDir)
    return outbox
  }
}
