import type { Config } from '../config.ts'
import {
  adoptNextKey,
  createKey,
  keepNextKey,
  loadApplicationKey,
  readKeyFile,
} from '../store/application-key.ts'
import { applicationsFile } from '../store/data-files.ts'
import { keyIdOf } from '../store/seal.ts'
import { openApplications } from '../store/sqlite/open-applications.ts'
import { rekeyApplications } from '../store/sqlite/rekey-applications.ts'
import type { Audit } from './leads-audit.ts'

interface RekeyOptions {
  audit: Audit
  /** Holds the new key; without it one is made. */
  keyFile?: string
}

/**
 * `leads rekey`: seals everything with a new key. A key file in DATA_DIR is replaced; a key of APPLICATION_KEY is the
 * operator's to change, so its successor must be given.
 */
export async function rekeyLeads(
  { dataDir, applicationKey }: Pick<Config, 'dataDir' | 'applicationKey'>,
  { audit, keyFile }: RekeyOptions,
): Promise<number> {
  if (applicationKey !== null && keyFile === undefined) {
    process.stderr.write('The key comes from APPLICATION_KEY: give the new one with --key-file\n')
    return 2
  }
  // Opening ends a rekey that was killed before.
  await (await openApplications({ dataDir, applicationKey })).close()
  const from = await loadApplicationKey(dataDir, applicationKey)
  const to = keyFile === undefined ? createKey() : await readKeyFile(keyFile)
  if (keyIdOf(from) === keyIdOf(to)) throw new Error('The new key is the key that is in use')
  const isKeyFile = applicationKey === null
  const { applications, unreadable } = await rekeyApplications(applicationsFile(dataDir), {
    from,
    to,
    keepKey: async () => {
      audit({ command: 'rekey', from: keyIdOf(from), to: keyIdOf(to) })
      if (isKeyFile) await keepNextKey(dataDir, to)
    },
    adoptKey: async () => {
      if (isKeyFile) await adoptNextKey(dataDir)
    },
  })
  process.stdout.write(`${applications} applications are sealed with the key ${keyIdOf(to)}\n`)
  if (!isKeyFile) process.stdout.write('Set APPLICATION_KEY to the new key before the site starts\n')
  for (const id of unreadable) {
    process.stderr.write(`The application ${id} was damaged before and stays as it is\n`)
  }
  return unreadable.length === 0 ? 0 : 1
}
