import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createDrawing } from './draw-vehicle.ts'

/** Written at the same time; more would hold more documents in memory than the disk can take. */
const atOnce = 32

/**
 * Draws the pictures of these paths into `media`. Existing files are overwritten, because a version that was never
 * released may have drawn them. Returns the number of files.
 * @throws {Error} when the folder cannot be written.
 */
export async function writePictures(media: string, paths: Iterable<string>): Promise<number> {
  const draw = createDrawing()
  const folders = new Set<string>()
  let files = 0
  let writing: Promise<void>[] = []
  // Sorted, so that the colours of a vehicle follow one another.
  for (const path of [...paths].sort()) {
    const file = join(media, path)
    const folder = dirname(file)
    if (!folders.has(folder)) {
      await mkdir(folder, { recursive: true })
      folders.add(folder)
    }
    writing.push(writeFile(file, draw(path)))
    files += 1
    if (writing.length < atOnce) continue
    await Promise.all(writing)
    writing = []
  }
  await Promise.all(writing)
  return files
}
