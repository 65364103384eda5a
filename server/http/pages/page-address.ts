export interface PageAddress {
  /** The one spelling of this address: a path below this site, with the query as it was sent. */
  canonical: string
  isCanonical: boolean
}

/** React Router requests `/cars.data` for the data of `/cars`, and `/_.data` for that of the home page. */
export const dataSuffix = /(?:^_)?\.data$/

/**
 * The canonical spelling of a request target: lower case, one slash between segments and none at the end, no dot
 * segments, and no unnecessary escapes. The id in `/vehicles/{id}` keeps its case, because ids are the feed's.
 * Queries are kept.
 *
 * The result always starts with one slash and never with two, so it cannot name another host.
 */
export function readPageAddress(target: string): PageAddress {
  const { pathname, search } = new URL(`http://site${target}`)
  const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent).map(lowerCase)
  const last = segments.pop() ?? ''
  const isData = dataSuffix.test(last)
  const pageSegments = [...segments, last.replace(dataSuffix, '')].filter(Boolean)
  // "/cars/_.data" is another spelling of "/cars.data".
  while (isData && pageSegments.at(-1) === '_') pageSegments.pop()
  const page = pageSegments.map(encodeURIComponent).join('/')
  const path = isData ? `/${page || '_'}.data` : `/${page}`
  return { canonical: path + search, isCanonical: path === target.split(/[?#]/, 1)[0] }
}

function lowerCase(segment: string, index: number, [first = '']: readonly string[]): string {
  return index === 1 && first.toLowerCase() === 'vehicles' ? segment : segment.toLowerCase()
}
