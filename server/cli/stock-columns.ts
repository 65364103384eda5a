import type { Command } from 'commander'
import type { CommandIo } from './command-io.ts'
import { runCommand } from './run-command.ts'

/** `stock columns`. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export function registerColumns(columns: Command, io: CommandIo): void {
  columns
    .argument('<feed>', 'a CSV file, an http(s) address, or - for standard input; gzip is understood')
    .action(
      runCommand(io, async (feed: string) => {
        // Its help is there before all of this is loaded.
        const { printColumns } = await import('./print-columns.ts')
        return printColumns(feed, io)
      }),
    )
}
