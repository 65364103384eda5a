/** Characters of an address. */
const longestAddress = 1_000

/**
 * The address of a film or a view all round, `{ href }` as Auto Trader has it or the address itself, as other feeds do;
 * null unless it is https, which a link may lead to.
 */
export function mediaAddress(media: unknown): URL | null {
  const href = typeof media === 'object' && media !== null && 'href' in media ? media.href : media
  if (typeof href !== 'string' || href.length > longestAddress) return null
  const url = URL.parse(href.trim())
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null
}
