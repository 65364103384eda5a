/**
 * The one address of a page: its path, and of its query only what makes it a page of its own, which a route
 * names in `handle = { canonical: ['page'] }`, or makes of its data in `handle = { canonical: (data) => ({ page: '2' }) }`
 * where many spellings ask for one thing. Empty values are dropped, the order is the route's.
 */
export function canonicalPath(
  { pathname, search }: { pathname: string; search: string },
  matches: readonly { handle?: unknown; loaderData?: unknown }[],
): string {
  const given = new URLSearchParams(search)
  const kept = matches.flatMap((match) => canonicalPairs(match, given)).filter(([, value]) => value !== '')
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`
}

function canonicalPairs(
  { handle, loaderData }: { handle?: unknown; loaderData?: unknown },
  given: URLSearchParams,
): [name: string, value: string][] {
  if (typeof handle !== 'object' || handle === null || !('canonical' in handle)) return []
  const { canonical } = handle
  if (typeof canonical === 'function') return loaderData ? Object.entries(canonical(loaderData)) : []
  return Array.isArray(canonical) ? canonical.map((name) => [name, given.get(name) ?? '']) : []
}
