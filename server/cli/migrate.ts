import { mkdir } from 'node:fs/promises'
import type { Command } from 'commander'
import { stockFile } from '../store/data-files.ts'
import { type OutboxPlace, openOutbox } from '../store/open-outbox.ts'
import { migrateDatabase } from '../store/postgres/migrate.ts'
import { openDatabase } from '../store/postgres/open-database.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { runCommand } from './run-command.ts'

/** `migrate`: updates the databases to the schema of this version. Exit codes: 0 done, 1 failed. */
export function registerMigrate(migrate: Command, io: CommandIo): void {
  migrate.action(
    runCommand(io, async () => {
      const config = openConfig(io.env)
      if (config.databaseUrl === null) await migrateFiles(config)
      else await migrateTables(config.databaseUrl, io)
      io.stdout.write('The databases are up to date.\n')
    }),
  )
}

async function migrateFiles(config: OutboxPlace): Promise<void> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const stock = await openSqliteStock(stockFile(config.dataDir))
  await stock.close()
  const outbox = await openOutbox(config)
  await outbox.close()
}

/** A migration may rebuild an index, so a statement may take any time. */
async function migrateTables(url: string, io: CommandIo): Promise<void> {
  const database = openDatabase(url, { connections: 1, statementMs: null })
  try {
    for (const version of await migrateDatabase(database)) {
      io.stdout.write(`Migration ${version} applied.\n`)
    }
  } finally {
    await database.close()
  }
}
