/** The host of an absolute address, with its port unless it is 443; null for a path or an invalid address. */
function hostOf(href: string): string | null {
  const authority = /^https?:\/\/([^/?#\\]+)/i.exec(href)?.[1]?.toLowerCase()
  return authority?.replace(/^.*@/, '').replace(/:443$/, '') ?? null
}

/** Bounds the memory for a feed with many hosts. */
const mostHosts = 50

/**
 * Creates the function that tells the host whose pictures may not be shown; null for an address that may be.
 *
 * @param allowed `pictureHosts` of the configuration: hosts, or `*.host` for its subdomains.
 */
export function createHostCheck(allowed: readonly string[]): (href: string) => string | null {
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

  return (href) => {
    const host = hostOf(href)
    return host === null || isAllowed(host) ? null : host
  }
}
