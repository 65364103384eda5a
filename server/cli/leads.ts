import type { Command } from 'commander'
import { registerErase } from './leads-erase.ts'
import { registerRead } from './leads-read.ts'
import { registerRekey } from './leads-rekey.ts'
import { registerRetry } from './leads-retry.ts'

/** `leads list|show|export|retry|erase|rekey`. Exit codes: 0 done, 1 not found or failed, 2 wrong usage. */
export function registerLeads(program: Command): void {
  const leads = program.command('leads').description('finance applications and their delivery')
  registerRead(leads)
  registerRetry(leads)
  registerErase(leads)
  registerRekey(leads)
}
