import { constants } from 'node:os'
import type { Command } from 'commander'
import { createDeskLinks, linkLastsMs } from '../desk/access/desk-links.ts'
import type { RunningDesk } from '../desk/start-desk.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { registerLauncher } from './desk-launcher.ts'
import { browserCommand, openBrowser } from './open-browser.ts'
import { isVerbose, runCommand } from './run-command.ts'
import { setPriorityOfAll } from './set-priority.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** `desk`: where the dealer's staff work. Exit codes: 0 stopped by a signal, 1 could not start. */
export function registerDesk(desk: Command, io: CommandIo): void {
  desk.action(
    runCommand(io, async (_options: object, command: Command) => {
      const config = openConfig(io.env)
      let running: RunningDesk | null = null
      stopOnSignal(async () => running?.stop(), { stderr: io.stderr, verbose: isVerbose(command) })
      const { startDesk } = await import('../desk/start-desk.ts')
      running = await startDesk(config)
      // From now on, the site of the same machine goes first. Before, somebody waits for a second of work.
      setPriorityOfAll(process.pid, constants.priority.PRIORITY_LOW)
      // Where nobody watches, what is printed is kept in a log, and a link must not be.
      const isTerminal = io.stdout.isTTY === true
      const link = isTerminal ? createLink(config.dataDir, running.address) : null
      const how = link === null ? 'To open it: forecourt desk link\n' : inWords(link)
      io.stdout.write(`The desk is at ${running.address}\n${how}`)
      const { platform, getuid } = process
      const browser = browserCommand({ platform, env: io.env, uid: getuid?.(), isTerminal })
      if (link !== null) openBrowser(link, config.dataDir, browser)
    }),
  )
  desk
    .command('link')
    .description('print an address that opens the desk once, within five minutes')
    .action(
      runCommand(io, async () => {
        const { dataDir, deskPort, deskProxy } = openConfig(io.env)
        io.stdout.write(inWords(createLink(dataDir, deskProxy?.origin ?? `http://127.0.0.1:${deskPort}`)))
      }),
    )
  registerLauncher(desk, io)
}

function createLink(dataDir: string, origin: string): string {
  return `${origin}/open/${createDeskLinks(dataDir).create(Date.now())}`
}

function inWords(link: string): string {
  return `Open it once, within ${linkLastsMs / 60_000} minutes: ${link}\n`
}
