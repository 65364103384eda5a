import type { Command } from 'commander'
import type { RunningWork } from '../start-work.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { isVerbose, runCommand } from './run-command.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** `work`: the background work without the site. Exit codes: 0 stopped by a signal, 1 could not start. */
export function registerWork(work: Command, io: CommandIo): void {
  work.action(
    runCommand(io, async (_options: object, command: Command) => {
      let work: RunningWork | null = null
      stopOnSignal(async () => work?.stop(), { stderr: io.stderr, verbose: isVerbose(command) })
      const { startWork } = await import('../start-work.ts')
      const { fillInBackground } = await import('./fill-empty-store.ts')
      const config = openConfig(io.env)
      if (config.databaseUrl !== null) void fillInBackground(config, (line) => io.stderr.write(`${line}\n`))
      work = await startWork(config)
      io.stdout.write('Working in the background\n')
    }),
  )
}
