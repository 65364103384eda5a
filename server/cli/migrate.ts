import { mkdir } from 'node:fs/promises'
import type { Command } from 'commander'
import type { Config } from '../config.ts'
import { loadApplicationKey } from '../store/application-key.ts'
import { applicationsFile, stockFile } from '../store/data-files.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'

/** `migrate`: brings the databases to the form that this version reads. Exit codes: 0 done, 1 failed. */
export function registerMigrate(program: Command, openConfig: () => Config): void {
  program
    .command('migrate')
    .description('bring the databases up to this version; serving does so too')
    .action(async () => {
      try {
        const { dataDir, applicationKey } = openConfig()
        await mkdir(dataDir, { recursive: true })
        const stock = await openSqliteStock(stockFile(dataDir))
        await stock.close()
        const key = await loadApplicationKey(dataDir, applicationKey)
        const outbox = await openSqliteOutbox(applicationsFile(dataDir), key)
        await outbox.close()
        process.stdout.write('The databases are up to date.\n')
      } catch (error) {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exitCode = 1
      }
    })
}
