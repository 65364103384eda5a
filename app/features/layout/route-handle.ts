/** A page whose `main` React hydrates: see `app/entry.client.tsx`. */
export type HydratedPage = 'vehicle' | 'design-system'

/** `to` is the id of an element that can have the focus. */
export interface SkipLinkTarget {
  to: string
  label: string
}

/** What a route says of itself to the document around it and to the server, exported as `handle`. */
export interface RouteHandle {
  /** The query parameters that its loader and its action read, with `readQuery`. Absent: none. */
  parameters?: readonly string[]
  /**
   * What its action does with a posted form: it stores a `lead`, which is never refused under load and counts against the
   * limit of forms, or it stores nothing and sends an `answer`. A route with an action has one of them.
   */
  form?: 'lead' | 'answer'
  /** Visitors enter personal details here, so the page has no script of another company. A route with a form always is. */
  isPersonal?: true
  /** Its component gets the `page` of the loader data as props, on the server and in the browser. */
  hydrates?: HydratedPage
  /** The element that the first link of the page leads to. Absent: `main`. */
  skipLink?: SkipLinkTarget
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

/** Undefined for most pages, and for an error page, which has no loader data. */
export function hydration(
  matches: readonly RouteMatch[],
): { page: HydratedPage; props: unknown } | undefined {
  const { handle, loaderData } = matches.at(-1) ?? {}
  const { hydrates } = handleOf(handle)
  if (!hydrates || typeof loaderData !== 'object' || loaderData === null || !('page' in loaderData)) return
  return { page: hydrates, props: loaderData.page }
}

/** Undefined for an error page, which has no loader data, too. */
export function skipLinkTarget(matches: readonly RouteMatch[]): SkipLinkTarget | undefined {
  const { handle, loaderData } = matches.at(-1) ?? {}
  return loaderData ? handleOf(handle).skipLink : undefined
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
