import type { Command } from 'commander'
import { registerErase } from './leads-erase.ts'
import { registerMove } from './leads-move.ts'
import { registerRead } from './leads-read.ts'
import { registerRekey } from './leads-rekey.ts'
import { registerRescue } from './leads-rescue.ts'
import { registerRetry } from './leads-retry.ts'

/** `leads` and its subcommands. */
export function registerLeads(program: Command): void {
  const leads = program.command('leads').description('applications and enquiries, and their delivery')
  registerRead(leads)
  registerRetry(leads)
  registerErase(leads)
  registerRekey(leads)
  registerMove(leads)
  registerRescue(leads)
}
