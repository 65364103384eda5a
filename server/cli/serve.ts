import type { Command } from 'commander'
import { openConfig } from './command-config.ts'
import { isVerbose, runCommand } from './run-command.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** `serve`: the site. Exit codes: 0 stopped by a signal and drained, 1 could not start. */
export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the site; an empty stock is filled from STOCK_FEED, or with the demo')
    .action(
      runCommand(async (_options: object, command: Command) => {
        const config = openConfig()
        // Loaded here because the server takes longer to load than most other commands take to run.
        const { fillEmptyStore } = await import('./fill-empty-store.ts')
        const { start } = await import('../main.ts')
        await fillEmptyStore(config, (line) => process.stderr.write(`${line}\n`))
        const server = await start(config)
        stopOnSignal(() => server.stop(), { verbose: isVerbose(command) })
        process.stdout.write(`Forecourt is at ${server.address}\n`)
        return 0
      }),
    )
}
