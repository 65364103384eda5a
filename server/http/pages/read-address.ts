import { notUnderstoodParameter, resembledFilter, sameLetters } from '#domain/search/parameter-names.ts'
import type { PageRoute } from '../app-options.ts'

/** Of the parameters that a page does not read, how many are compared with those that it does. */
const mostCompared = 8

/**
 * A request target without the parameters that its page does not read, such as those of campaigns: `utm_source`, `gclid`.
 * Pages are rendered from this address and cached by it, so what is left out can neither change a page nor take a place in
 * the cache. A name in other letters is the page's own: "Make", "fuel_type", "make[]". One that resembles a filter of a results page
 * ("gearbx", "minPrice") is told to the page as not understood. The rest stays as it was sent; all of it without a route,
 * and for React Router's data of a page.
 */
export function readAddress(target: string, route: PageRoute | undefined): string {
  const start = target.indexOf('?')
  if (start < 0 || !route || target.slice(0, start).endsWith('.data')) return target
  const { parameters } = route
  let compared = 0
  const read = target
    .slice(start + 1)
    .split('&')
    .flatMap((pair) => {
      const name = nameOf(pair)
      if (parameters.has(name)) return [pair]
      if (name === '' || compared === mostCompared) return []
      compared++
      return otherwiseWritten(name, pair, parameters)
    })
  return target.slice(0, start) + (read.length > 0 ? `?${read.join('&')}` : '')
}

function otherwiseWritten(name: string, pair: string, parameters: ReadonlySet<string>): string[] {
  const value = pair.includes('=') ? pair.slice(pair.indexOf('=') + 1) : ''
  if (value === '') return []
  const same = sameLetters(name, parameters)
  if (same) return [`${same}=${value}`]
  const isAsked = parameters.has(notUnderstoodParameter) && resembledFilter(name) !== null
  return isAsked ? [`${notUnderstoodParameter}=${encodeURIComponent(name)}`] : []
}

/** As `URLSearchParams` reads it: "%70rice=1" is the price. */
function nameOf(pair: string): string {
  if (/^\w+(?:=|$)/.test(pair)) return pair.split('=', 1)[0] ?? ''
  const [name = ''] = new URLSearchParams(pair).keys()
  return name
}
