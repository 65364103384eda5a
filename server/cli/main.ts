import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { enterCallFolder } from './command-config.ts'
import { addVerboseOption, allowClosedPipes, errorText } from './run-command.ts'

interface Entry {
  name: string
  /** Of a command with subcommands; absent when one module has all of them. */
  subcommand?: string
  load: () => Promise<(parent: Command) => void>
}

/** A module is loaded when its command is run or listed: to load all of them takes most of the time of a short command. */
const entries: readonly Entry[] = [
  { name: 'serve', load: async () => (await import('./serve.ts')).registerServe },
  { name: 'work', load: async () => (await import('./work.ts')).registerWork },
  {
    name: 'stock',
    subcommand: 'import',
    load: async () => (await import('./stock-import.ts')).registerImport,
  },
  {
    name: 'stock',
    subcommand: 'columns',
    load: async () => (await import('./stock-columns.ts')).registerColumns,
  },
  { name: 'stock', subcommand: 'stats', load: async () => (await import('./stock-stats.ts')).registerStats },
  {
    name: 'stock',
    subcommand: 'export',
    load: async () => (await import('./stock-export.ts')).registerExport,
  },
  { name: 'stock', subcommand: 'set', load: async () => (await import('./stock-by-hand.ts')).registerSet },
  { name: 'stock', subcommand: 'add', load: async () => (await import('./stock-add.ts')).registerAdd },
  {
    name: 'stock',
    subcommand: 'remove',
    load: async () => (await import('./stock-by-hand.ts')).registerRemove,
  },
  {
    name: 'stock',
    subcommand: 'photos',
    load: async () => (await import('./stock-photos.ts')).registerPhotos,
  },
  {
    name: 'stock',
    subcommand: 'overrides',
    load: async () => (await import('./stock-by-hand.ts')).registerOverrides,
  },
  {
    name: 'stock',
    subcommand: 'release',
    load: async () => (await import('./stock-by-hand.ts')).registerRelease,
  },
  { name: 'demo', load: async () => (await import('./demo.ts')).registerDemo },
  { name: 'summary', load: async () => (await import('./summary.ts')).registerSummary },
  { name: 'leads', load: async () => (await import('./leads.ts')).registerLeads },
  { name: 'migrate', load: async () => (await import('./migrate.ts')).registerMigrate },
  { name: 'backup', load: async () => (await import('./backup.ts')).registerBackup },
]

/** Those that the arguments name. All of them for help and for wrong usage, which name other commands. */
function findEntries(args: readonly string[]): readonly Entry[] {
  const [name, subcommand] = args.filter((arg) => !arg.startsWith('-'))
  const named = entries.filter(
    (each) =>
      each.name === name &&
      (each.subcommand === undefined || subcommand === undefined || each.subcommand === subcommand),
  )
  return named.length > 0 ? named : entries
}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

enterCallFolder()
allowClosedPipes()

const program = new Command('forecourt')
  .description('the website of a vehicle dealer, and the stock behind it')
  .version(version)
  // The help of every subcommand lists --verbose too.
  .configureHelp({ showGlobalOptions: true })
  // Wrong usage exits with 2, as for most commands; commander's default is 1.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 1 ? 2 : exitCode))

addVerboseOption(program)

function stockCommand(): Command {
  const known = program.commands.find((command) => command.name() === 'stock')
  return (
    known ??
    program
      .command('stock')
      .description('bring stock in from a feed, change it by hand, count it, write it out')
  )
}

try {
  for (const { name, load } of findEntries(process.argv.slice(2))) {
    const register = await load()
    register(name === 'stock' ? stockCommand() : program)
  }
  await program.parseAsync()
} catch (error) {
  // Of a module that a command loads, such as the dealer's facts when they have mistakes.
  process.stderr.write(errorText(error, process.argv.includes('--verbose')))
  process.exitCode = 1
}
