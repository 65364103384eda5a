import { createHostCheck, unloadable } from '#domain/stock/picture-address.ts'
import type { StockRecord } from '#domain/stock/record.ts'

/** Pictures of a feed that pages may not show, counted by host. */
export type HiddenPictures = Record<string, number>

/** @param allowed See `createHostCheck`. */
export function createPictureCheck(allowed: readonly string[]) {
  const counts = new Map<string, number>()
  const hiddenHost = createHostCheck(allowed)

  return {
    note(record: StockRecord): void {
      for (const { href } of record.media?.images ?? []) {
        const host = hiddenHost(href)
        if (host === null || host === unloadable) continue
        if (counts.has(host) || counts.size < mostHosts) counts.set(host, (counts.get(host) ?? 0) + 1)
      }
    },
    hidden: (): HiddenPictures => Object.fromEntries(counts),
  }
}

/** For the summary of an import and the log; null when every picture can be shown. */
export function hiddenPicturesWarning(hidden: HiddenPictures): string | null {
  const hosts = Object.entries(hidden)
  if (hosts.length === 0) return null
  const list = hosts.map(([host, count]) => `${host} (${count.toLocaleString('en-GB')})`).join(', ')
  return `Pages and exports do not have the pictures from ${list}. To show them, name the host in PICTURE_HOSTS.`
}

/** Bounds the memory for a feed with many hosts. */
const mostHosts = 50
