import type { PageRoute } from '../app-options.ts'

/**
 * A request target without the parameters that its page does not read, such as those of campaigns: `utm_source`, `gclid`.
 * Pages are rendered from this address and cached by it, so what is left out can neither change a page nor take a place in
 * the cache. The rest stays as it was sent; all of it without a route, and for React Router's data of a page.
 */
export function readAddress(target: string, route: PageRoute | undefined): string {
  const start = target.indexOf('?')
  if (start < 0 || !route || target.slice(0, start).endsWith('.data')) return target
  const read = target
    .slice(start + 1)
    .split('&')
    .filter((pair) => route.parameters.has(nameOf(pair)))
  return target.slice(0, start) + (read.length > 0 ? `?${read.join('&')}` : '')
}

/** As `URLSearchParams` reads it: "%70rice=1" is the price. */
function nameOf(pair: string): string {
  if (/^\w+(?:=|$)/.test(pair)) return pair.split('=', 1)[0] ?? ''
  const [name = ''] = new URLSearchParams(pair).keys()
  return name
}
