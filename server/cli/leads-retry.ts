import type { Command } from 'commander'
import { retryLeads } from '../leads/staff/retry-leads.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { runCommand } from './run-command.ts'
import { withOutbox } from './with-outbox.ts'

/** `leads retry`. Exit codes: 0 all due now, 1 some not found or failed, 2 wrong usage. */
export function registerRetry(retry: Command, io: CommandIo): void {
  retry
    .argument('[id...]', 'their ids, or the references that people were given')
    .option('--all', 'everything rejected; a paused delivery is tried at once')
    .action(
      runCommand(io, async (names: string[], { all }: { all?: true }, command: Command) => {
        if (names.length > 0 === (all === true))
          command.error('error: name ids, or give --all', { exitCode: 2 })
        const { due, missing } = await withOutbox(openConfig(io.env), (outbox) =>
          retryLeads(outbox, all ? 'all' : names),
        )
        for (const id of missing)
          io.stderr.write(`There is no application or enquiry ${id} that waits or was rejected\n`)
        io.stdout.write(`${due} due now\n`)
        return missing.length === 0 ? 0 : 1
      }),
    )
}
