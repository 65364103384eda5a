import type { StockRecord } from '#domain/stock/record.ts'

/** Pictures of a feed that pages may not show, counted by host. */
export type HiddenPictures = Record<string, number>

/** @param allowed `pictureHosts` of the configuration: hosts, or `*.host` for its subdomains. */
export function createPictureCheck(allowed: readonly string[]) {
  const counts = new Map<string, number>()
  const known = new Map<string, boolean>()

  function isAllowed(host: string): boolean {
    const before = known.get(host)
    if (before !== undefined) return before
    const answer = allowed.some((pattern) =>
      pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern,
    )
    if (known.size < mostHosts) known.set(host, answer)
    return answer
  }

  return {
    note(record: StockRecord): void {
      for (const { href } of record.media?.images ?? []) {
        const host = hostOf(href)
        if (host === null || isAllowed(host)) continue
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
  return `Pages do not show the pictures from ${list}. To show them, name the host in PICTURE_HOSTS.`
}

/** Bounds the memory for a feed with many hosts. */
const mostHosts = 50

/** The host of an absolute address, with its port unless it is 443; null for a path or an invalid address. */
function hostOf(href: string): string | null {
  const authority = /^https?:\/\/([^/?#\\]+)/i.exec(href)?.[1]?.toLowerCase()
  return authority?.replace(/^.*@/, '').replace(/:443$/, '') ?? null
}
