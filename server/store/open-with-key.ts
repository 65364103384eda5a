import { adoptNextKey, type IsSealed, loadApplicationKey, readNextKey } from './application-key.ts'
import { OtherKeyError } from './outbox/lead-keys.ts'

export interface KeyPlace {
  dataDir: string
  /** APPLICATION_KEY; null: the key file in `dataDir`. */
  applicationKey: string | null
}

/**
 * Calls `open` with the application key, see `loadApplicationKey`. If `leads rekey` was killed after its commit, the
 * new key replaces the former one now.
 */
export async function openWithKey<T>(
  { dataDir, applicationKey }: KeyPlace,
  open: (key: Uint8Array) => Promise<T>,
  isSealed?: IsSealed,
): Promise<T> {
  const load = () => loadApplicationKey(dataDir, applicationKey, isSealed)
  try {
    return await open(await load())
  } catch (error) {
    if (!(error instanceof OtherKeyError) || applicationKey !== null) throw error
    const next = await readNextKey(dataDir)
    // A rekey may have ended while this process waited.
    const opened = await open(next ?? (await load()))
    if (next) await adoptNextKey(dataDir)
    return opened
  }
}
