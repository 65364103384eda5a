import type { Command } from 'commander'
import type { Config } from '../config.ts'
import { start } from '../main.ts'
import { fillEmptyStore } from './fill-empty-store.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** `serve`: the site. Exit codes: 0 stopped by a signal and drained, 1 could not start. */
export function registerServe(program: Command, openConfig: () => Config): void {
  program
    .command('serve')
    .description('serve the site; an empty stock is filled from STOCK_FEED, or with the demo')
    .action(async () => {
      try {
        const config = openConfig()
        await fillEmptyStore(config, (line) => process.stderr.write(`${line}\n`))
        const server = await start(config)
        stopOnSignal(() => server.stop())
        process.stdout.write(`Forecourt is at ${server.address}\n`)
      } catch (error) {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exitCode = 1
      }
    })
}
