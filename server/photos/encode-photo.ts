import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Metadata } from 'sharp'
import { pictureWidths } from '#domain/stock/picture-address.ts'

/** What a photo may be. docs/stock-by-hand.md lists the same numbers. */
export const photoLimits = {
  bytes: 50_000_000,
  pixels: 100_000_000,
  /** Pixels; a narrower one would be enlarged on a telephone already. */
  smallestWidth: 400,
  /** How many times the shorter side the longer one may be. */
  longestShape: 4,
} as const

const encodings = { jpg: { quality: 80, mozjpeg: true }, webp: { quality: 76 } } as const

/** Changes when the same photo would result in other files, because a browser keeps a file for a year. */
const edition = JSON.stringify([pictureWidths, encodings])

/** A name that only this content has, for the folder of its files. */
export function photoName(bytes: Buffer): string {
  return createHash('sha256').update(edition).update(bytes).digest('hex').slice(0, 32)
}

/**
 * Writes a photo to `folder` in each of `pictureWidths`, as WebP and as JPEG: `w800.webp`. The camera's orientation is
 * applied, colours are sRGB, and nothing else of the original is kept: neither place nor time nor camera. A photo is
 * never enlarged.
 *
 * @throws {Error} that says what is wrong with the photo.
 */
export async function encodePhoto(bytes: Buffer, folder: string): Promise<void> {
  // Loaded here, because it takes longer than most commands.
  const { default: sharp } = await import('sharp')
  // Of the header alone, which is small.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const fault = faultOf(header)
  if (fault) throw new Error(fault)
  const photo = sharp(bytes, { limitInputPixels: photoLimits.pixels, autoOrient: true })
  try {
    for (const width of pictureWidths) {
      const sized = photo.clone().resize({ width, withoutEnlargement: true }).flatten({ background: '#fff' })
      await sized
        .clone()
        .jpeg(encodings.jpg)
        .toFile(join(folder, `w${width}.jpg`))
      await sized
        .clone()
        .webp(encodings.webp)
        .toFile(join(folder, `w${width}.webp`))
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`cannot be read to its end: ${reason}`, { cause })
  }
}

function faultOf(metadata: Metadata | null): string | null {
  const isPhone = metadata?.format === 'heif' && metadata.compression !== 'av1'
  if (isPhone) return 'is a HEIC photo of a telephone: save it as JPEG first'
  if (metadata === null || !formats.has(metadata.format)) return 'is no JPEG, PNG, WebP or AVIF photo'
  const { width, height } = metadata.autoOrient
  const size = `is ${width} × ${height} pixels`
  if (width * height > photoLimits.pixels) return `${size}: at most ${photoLimits.pixels / 1e6} million fit`
  if (width < photoLimits.smallestWidth)
    return `${size}: give one that is at least ${photoLimits.smallestWidth} wide`
  if (Math.max(width, height) > photoLimits.longestShape * Math.min(width, height))
    return `${size}: one side may be at most ${photoLimits.longestShape} times the other`
  return null
}

const formats = new Set<string>(['jpeg', 'png', 'webp', 'heif', 'avif'])

/** @throws {Error} that says what is wrong with the file. */
export async function assertFileSize(file: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new Error('is no file')
  if (found.size > photoLimits.bytes) throw new Error(`has more than ${photoLimits.bytes / 1e6} MB`)
}
