import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { enterCallFolder } from './command-config.ts'
import { registerDemo } from './demo.ts'
import { registerLeads } from './leads.ts'
import { registerMigrate } from './migrate.ts'
import { addVerboseOption } from './run-command.ts'
import { registerServe } from './serve.ts'
import { registerStock } from './stock.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

enterCallFolder()

const program = new Command('forecourt')
  .description('the website of a vehicle dealer, and the stock behind it')
  .version(version)
  // The help of every subcommand lists --verbose too.
  .configureHelp({ showGlobalOptions: true })
  // Wrong usage is 2, as for most commands; commander's own is 1.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 1 ? 2 : exitCode))

addVerboseOption(program)
registerServe(program)
registerStock(program)
registerDemo(program)
registerLeads(program)
registerMigrate(program)

await program.parseAsync()
