import { mediaAddress } from '#domain/stock/media-address.ts'
import type { StockRecord } from '#domain/stock/record.ts'

/** A film or a view all round of a vehicle, on another site. */
export interface MediaLink {
  label: 'Watch the video' | 'See it in 360°'
  address: string
  /** Of the other site, without `www.`. */
  host: string
}

/** The links of the record's media that are https: a page offers them and loads nothing of them. */
export function mediaLinks({ media }: Pick<StockRecord, 'media'>): MediaLink[] {
  const links = [
    { label: 'Watch the video', url: mediaAddress(media?.video) },
    { label: 'See it in 360°', url: mediaAddress(media?.spin) },
  ] as const
  return links.flatMap(({ label, url }) =>
    url === null ? [] : { label, address: url.href, host: url.hostname.replace(/^www\./, '') },
  )
}
