import type { Command } from 'commander'
import { createAudit } from '../staff-audit.ts'
import {
  adoptNextKey,
  createKey,
  keepNextKey,
  loadApplicationKey,
  readKeyFile,
} from '../store/application-key.ts'
import { applicationsFile } from '../store/data-files.ts'
import { type OutboxPlace, openOutbox } from '../store/open-outbox.ts'
import { type Rekeying, rekeyLeads } from '../store/outbox/rekey-leads.ts'
import { leadsAlone as tablesAlone } from '../store/postgres/lead-tables.ts'
import { keyIdOf } from '../store/seal.ts'
import { leadsAlone as fileAlone } from '../store/sqlite/lead-file.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { runCommand } from './run-command.ts'
import { requireLeads } from './with-outbox.ts'

/** `leads rekey`. Exit codes: 0 done, 1 failed or some were unreadable, 2 wrong usage. */
export function registerRekey(rekey: Command, io: CommandIo): void {
  rekey.option('--key-file <file>', 'holds the new key, 32 bytes in base64; without it one is made').action(
    runCommand(io, async ({ keyFile }: { keyFile?: string }) => {
      const config = openConfig(io.env)
      requireLeads(config)
      return changeApplicationKey(config, io, keyFile)
    }),
  )
}

/**
 * Encrypts every lead with a new key. A key file in DATA_DIR is replaced. Only the operator can change
 * APPLICATION_KEY, so with it the new key must be given.
 *
 * @param keyFile Holds the new key. Without it, a key is generated.
 */
export async function changeApplicationKey(
  place: OutboxPlace,
  io: Pick<CommandIo, 'stdout' | 'stderr'>,
  keyFile?: string,
): Promise<number> {
  const { dataDir, applicationKey, databaseUrl } = place
  if (applicationKey !== null && keyFile === undefined) {
    io.stderr.write('The key comes from APPLICATION_KEY: give the new one with --key-file\n')
    return 2
  }
  // Opening completes a rekey that was killed.
  await (await openOutbox(place)).close()
  const from = await loadApplicationKey(dataDir, applicationKey, () => true)
  const to = keyFile === undefined ? createKey() : await readKeyFile(keyFile)
  if (keyIdOf(from) === keyIdOf(to)) throw new Error('The new key is the key that is in use')
  const isKeyFile = applicationKey === null
  const rekeying: Rekeying = {
    from,
    to,
    keepKey: async () => {
      createAudit(dataDir)({ command: 'rekey', from: keyIdOf(from), to: keyIdOf(to) })
      if (isKeyFile) await keepNextKey(dataDir, to)
    },
    adoptKey: async () => {
      if (isKeyFile) await adoptNextKey(dataDir)
    },
  }
  const alone = databaseUrl === null ? fileAlone(applicationsFile(dataDir)) : tablesAlone(databaseUrl)
  const { leads, unreadable } = await rekeyLeads(alone, rekeying)
  io.stdout.write(`${leads} applications and enquiries are encrypted with the key ${keyIdOf(to)}\n`)
  if (!isKeyFile) io.stdout.write('Set APPLICATION_KEY to the new key before the site starts\n')
  else if (databaseUrl !== null) io.stdout.write('Every machine needs the new key, and a restart\n')
  for (const id of unreadable) {
    io.stderr.write(`${id} was damaged before and stays as it is\n`)
  }
  return unreadable.length === 0 ? 0 : 1
}
