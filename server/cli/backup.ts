import { cp, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Command } from 'commander'
import {
  applicationKeyFile,
  applicationsAuditFile,
  applicationsFile,
  isThere,
  nextApplicationKeyFile,
  notificationsFile,
  stockFile,
} from '../store/data-files.ts'
import { backUpDatabase } from '../store/sqlite/back-up-database.ts'
import { openConfig } from './command-config.ts'
import { runCommand } from './run-command.ts'

/** `backup`: a copy of DATA_DIR while the site runs. Exit codes: 0 complete and on disk, 1 failed, 2 wrong usage. */
export function registerBackup(program: Command): void {
  program
    .command('backup')
    .description('copies the databases of DATA_DIR to a new folder, while the site runs')
    .argument('<folder>', 'is created; it must not exist')
    .option('--with-key', 'copies application.key too; whoever has both can read the applications')
    .action(
      runCommand(async (folder: string, { withKey = false }: { withKey?: boolean }) => {
        const { dataDir, databaseUrl } = openConfig()
        if (databaseUrl !== null)
          throw new Error(
            'DATABASE_URL is set, so the backup is that of PostgreSQL: see docs/reliability.md. Keep a copy of ' +
              'application.key, or of APPLICATION_KEY, apart from it: without the key, the applications cannot be read',
          )
        const names = await backUp(dataDir, folder, { withKey })
        process.stdout.write(`${names.join(', ')} are in ${folder}\n`)
        if (!withKey && isThere(applicationKeyFile(dataDir)))
          process.stdout.write('application.key is not: keep a copy of it elsewhere\n')
      }),
    )
}

/**
 * Everything that a restore needs, under the names of DATA_DIR. It is written to a folder beside `folder` and renamed at
 * the end, so an incomplete backup never has its name.
 *
 * @throws {Error} when `folder` exists, or a file cannot be copied.
 */
async function backUp(dataDir: string, folder: string, { withKey }: { withKey: boolean }): Promise<string[]> {
  if (isThere(folder)) throw new Error(`${folder} exists: name a new folder for each backup`)
  const draft = `${folder}.incomplete`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  // Notifications before the stock: one that is applied in between is in both, and applying it twice changes nothing.
  const databases = [notificationsFile(dataDir), stockFile(dataDir), applicationsFile(dataDir)]
  for (const file of databases.filter(isThere)) await backUpDatabase(file, join(draft, basename(file)))
  const keys = withKey ? [applicationKeyFile(dataDir), nextApplicationKeyFile(dataDir)] : []
  const files = [...keys, applicationsAuditFile(dataDir), join(dataDir, 'media')]
  for (const file of files.filter(isThere)) await cp(file, join(draft, basename(file)), { recursive: true })
  const names = await readdir(draft)
  if (names.length === 0) throw new Error(`${dataDir} holds nothing to back up`)
  await rename(draft, folder)
  const parent = await open(join(folder, '..'))
  await parent.sync()
  await parent.close()
  return names.toSorted()
}
