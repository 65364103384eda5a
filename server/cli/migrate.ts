import { mkdir } from 'node:fs/promises'
import type { Command } from 'commander'
import { stockFile } from '../store/data-files.ts'
import { openApplications } from '../store/sqlite/open-applications.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { openConfig } from './command-config.ts'
import { runCommand } from './run-command.ts'

/** `migrate`: updates the databases to the schema of this version. Exit codes: 0 done, 1 failed. */
export function registerMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the databases up to this version; serving does so too')
    .action(
      runCommand(async () => {
        const { dataDir, applicationKey } = openConfig()
        await mkdir(dataDir, { recursive: true, mode: 0o700 })
        const stock = await openSqliteStock(stockFile(dataDir))
        await stock.close()
        const outbox = await openApplications({ dataDir, applicationKey })
        await outbox.close()
        process.stdout.write('The databases are up to date.\n')
        return 0
      }),
    )
}
