/** The ids of the list in an address, each once. */
export function listedIds(query: URLSearchParams): string[] {
  return [...new Set(query.getAll('v'))].filter((id) => id !== '')
}

/**
 * A list is one visitor's, so that its page is not worth keeping in memory or in shared caches. The page without a list
 * is cached like any other.
 */
export function listHeaders(query: URLSearchParams): HeadersInit {
  return query.has('v') ? { 'Cache-Control': 'private, no-cache' } : {}
}
