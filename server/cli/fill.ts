import type { Command } from 'commander'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { runCommand } from './run-command.ts'

/** `fill`: what `serve` does before it serves, by itself. Exit codes: 0 done, 1 failed. */
export function registerFill(fill: Command, io: CommandIo): void {
  fill.action(
    runCommand(io, async () => {
      const config = openConfig(io.env)
      const { fillEmptyStore } = await import('./fill-empty-store.ts')
      await fillEmptyStore(config, (line) => io.stderr.write(`${line}\n`))
    }),
  )
}
