import type { Command } from 'commander'
import { type BackedUp, backUp } from '../store/back-up.ts'
import { applicationKeyFile, isThere } from '../store/data-files.ts'
import { keepLastBackup } from '../store/last-backup.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { runCommand } from './run-command.ts'

/** `backup`: a copy of DATA_DIR while the site runs. Exit codes: 0 complete and on disk, 1 failed, 2 wrong usage. */
export function registerBackup(backup: Command, io: CommandIo): void {
  backup
    .argument('<folder>', 'is created; it must not exist')
    .option('--with-key', 'copies application.key too; anyone who has both can read the leads')
    .action(
      runCommand(io, async (folder: string, { withKey = false }: { withKey?: boolean }) => {
        const { dataDir, databaseUrl } = openConfig(io.env)
        if (databaseUrl !== null)
          throw new Error(
            'DATABASE_URL is set, so the backup is that of PostgreSQL: see docs/reliability.md. Keep a copy of ' +
              'application.key, or of APPLICATION_KEY, apart from it: without the key, the leads cannot be read',
          )
        const copied = await backUp(dataDir, folder, { withKey })
        await keepLastBackup(dataDir, { at: Date.now(), folder: copied.folder }).catch((error: Error) =>
          io.stderr.write(`The desk will not know of this backup: ${error.message}\n`),
        )
        io.stdout.write(`${copiedInWords(copied)} are in ${copied.folder}\n`)
        if (!withKey && isThere(applicationKeyFile(dataDir)))
          io.stdout.write('application.key is not: keep a copy of it elsewhere\n')
        const { missingPhotos } = copied
        if (missingPhotos.length > 0)
          io.stderr.write(
            `Missing in DATA_DIR already, though vehicles have them: the photos ${missingPhotos.join(', ')}\n`,
          )
      }),
    )
}

/** "applications.db, media (420 files, 12 photos), stock.db". */
function copiedInWords({ names, mediaFiles, photos }: BackedUp): string {
  const counted = (count: number, what: string) =>
    `${count.toLocaleString('en-GB')} ${what}${count === 1 ? '' : 's'}`
  return names
    .map((name) =>
      name === 'media' ? `media (${counted(mediaFiles, 'file')}, ${counted(photos, 'photo')})` : name,
    )
    .join(', ')
}
