import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawVehicle, type View, views } from './draw-vehicle.ts'

/** The folder of one vehicle's pictures, below the media folder. */
export interface PictureSet {
  body: string
  colour: string
}

/**
 * Draws every view of these bodies and colours into `media`/demo/{body}/{colour}/{view}.svg. Existing files are
 * overwritten, because an older version may have drawn them. Returns the number of files.
 * @throws {Error} when the folder cannot be written.
 */
export async function writePictures(media: string, sets: Iterable<PictureSet>): Promise<number> {
  let files = 0
  for (const { body, colour } of sets) {
    const folder = join(media, 'demo', body, colour)
    await mkdir(folder, { recursive: true })
    await Promise.all(
      views.map((view: View) => writeFile(join(folder, `${view}.svg`), drawVehicle({ body, colour, view }))),
    )
    files += views.length
  }
  return files
}
