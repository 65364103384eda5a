import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { isCommand, isTarget, launcherFiles } from '../desk/launcher.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { runCommand } from './run-command.ts'

interface LauncherFlags {
  to: string
  sshPort?: number | null
  command: string
  force?: true
}

/** `desk launcher`. Exit codes: 0 written, 1 failed, 2 wrong usage. */
export function registerLauncher(desk: Command, io: CommandIo): void {
  desk
    .command('launcher')
    .description('write files for Windows, macOS and Linux that open the desk from another computer')
    .argument('<user@host>', 'who logs in at the server of the desk by OpenSSH', readTarget)
    .option('--to <folder>', 'where they are written', '.')
    .option('--ssh-port <n>', 'of OpenSSH on the server', readPort)
    .option('--command <words>', 'the command on the server', readCommand, 'forecourt')
    .option('--force', 'replace files that are there')
    .action(
      runCommand(io, async (target: string, { to, sshPort = null, command, force }: LauncherFlags) => {
        const { deskPort, deskProxy } = openConfig(io.env)
        if (deskProxy)
          throw new Error(`The desk is reached at ${deskProxy.origin} (DESK_ORIGIN): nobody needs a launcher`)
        const folder = resolve(to)
        for (const { name, text, mode } of launcherFiles({ target, sshPort, deskPort, command })) {
          const file = join(folder, name)
          await writeFile(file, text, { mode, flag: force ? 'w' : 'wx' })
          io.stdout.write(`${file}\n`)
        }
        io.stdout.write(
          'Copy the one of each computer to its desktop: a double click opens the desk. They hold no secret.\n',
        )
      }),
    )
}

/** @throws {InvalidArgumentError} that commander turns into wrong usage, as below. */
function readTarget(text: string): string {
  if (isTarget(text)) return text
  throw new InvalidArgumentError('It must be a user and a host, such as ann@www.example.co.uk.')
}

function readCommand(text: string): string {
  if (isCommand(text)) return text
  throw new InvalidArgumentError('It must be a program and words, such as /opt/forecourt/bin/forecourt.mjs.')
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65_535) return port
  throw new InvalidArgumentError('It must be a port, from 1 to 65535.')
}
