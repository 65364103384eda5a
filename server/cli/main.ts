import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { registerBackup } from './backup.ts'
import { enterCallFolder } from './command-config.ts'
import { registerDemo } from './demo.ts'
import { registerErase } from './leads-erase.ts'
import { registerMove } from './leads-move.ts'
import { registerRead } from './leads-read.ts'
import { registerRekey } from './leads-rekey.ts'
import { registerRetry } from './leads-retry.ts'
import { registerMigrate } from './migrate.ts'
import { addVerboseOption } from './run-command.ts'
import { registerServe } from './serve.ts'
import { registerColumns } from './stock-columns.ts'
import { registerExport } from './stock-export.ts'
import { registerImport } from './stock-import.ts'
import { registerStats } from './stock-stats.ts'
import { registerSummary } from './summary.ts'
import { registerWork } from './work.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

enterCallFolder()

const program = new Command('forecourt')
  .description('the website of a vehicle dealer, and the stock behind it')
  .version(version)
  // The help of every subcommand lists --verbose too.
  .configureHelp({ showGlobalOptions: true })
  // Wrong usage exits with 2, as for most commands; commander's default is 1.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 1 ? 2 : exitCode))

addVerboseOption(program)
registerServe(program)
registerWork(program)

const stock = program.command('stock').description('bring stock in from a feed, count it, write it out')
registerImport(stock)
registerColumns(stock)
registerStats(stock)
registerExport(stock)

registerDemo(program)
registerSummary(program)

const leads = program.command('leads').description('applications and enquiries, and their delivery')
registerRead(leads)
registerRetry(leads)
registerErase(leads)
registerRekey(leads)
registerMove(leads)

registerMigrate(program)
registerBackup(program)

await program.parseAsync()
