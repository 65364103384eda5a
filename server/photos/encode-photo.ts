import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type Sharp from 'sharp'
import type { Sharp as Image, Metadata } from 'sharp'
import { pictureWidths } from '#domain/stock/picture-address.ts'

/** What a photo may be. docs/stock-by-hand.md lists the same numbers. */
export const photoLimits = {
  bytes: 50_000_000,
  pixels: 100_000_000,
  /** Bytes of memory for the file and what has to be decoded at one time, so that a server of 1 GB can do it beside the site. */
  memory: 285_000_000,
  /** Pixels; a narrower one would be enlarged on a telephone already. */
  smallestWidth: 400,
  /** How many times the shorter side the longer one may be. */
  longestShape: 4,
} as const

const encodings = { jpg: { quality: 80, mozjpeg: true }, webp: { quality: 76 } } as const

/** Changes when the same photo would result in other files, because a browser keeps a file for a year. */
const cacheVersion = JSON.stringify([pictureWidths, encodings])

/** A name that only this content has, for the folder of its files. */
export function photoName(bytes: Buffer): string {
  return createHash('sha256').update(cacheVersion).update(bytes).digest('hex').slice(0, 32)
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
  const fault = header === null && isHeic(bytes) ? heicFault : faultOf(header, bytes.length)
  if (fault) throw new Error(fault)
  // Each thread has buffers of its own, and decoded pictures would be kept.
  sharp.concurrency(1)
  sharp.cache(false)
  try {
    const photo = await openSmall(sharp, bytes, header?.orientation)
    for (const width of pictureWidths) {
      const sized = photo.clone().resize({ width, withoutEnlargement: true })
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

/** By EXIF's orientation: the degrees clockwise that turn a photo upright, then whether it is mirrored. */
const turns = [[0], [0, true], [180], [180, true], [90, true], [90], [270, true], [270]] as const

/**
 * The photo upright, and no larger than any page shows it. It is decoded once: shrunk while it is read, line by line,
 * where its format can be, and turned when it is small.
 */
async function openSmall(sharp: typeof Sharp, bytes: Buffer, orientation = 1): Promise<Image> {
  const [angle, isMirrored = false] = turns[orientation - 1] ?? turns[0]
  const side = angle % 180 === 0 ? 'width' : 'height'
  const { data, info } = await sharp(bytes, { limitInputPixels: photoLimits.pixels, sequentialRead: true })
    .resize({ [side]: widest, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (angle === 0) return sharp(data, { raw: info }).flop(isMirrored)
  const turned = await sharp(data, { raw: info }).rotate(angle).raw().toBuffer({ resolveWithObject: true })
  return sharp(turned.data, { raw: turned.info }).flop(isMirrored)
}

const widest = Math.max(...pictureWidths)

/** The decoder that we may ship reads no HEVC. */
export const heicFault = 'is a HEIC photo of a telephone: save it as JPEG first'

/** By its brand, where the header cannot be read. Source: ISO/IEC 23008-12, 10. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyphe(?:i[cxms]|v[cxms])/.test(bytes.toString('latin1', 4, 12))
}

function faultOf(metadata: Metadata | null, fileBytes: number): string | null {
  const isPhone = metadata?.format === 'heif' && metadata.compression !== 'av1'
  if (isPhone) return heicFault
  if (metadata === null || !formats.has(metadata.format)) return 'is no JPEG, PNG, WebP or AVIF photo'
  const { width, height } = metadata.autoOrient
  const size = `is ${width} × ${height} pixels`
  if (width * height > photoLimits.pixels) return `${size}: at most ${photoLimits.pixels / 1e6} million fit`
  const memory = fileBytes + decodedBytes(metadata)
  if (memory > photoLimits.memory) {
    const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`
    return `${size} and takes ${megabytes(memory)} to read, of at most ${megabytes(photoLimits.memory)}: save it smaller, or as a JPEG that is not progressive`
  }
  if (width < photoLimits.smallestWidth)
    return `${size}: give one that is at least ${photoLimits.smallestWidth} wide`
  if (Math.max(width, height) > photoLimits.longestShape * Math.min(width, height))
    return `${size}: one side may be at most ${photoLimits.longestShape} times the other`
  return null
}

/**
 * What is in memory at one time while a photo is decoded, in bytes. A progressive JPEG holds all coefficients, of two bytes,
 * and an interlaced PNG all pixels; else both are read line by line. The others are decoded whole; for AVIF, whose
 * decoder has several copies, it is what was measured.
 */
function decodedBytes(metadata: Metadata): number {
  const { format, width, height, channels, isProgressive, depth, chromaSubsampling } = metadata
  const pixels = width * height
  if (format === 'heif') return pixels * 18
  if (format === 'webp') return pixels * 4
  if (!isProgressive) return 0
  if (format === 'png') return pixels * channels * (depth === 'ushort' ? 2 : 1)
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels
  return pixels * samples * 2
}

const formats = new Set<string>(['jpeg', 'png', 'webp', 'heif', 'avif'])

/** @throws {Error} that says what is wrong with the file. */
export async function assertFileSize(file: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new Error('is no file')
  if (found.size > photoLimits.bytes) throw new Error(`has more than ${photoLimits.bytes / 1e6} MB`)
}
