import { mkdir } from 'node:fs/promises'
import type { Command } from 'commander'
import type { Config } from '../config.ts'
import { stockFile } from '../store/data-files.ts'
import { openApplications } from '../store/sqlite/open-applications.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'

/** `migrate`: brings the databases to the form that this version reads. Exit codes: 0 done, 1 failed. */
export function registerMigrate(program: Command, openConfig: () => Config): void {
  program
    .command('migrate')
    .description('bring the databases up to this version; serving does so too')
    .action(async () => {
      try {
        const { dataDir, applicationKey } = openConfig()
        await mkdir(dataDir, { recursive: true, mode: 0o700 })
        const stock = await openSqliteStock(stockFile(dataDir))
        await stock.close()
        const outbox = await openApplications({ dataDir, applicationKey })
        await outbox.close()
        process.stdout.write('The databases are up to date.\n')
      } catch (error) {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exitCode = 1
      }
    })
}
