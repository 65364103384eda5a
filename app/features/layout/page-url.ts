interface PageMetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

/**
 * The whole address of the page that a route's `meta` is asked about, without its query.
 *
 * @throws {Error} when the root has loaded nothing: ask only on pages that have data of their own.
 */
export function pageUrl({ matches, location }: PageMetaArgs): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  if (typeof root !== 'object' || root === null || !('origin' in root))
    throw new Error('The root has no origin')
  // Not `new URL(path, origin)`: a path of two slashes would name another site.
  return new URL(String(root.origin) + location.pathname).href
}
