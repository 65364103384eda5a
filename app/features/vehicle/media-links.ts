import type { StockRecord } from '#domain/stock/record.ts'

/** A film or a view all round of a vehicle, on another site. */
export interface MediaLink {
  label: 'Watch the video' | 'See it in 360°'
  address: string
  /** Of the other site, without `www.`. */
  host: string
}

/** Characters of an address. */
const longestAddress = 1_000

/** The links of the record's media that are https: a page offers them and loads nothing of them. */
export function mediaLinks({ media }: Pick<StockRecord, 'media'>): MediaLink[] {
  const links = [
    { label: 'Watch the video', url: httpsAddress(media?.video) },
    { label: 'See it in 360°', url: httpsAddress(media?.spin) },
  ] as const
  return links.flatMap(({ label, url }) =>
    url === null ? [] : { label, address: url.href, host: url.hostname.replace(/^www\./, '') },
  )
}

/** `{ href }` as Auto Trader has it, or the address itself, as other feeds do. */
function httpsAddress(media: unknown): URL | null {
  const href = typeof media === 'object' && media !== null && 'href' in media ? media.href : media
  if (typeof href !== 'string' || href.length > longestAddress) return null
  const url = URL.parse(href.trim())
  return url?.protocol === 'https:' && url.username === '' ? url : null
}
