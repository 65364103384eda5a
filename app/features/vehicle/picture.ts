import type { StockRecord } from '#domain/stock/record.ts'

export interface Picture {
  src: string
  /** Absent when the address has no place for a width. */
  srcSet?: string
  /** The same, small. */
  thumbnail: string
  alt: string
}

const widths = [400, 800, 1200, 1600] as const

/** The record's pictures in its order; addresses that no page may load (`javascript:`, `data:`) are left out. */
export function toPictures(record: StockRecord, name: string): Picture[] {
  const images = (record.media?.images ?? []).filter(({ href }) => isLoadable(href))
  return images.map((image, index) => ({
    ...sourcesOf(image.href),
    alt: `${name}, ${labelOf(image) ?? `picture ${index + 1}`}`,
  }))
}

/** `{resize}` in an address stands for a width: `w800`. */
function sourcesOf(href: string): Omit<Picture, 'alt'> {
  if (!href.includes('{resize}')) return { src: href, thumbnail: href }
  const sized = (width: number) => href.replaceAll('{resize}', `w${width}`)
  return {
    src: sized(800),
    srcSet: widths.map((width) => `${sized(width)} ${width}w`).join(', '),
    thumbnail: sized(200),
  }
}

function isLoadable(href: string): boolean {
  return href.startsWith('https://') || href.startsWith('http://') || /^\/(?!\/)/.test(href)
}

function labelOf(image: { href: string; [field: string]: unknown }): string | null {
  const tags: unknown = image.classificationTags
  const first: unknown = Array.isArray(tags) ? tags[0] : null
  if (typeof first !== 'object' || first === null || !('label' in first)) return null
  return typeof first.label === 'string' && first.label !== '' ? first.label.toLowerCase() : null
}
