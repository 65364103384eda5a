import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { type Config, readConfig } from '../config.ts'
import { callFolder } from './call-folder.ts'
import { registerDemo } from './demo.ts'
import { registerLeads } from './leads.ts'
import { registerMigrate } from './migrate.ts'
import { registerServe } from './serve.ts'
import { registerStock } from './stock.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const projectFolder = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(callFolder(process.cwd(), projectFolder, process.env.INIT_CWD))

/**
 * Read when a command runs, so that `--help` works in any environment. Without DATA_DIR the data lies in the
 * project's folder: the same stock, whichever folder the command is called in.
 */
function openConfig(): Config {
  const dataDir = process.env.DATA_DIR?.trim() || fileURLToPath(new URL('../../data', import.meta.url))
  return readConfig({ ...process.env, DATA_DIR: dataDir })
}

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
