import type { Command } from 'commander'
import { giveOwnPhotos, withPhotos } from '../photos/own-photos.ts'
import { changeByHand } from '../stock/staff/change-by-hand.ts'
import { findStoredVehicle } from '../stock/staff/find-stored-vehicle.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { showProgress } from './progress.ts'
import { runCommand } from './run-command.ts'
import { withStockOffice } from './with-stock-office.ts'

interface PhotoFlags {
  add?: true
  remove?: true
}

/** `stock photos`. Exit codes: 0 done, 1 failed or not found: nothing has changed; 2 wrong usage. */
export function registerPhotos(photos: Command, io: CommandIo): void {
  photos
    .argument('<id>', 'the stock number or registration, as on the page of the vehicle')
    .argument('[files...]', 'JPEG, PNG, WebP or AVIF, in the order of the page')
    .option('--add', 'after the own photos that it has')
    .option('--remove', 'show those of the feed again')
    .action(
      runCommand(io, async (name: string, files: string[], { add, remove }: PhotoFlags, command: Command) => {
        if (files.length > 0 === (remove === true))
          command.error('error: name the files of the photos, or give --remove', { exitCode: 2 })
        return showPhotos(name, files, add === true, io)
      }),
    )
}

async function showPhotos(
  name: string,
  files: readonly string[],
  add: boolean,
  io: CommandIo,
): Promise<void> {
  const config = openConfig(io.env)
  return withStockOffice(config, async (office) => {
    const { store } = office
    // Before the work.
    await findStoredVehicle(store, name)
    const progress = showProgress(io.stderr, 'Photos', { quiet: files.length < 2 })
    const giving = {
      dataDir: config.dataDir,
      files,
      onKept: (count: number) => progress.update(count, files.length),
    }
    let own = 0
    try {
      const shown = await giveOwnPhotos(store, giving, (photos) => {
        progress.stop()
        return changeByHand(office, { name, act: 'photos', ...config }, (held) => {
          const next = withPhotos(held, photos, { add })
          own = next?.fields.images?.length ?? 0
          return next
        })
      })
      io.stdout.write(`${shown}${photosNote(own)}`)
    } finally {
      progress.stop()
    }
  })
}

function photosNote(own: number): string {
  if (own === 0) return 'It has no own photos: those of its feed are shown.\n'
  return own === 1 ? '1 own photo is shown.\n' : `${own} own photos are shown.\n`
}
