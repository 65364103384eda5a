/** No list is as long, and a database counts no further than whole numbers go. */
const mostPages = 100_000

/** The page of a list that an address asks for, from 1; the first where it names none. @param most the last that there is */
export function readPage(params: URLSearchParams, most = mostPages): number {
  return Math.min(most, Math.max(1, Math.trunc(Number(params.get('page')) || 1)))
}
