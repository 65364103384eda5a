import type { Command } from 'commander'
import type { RunningServer } from '../main.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { isVerbose, runCommand } from './run-command.ts'
import { stopOnSignal } from './stop-on-signal.ts'

interface ServeOptions {
  webOnly?: true
}

/** `serve`: the site. Exit codes: 0 stopped by a signal and drained, 1 could not start. */
export function registerServe(serve: Command, io: CommandIo): void {
  serve
    .option('--web-only', 'leave deliveries and imports to other processes, such as "forecourt work"')
    .action(
      runCommand(io, async ({ webOnly }: ServeOptions, command: Command) => {
        const config = openConfig(io.env)
        let server: RunningServer | null = null
        const delayMs = config.stopDelaySeconds * 1_000
        // Before the start is complete nothing was accepted, and an import is one transaction: there is nothing to finish.
        stopOnSignal(async () => server?.stop({ delayMs }), {
          stderr: io.stderr,
          verbose: isVerbose(command),
          delayMs,
        })
        // Loaded now, because it takes longer to load than most other commands take to run.
        const { fillBeforeStart } = await import('./fill-empty-store.ts')
        const { start } = await import('../main.ts')
        await fillBeforeStart(config, (line) => io.stderr.write(`${line}\n`))
        server = await start(config, { duties: { isFollowing: true, hasWork: !webOnly } })
        io.stdout.write(`Forecourt is at ${server.address}\nThe desk of your staff: npx forecourt desk\n`)
      }),
    )
}
