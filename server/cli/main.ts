import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { enterCallFolder } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { commands, groups } from './commands.ts'
import { addVerboseOption, allowClosedPipes, errorText } from './run-command.ts'

/** The name of the command that the arguments run, or of which they ask for help; null: none, or a group. */
function findCommand(args: readonly string[]): string | null {
  const words = args.filter((arg) => !arg.startsWith('-'))
  const asked = words[0] === 'help' ? words.slice(1) : words
  const [first = '', second = '', third = ''] = asked
  const names = [first, `${first} ${second === 'help' ? third : second}`]
  return names.find((name) => Object.hasOwn(commands, name)) ?? null
}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/**
 * Runs the command that the arguments name. `serve`, `work` and `desk` run on after it, until a signal stops the process.
 *
 * @returns The exit code, which `io.exitCode` has too: 2 for wrong usage.
 */
export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  allowClosedPipes(io)
  try {
    enterCallFolder(io.env)
    const program = createProgram(io)
    const named = findCommand(args)
    for (const [name, { about, load }] of Object.entries(commands)) {
      const [word = '', subcommand] = name.split(' ')
      const command = groupOf(program, word, subcommand)
        .command(subcommand ?? word)
        .description(about)
      if (name === named) (await load())(command, io)
    }
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    io.exitCode = exitCodeOf(error)
    // Else of a module that a command loads, such as the dealer's facts when they have mistakes.
    if (!(error instanceof CommanderError)) io.stderr.write(errorText(error, args.includes('--verbose')))
  }
  return Number(io.exitCode ?? 0)
}

/** Wrong usage exits with 2, as for most commands; commander's own is 1. It has reported it, and throws for `--help` too. */
function exitCodeOf(error: unknown): number {
  if (!(error instanceof CommanderError)) return 1
  return error.exitCode === 1 ? 2 : error.exitCode
}

function createProgram({ stdout, stderr }: CommandIo): Command {
  const program = new Command('forecourt')
    .description('the website of a vehicle dealer, and the stock behind it')
    .version(version)
    // The help of every subcommand lists --verbose too.
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .exitOverride()
  return addVerboseOption(program)
}

/** `stock` or `leads` for their subcommands, else the program. */
function groupOf(program: Command, group: string, subcommand: string | undefined): Command {
  if (!subcommand) return program
  const known = program.commands.find((command) => command.name() === group)
  return known ?? program.command(group).description(groups[group] ?? '')
}
