import type { Command } from 'commander'
import { createAudit } from '../leads/staff/lead-audit.ts'
import { loadApplicationKey } from '../store/application-key.ts'
import { isThere } from '../store/data-files.ts'
import { rescueLeads } from '../store/sqlite/rescue-leads.ts'
import { openConfig } from './command-config.ts'
import { runCommand } from './run-command.ts'

/** `leads rescue`. Exit codes: 0 everything was read, 1 failed or some could not be read, 2 wrong usage. */
export function registerRescue(leads: Command): void {
  leads
    .command('rescue')
    .description(
      'copies what can be read of a damaged applications.db to a new file; the site must be stopped',
    )
    .argument('<file>', 'the damaged file, with its -wal beside it; it is not changed')
    .argument('[new]', 'the new file; without it, NAME.rescued.db beside the damaged one')
    .action(
      runCommand(async (file: string, rescued: string | undefined) => {
        if (!isThere(file)) throw new Error(`${file} does not exist`)
        return rescue(file, rescued ?? `${file.replace(/\.db$/, '')}.rescued.db`)
      }),
    )
}

async function rescue(file: string, rescued: string): Promise<number> {
  const { dataDir, applicationKey } = openConfig()
  const key = await loadApplicationKey(dataDir, applicationKey, () => true)
  createAudit(dataDir)({ command: 'rescue' })
  const { read, lost, unreadable } = await rescueLeads(file, { rescued, key })
  process.stdout.write(`${read} of ${read + lost} applications and enquiries are in ${rescued}\n`)
  if (lost > 0) process.stderr.write(`${lost} could not be read\n`)
  for (const id of unreadable) process.stderr.write(`${id} is there, but its answers are damaged\n`)
  return lost + unreadable.length === 0 ? 0 : 1
}
