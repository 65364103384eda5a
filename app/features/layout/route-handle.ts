import type { ComponentType } from 'react'

/** A module of `app/islands`, which hydrates the content of `main` with React. */
export type IslandName = 'search' | 'vehicle' | 'design-system'

/**
 * What runs in the browser: nothing; the small script of `app/enhance`, which improves the forms and carousels of the
 * served HTML; the same with what the saved vehicles or the form of an enquiry need; or an island.
 */
export type PageScript = 'none' | 'enhanced' | 'enquiry' | 'saved' | Island

export interface Island {
  island: IslandName
  /** Covers the page while a linked vehicle loads. */
  loading?: ComponentType
}

/** Options of a route for the document around it, exported as `handle`. */
export interface RouteHandle {
  /** Default: `enhanced`. */
  script?: PageScript
  /**
   * The query parameters of the canonical address, or a function that derives them from the loader data where several
   * spellings ask for the same page.
   */
  canonical?: readonly string[] | ((loaderData: never) => Readonly<Record<string, string>>)
}

/** A match of the router, as `useMatches` gives it. */
interface RouteMatch {
  handle?: unknown
  loaderData?: unknown
}

export function pageScript(matches: readonly RouteMatch[]): PageScript {
  return matches.map(({ handle }) => handleOf(handle).script).findLast(Boolean) ?? 'enhanced'
}

/** The canonical address: the path, and the parameters that routes name. Empty values are left out. */
export function canonicalPath(
  { pathname, search }: { pathname: string; search: string },
  matches: readonly RouteMatch[],
): string {
  const given = new URLSearchParams(search)
  const kept = matches.flatMap((match) => canonicalPairs(match, given)).filter(([, value]) => value !== '')
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`
}

function canonicalPairs(
  { handle, loaderData }: RouteMatch,
  given: URLSearchParams,
): [name: string, value: string][] {
  const { canonical } = handleOf(handle)
  if (typeof canonical === 'function') return loaderData ? Object.entries(canonical(loaderData as never)) : []
  return canonical?.map((name) => [name, given.get(name) ?? '']) ?? []
}

function handleOf(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}
