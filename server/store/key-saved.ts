import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { loadApplicationKey } from './application-key.ts'
import { applicationKeyFile, savedKeyFile } from './data-files.ts'
import { giveToOwner } from './give-to-owner.ts'
import { keyIdOf } from './seal.ts'

interface KeyPlace {
  dataDir: string
  /** APPLICATION_KEY; null for a key file. */
  applicationKey: string | null
}

/**
 * Whether somebody said that a copy of the key in use is kept elsewhere; a new key needs it said again. Null while there is
 * no key. The program cannot look: what matters is a place that it does not know.
 */
export async function isKeySaved(place: KeyPlace): Promise<boolean | null> {
  const id = await keyIdIn(place)
  if (id === null) return null
  const saved = await readFile(savedKeyFile(place.dataDir), 'utf8').catch(() => '')
  return saved.trim() === id
}

/** Notes that a copy of the key in use is kept elsewhere. Does nothing while there is no key. */
export async function noteKeySaved(place: KeyPlace): Promise<void> {
  const id = await keyIdIn(place)
  if (id === null) return
  const file = savedKeyFile(place.dataDir)
  await writeFile(file, `${id}\n`, { mode: 0o600 })
  giveToOwner(file, place.dataDir)
}

/** Never creates a key. */
async function keyIdIn({ dataDir, applicationKey }: KeyPlace): Promise<string | null> {
  if (applicationKey === null && !existsSync(applicationKeyFile(dataDir))) return null
  return keyIdOf(await loadApplicationKey(dataDir, applicationKey))
}
