import type { Command } from 'commander'
import { createDeskLinks, linkLastsMs } from '../desk/access/desk-links.ts'
import type { RunningDesk } from '../desk/start-desk.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { isVerbose, runCommand } from './run-command.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** `desk`: where the dealer's staff work. Exit codes: 0 stopped by a signal, 1 could not start. */
export function registerDesk(program: Command, io: CommandIo): void {
  const desk = program
    .command('desk')
    .description('serve the desk, where your staff see and answer leads, on this machine only')
    .action(
      runCommand(io, async (_options: object, command: Command) => {
        const config = openConfig(io.env)
        let running: RunningDesk | null = null
        stopOnSignal(async () => running?.stop(), { stderr: io.stderr, verbose: isVerbose(command) })
        const { startDesk } = await import('../desk/start-desk.ts')
        running = await startDesk(config)
        // Where nobody watches, what is printed is kept in a log, and a link must not be.
        const how = io.stdout.isTTY
          ? linkInWords(config.dataDir, running.address)
          : 'To open it: forecourt desk link\n'
        io.stdout.write(`The desk is at ${running.address}\n${how}`)
      }),
    )
  desk
    .command('link')
    .description('print an address that opens the desk once, within five minutes')
    .action(
      runCommand(io, async () => {
        const { dataDir, deskPort, deskProxy } = openConfig(io.env)
        io.stdout.write(linkInWords(dataDir, deskProxy?.origin ?? `http://127.0.0.1:${deskPort}`))
      }),
    )
}

function linkInWords(dataDir: string, origin: string): string {
  const token = createDeskLinks(dataDir).create(Date.now())
  return `Open it once, within ${linkLastsMs / 60_000} minutes: ${origin}/open/${token}\n`
}
