import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { type Config, readConfig } from '../config.ts'
import { registerDemo } from './demo.ts'
import { registerLeads } from './leads.ts'
import { registerMigrate } from './migrate.ts'
import { registerServe } from './serve.ts'
import { registerStock } from './stock.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** Read when a command runs, so that `--help` works in any environment. */
const openConfig = (): Config => readConfig(process.env)

const program = new Command('forecourt')
  .description('the website of a vehicle dealer, and the stock behind it')
  .version(version)
  // Wrong usage is 2, as for most commands; commander's own is 1.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 1 ? 2 : exitCode))

registerServe(program, openConfig)
registerStock(program, openConfig)
registerDemo(program, openConfig)
registerLeads(program, openConfig)
registerMigrate(program, openConfig)

await program.parseAsync()
