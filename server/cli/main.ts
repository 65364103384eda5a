import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { enterCallFolder } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { addVerboseOption, allowClosedPipes, errorText } from './run-command.ts'

type Load = () => Promise<(parent: Command, io: CommandIo) => void>

/** By name. A module is loaded when its command is run or listed: to load all takes most of the time of a short command. */
const commands: Readonly<Record<string, Load>> = {
  serve: async () => (await import('./serve.ts')).registerServe,
  work: async () => (await import('./work.ts')).registerWork,
  'stock import': async () => (await import('./stock-import.ts')).registerImport,
  'stock columns': async () => (await import('./stock-columns.ts')).registerColumns,
  'stock stats': async () => (await import('./stock-stats.ts')).registerStats,
  'stock export': async () => (await import('./stock-export.ts')).registerExport,
  'stock set': async () => (await import('./stock-by-hand.ts')).registerSet,
  'stock add': async () => (await import('./stock-add.ts')).registerAdd,
  'stock remove': async () => (await import('./stock-by-hand.ts')).registerRemove,
  'stock photos': async () => (await import('./stock-photos.ts')).registerPhotos,
  'stock overrides': async () => (await import('./stock-by-hand.ts')).registerOverrides,
  'stock release': async () => (await import('./stock-by-hand.ts')).registerRelease,
  'stock registers': async () => (await import('./stock-registers.ts')).registerRegisters,
  fill: async () => (await import('./fill.ts')).registerFill,
  demo: async () => (await import('./demo.ts')).registerDemo,
  summary: async () => (await import('./summary.ts')).registerSummary,
  'leads list': async () => (await import('./leads-list.ts')).registerList,
  'leads show': async () => (await import('./leads-read.ts')).registerShow,
  'leads find': async () => (await import('./leads-find.ts')).registerFind,
  'leads export': async () => (await import('./leads-read.ts')).registerExport,
  'leads retry': async () => (await import('./leads-retry.ts')).registerRetry,
  'leads erase': async () => (await import('./leads-erase.ts')).registerErase,
  'leads rekey': async () => (await import('./leads-rekey.ts')).registerRekey,
  'leads move': async () => (await import('./leads-move.ts')).registerMove,
  desk: async () => (await import('./desk.ts')).registerDesk,
  migrate: async () => (await import('./migrate.ts')).registerMigrate,
  backup: async () => (await import('./backup.ts')).registerBackup,
}

const groups: Readonly<Record<string, string>> = {
  stock: 'bring stock in from a feed, change it by hand, count it, write it out',
  leads: 'applications and enquiries, and their delivery',
}

/** Those that the arguments name. All of them for help and for wrong usage, which name other commands. */
function findCommands(args: readonly string[]): readonly [name: string, load: Load][] {
  const [first, second] = args.filter((arg) => !arg.startsWith('-'))
  if (first === undefined && args.some((arg) => arg === '--version' || arg === '-V')) return []
  const all = Object.entries(commands)
  const named = all.filter(([name]) => {
    const [group, subcommand] = name.split(' ')
    return group === first && (!subcommand || second === undefined || subcommand === second)
  })
  return named.length > 0 ? named : all
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
    for (const [name, load] of findCommands(args)) {
      const register = await load()
      register(parentOf(program, name), io)
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
function parentOf(program: Command, name: string): Command {
  const [group = '', subcommand] = name.split(' ')
  if (!subcommand) return program
  const known = program.commands.find((command) => command.name() === group)
  return known ?? program.command(group).description(groups[group] ?? '')
}
