import type { Command } from 'commander'
import { recordLimits } from '#domain/stock/record-limits.ts'
import { keepPhoto, type OwnPhoto, removeUnusedPhotos } from '../photos/photo-folder.ts'
import { changeByHand } from './change-by-hand.ts'
import { openConfig } from './command-config.ts'
import { findStoredVehicle } from './find-stored-vehicle.ts'
import { showProgress } from './progress.ts'
import { runCommand } from './run-command.ts'
import { withStock } from './with-stock.ts'

interface PhotoFlags {
  add?: true
  remove?: true
}

/** `stock photos`. Exit codes: 0 done, 1 failed or not found: nothing has changed; 2 wrong usage. */
export function registerPhotos(stock: Command): void {
  stock
    .command('photos')
    .description('show your own photos of a vehicle, in place of those of its feed')
    .argument('<id>', 'the stock number or registration, as on the page of the vehicle')
    .argument('[files...]', 'JPEG, PNG, WebP or AVIF, in the order of the page')
    .option('--add', 'after the own photos that it has')
    .option('--remove', 'show those of the feed again')
    .action(
      runCommand(async (name: string, files: string[], { add, remove }: PhotoFlags, command: Command) => {
        if (files.length > 0 === (remove === true))
          command.error('error: name the files of the photos, or give --remove', { exitCode: 2 })
        return showPhotos(name, files, add === true)
      }),
    )
}

async function showPhotos(name: string, files: readonly string[], add: boolean): Promise<void> {
  const config = openConfig()
  return withStock(config, async (store) => {
    // Before the work.
    await findStoredVehicle(store, name)
    const photos: OwnPhoto[] = []
    try {
      await keepPhotos(files, config.dataDir, photos)
      const shown = await changeByHand(store, { name, ...config }, ({ fields, note }) => {
        const { images: former = [], ...others } = fields
        const images = add ? [...former, ...photos] : photos
        if (images.length > recordLimits.pictures)
          throw new Error(`A vehicle has at most ${recordLimits.pictures} photos: these are ${images.length}`)
        if (images.length > 0) return { fields: { ...others, images }, note }
        return Object.keys(others).length > 0 || note ? { fields: others, note } : null
      })
      process.stdout.write(shown)
    } finally {
      // Of a command that failed.
      await removeUnusedPhotos(store, config.dataDir, photos)
    }
  })
}

/** Adds to `photos` what it has kept, also when a later file fails. */
async function keepPhotos(files: readonly string[], dataDir: string, photos: OwnPhoto[]): Promise<void> {
  const progress = showProgress('Photos', { quiet: files.length < 2 })
  try {
    for (const file of files) {
      photos.push({ href: await keepPhoto(file, dataDir) })
      progress.update(photos.length, files.length)
    }
  } finally {
    progress.stop()
  }
}
