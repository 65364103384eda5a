import type { Command } from 'commander'
import { createDeskLinks, linkLastsMs } from '../desk/access/desk-links.ts'
import type { RunningDesk } from '../desk/start-desk.ts'
import { openConfig } from './command-config.ts'
import { registerLauncher } from './desk-launcher.ts'
import { browserCommand, openBrowser } from './open-browser.ts'
import { isVerbose, runCommand } from './run-command.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** `desk`: where the dealer's staff work. Exit codes: 0 stopped by a signal, 1 could not start. */
export function registerDesk(program: Command): void {
  const desk = program
    .command('desk')
    .description('serve the desk, where your staff see and answer leads, on this machine only')
    .action(
      runCommand(async (_options: object, command: Command) => {
        const config = openConfig()
        let running: RunningDesk | null = null
        stopOnSignal(async () => running?.stop(), { verbose: isVerbose(command) })
        const { startDesk } = await import('../desk/start-desk.ts')
        running = await startDesk(config)
        // Where nobody watches, what is printed is kept in a log, and a link must not be.
        const isTerminal = process.stdout.isTTY === true
        const link = isTerminal ? createLink(config.dataDir, running.address) : null
        const how = link === null ? 'To open it: forecourt desk link\n' : inWords(link)
        process.stdout.write(`The desk is at ${running.address}\n${how}`)
        const browser = browserCommand({
          platform: process.platform,
          env: process.env,
          uid: process.getuid?.(),
          isTerminal,
        })
        if (link !== null) openBrowser(link, config.dataDir, browser)
      }),
    )
  desk
    .command('link')
    .description('print an address that opens the desk once, within five minutes')
    .action(
      runCommand(async () => {
        const { dataDir, deskPort, deskProxy } = openConfig()
        process.stdout.write(
          inWords(createLink(dataDir, deskProxy?.origin ?? `http://127.0.0.1:${deskPort}`)),
        )
      }),
    )
  registerLauncher(desk)
}

function createLink(dataDir: string, origin: string): string {
  return `${origin}/open/${createDeskLinks(dataDir).create(Date.now())}`
}

function inWords(link: string): string {
  return `Open it once, within ${linkLastsMs / 60_000} minutes: ${link}\n`
}
