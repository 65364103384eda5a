import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { createAudit } from '../staff-audit.ts'
import { openWithKey } from '../store/application-key.ts'
import { applicationsFile, movedApplicationsFile } from '../store/data-files.ts'
import type { OutboxPlace } from '../store/open-outbox.ts'
import { takeOverLeads } from '../store/postgres/take-over-leads.ts'
import { moveLeadsOut } from '../store/sqlite/move-leads-out.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { runCommand } from './run-command.ts'
import { requireLeads } from './with-outbox.ts'

/** `leads move`. Exit codes: 0 done, 1 failed and nothing was moved, 2 wrong usage. */
export function registerMove(move: Command, io: CommandIo): void {
  move.action(runCommand(io, async () => moveLeads(openConfig(io.env), io)))
}

async function moveLeads(
  { dataDir, applicationKey, databaseUrl }: OutboxPlace,
  io: CommandIo,
): Promise<number> {
  if (databaseUrl === null) {
    io.stderr.write('Set DATABASE_URL to the database that the leads move to\n')
    return 2
  }
  requireLeads({ dataDir, applicationKey, databaseUrl: null })
  const file = applicationsFile(dataDir)
  const movedTo = movedApplicationsFile(dataDir)
  if (existsSync(movedTo)) throw new Error(`${movedTo} is from an earlier move: put it elsewhere first`)
  createAudit(dataDir)({ command: 'move' })
  const { moved, known, sum } = await openWithKey({ dataDir, applicationKey }, (key) =>
    moveLeadsOut(file, { key, movedTo, take: (leads) => takeOverLeads(databaseUrl, leads) }),
  )
  io.stdout.write(`${moved} moved, SHA-256 ${sum}\n`)
  if (known > 0) io.stdout.write(`${known} were there already\n`)
  io.stdout.write(`${file} is now ${movedTo}: destroy it when you have a backup of the database\n`)
  if (applicationKey === null) {
    io.stdout.write('Every machine needs the key: set APPLICATION_KEY to the content of application.key\n')
  }
  return 0
}
