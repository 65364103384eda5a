import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { DemoImage, DemoRecord } from '../demo-record.ts'
import { createDrawing, picturesFolder, views } from './draw-vehicle.ts'

/** Between two chances for other work, about 10 ms. */
const atOnce = 32

/**
 * Draws the pictures of these paths into `media`. Existing files are overwritten, because a version that was never
 * released may have drawn them. Returns the number of files.
 * @throws {Error} when the folder cannot be written.
 */
export async function writePictures(media: string, paths: Iterable<string>): Promise<number> {
  for (const view of views) await mkdir(join(media, picturesFolder, view), { recursive: true })
  const draw = createDrawing()
  let files = 0
  // Sorted, so that the colours of a vehicle follow one another.
  for (const path of [...paths].sort()) {
    // Small files: a thread for each write would cost more than the write.
    writeFileSync(join(media, path), draw(path))
    files += 1
    if (files % atOnce === 0) await setImmediate()
  }
  return files
}

/** The pictures that a stock shows, as paths below the media folder, from the addresses in its records. */
export function createPictureSets(): {
  add(record: Pick<DemoRecord, 'media'>): void
  sets(): Iterable<string>
} {
  const found = new Set<string>()
  // Vehicles that look alike share their list of images.
  const added = new WeakSet<readonly DemoImage[]>()
  return {
    add({ media: { images } }) {
      if (added.has(images)) return
      added.add(images)
      for (const { href } of images) found.add(href)
    },
    *sets() {
      for (const href of found) yield href.replace(/^\/media\//, '')
    },
  }
}
