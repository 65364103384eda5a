/** The host of an absolute address, with its port unless it is 443; null for a path or an invalid address. */
export function hostOf(href: string): string | null {
  const authority = /^https?:\/\/([^/?#\\]+)/i.exec(href)?.[1]?.toLowerCase()
  return authority?.replace(/^.*@/, '').replace(/:443$/, '') ?? null
}

/** Bounds the memory for a feed with many hosts. */
const mostHosts = 50

/** @param allowed `pictureHosts` of the configuration: hosts, or `*.host` for its subdomains. */
export function createHostCheck(allowed: readonly string[]): (host: string) => boolean {
  const known = new Map<string, boolean>()
  return (host) => {
    const before = known.get(host)
    if (before !== undefined) return before
    const answer = allowed.some((pattern) =>
      pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern,
    )
    if (known.size < mostHosts) known.set(host, answer)
    return answer
  }
}
