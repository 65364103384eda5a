import { join } from 'node:path'
import { pictureWidths } from '#domain/stock/picture-address.ts'
import { photosFolder } from '../store/data-files.ts'

/**
 * Writes one of the dealer's photos, a quarter of a turn clockwise, to a PNG file. It is made of the largest that is kept, because
 * the original is not.
 *
 * @param name of its folder
 */
export async function turnPhoto(dataDir: string, name: string, file: string): Promise<void> {
  // Loaded here, because it takes longer than most commands.
  const { default: sharp } = await import('sharp')
  await sharp(join(photosFolder(dataDir), name, `w${Math.max(...pictureWidths)}.jpg`))
    .rotate(90)
    .png({ compressionLevel: 1 })
    .toFile(file)
}
