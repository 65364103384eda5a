import {
  hasWidths,
  normalPictureAddress,
  type PictureWidth,
  sizedAddress,
  webpAddress,
} from '#domain/stock/picture-address.ts'
import type { StockRecord } from '#domain/stock/record.ts'

/** One picture in loader data. `sourceOf` and `thumbnailOf` derive the attributes of an `img` from its address. */
export interface Picture {
  /** `{resize}` in it stands for a width: `w800`. */
  address: string
  /** What it shows: "front right", or "picture 2". */
  label: string
}

/** The attributes of an `img`. */
export interface PictureSource {
  src: string
  /** Absent when the address has no place for a width. */
  srcSet?: string
  /** The same in WebP, for browsers that know it. Only of the dealer's own photos. */
  webp?: string
}

/** Of `pictureWidths`; thumbnails have their own. */
const widths: readonly PictureWidth[] = [400, 800, 1200, 1600]

/** Characters. A record has up to 100 pictures, and the name is repeated in the text of each. */
const longestName = 60

/** The record's pictures in its order. Addresses that a page cannot load are left out. */
export function toPictures(record: StockRecord): Picture[] {
  return [...eachPicture(record)]
}

/** The first of `toPictures`, without reading the others. */
export function firstPicture(record: StockRecord): Picture | undefined {
  for (const picture of eachPicture(record)) return picture
  return undefined
}

function* eachPicture({ media }: StockRecord): Generator<Picture, void> {
  let number = 0
  for (const image of media?.images ?? []) {
    const address = normalPictureAddress(image.href)
    if (address === null) continue
    number += 1
    yield { address, label: labelOf(image) ?? `picture ${number}` }
  }
}

/** The text of a picture of the vehicle `name`. */
export function altOf({ label }: Picture, name: string): string {
  return `${name.slice(0, longestName).toWellFormed()}, ${label}`
}

export function sourceOf({ address }: Pick<Picture, 'address'>): PictureSource {
  if (!hasWidths(address)) return { src: address }
  const webp = webpAddress(address)
  return {
    src: sizedAddress(address, 800),
    srcSet: srcSetOf(address),
    ...(webp && { webp: srcSetOf(webp) }),
  }
}

function srcSetOf(address: string): string {
  return widths.map((width) => `${sizedAddress(address, width)} ${width}w`).join(', ')
}

/** The file of a picture at its largest width. */
export function largestOf({ address }: Picture): string {
  return sizedAddress(address, 1600)
}

/** A picture 200 pixels wide. */
export function thumbnailOf({ address }: Picture): string {
  return sizedAddress(address, 200)
}

function labelOf(image: { href: string; [field: string]: unknown }): string | null {
  const tags: unknown = image.classificationTags
  const first: unknown = Array.isArray(tags) ? tags[0] : null
  if (typeof first !== 'object' || first === null || !('label' in first)) return null
  return typeof first.label === 'string' && first.label !== '' ? first.label.toLowerCase() : null
}
