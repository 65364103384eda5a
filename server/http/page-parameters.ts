import { filterFields } from '#domain/stock/filter-fields.ts'

/** Parameters that pages read, beside those of a search. A test finds the names in the source. */
const others = [
  ...['sort', 'page', 'postcode', 'vat', 'deposit', 'term', 'notUnderstood', 'leftOut', 'several', 'lists'],
  ...[
    'q',
    'within',
    'type',
    'deals',
    'finance',
    'milesPerYear',
    'age',
    'energyPrice',
    'form',
    'v',
    'with',
    'low',
    'high',
    'vehicle',
    'unknownPlate',
  ],
  // Of React Router: the action and the routes that its script asks for.
  ...['index', '_routes'],
]

const endings = ['', 'From', 'To', 'Was']

/** A search reads `price`, and from its form without script `priceFrom`, `priceTo` and `priceWas`. */
export const pageParameters: ReadonlySet<string> = new Set([
  ...filterFields.flatMap((field) => endings.map((ending) => field + ending)),
  ...others,
])

/**
 * A request target without the parameters that no page reads, such as those of campaigns: `utm_source`, `gclid`. Pages are
 * rendered from this address and kept by it, so what is left out can neither change a page nor take a place in the cache.
 * The rest stays as it was sent.
 */
export function withoutOtherParameters(target: string): string {
  const start = target.indexOf('?')
  if (start < 0) return target
  const kept = target
    .slice(start + 1)
    .split('&')
    .filter((pair) => pageParameters.has(nameOf(pair)))
  return target.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

/** As `URLSearchParams` reads it: "%70rice=1" is the price. */
function nameOf(pair: string): string {
  if (/^\w+(?:=|$)/.test(pair)) return pair.split('=', 1)[0] ?? ''
  const [name = ''] = new URLSearchParams(pair).keys()
  return name
}
