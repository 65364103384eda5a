/** The kinds of page, by the path of each. Pages of one kind are made by one route, with the same blocks. */
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['home', /^\/$/],
  ['category', /^\/(cars|vans|trucks)$/],
  ['landing', /^\/(cars|vans|trucks)\/(used|new|finance|leasing)$/],
  ['results', /^\/(car|van|truck)-search$/],
  ['vehicle', /^\/vehicles\/[^/]+$/],
  ['application', /^\/vehicles\/[^/]+\/apply$/],
  ['vehicles', /^\/vehicles$/],
  ['offers', /^\/offers$/],
  ['saved vehicles', /^\/saved$/],
  ['comparison', /^\/compare$/],
  ['stock page', /^\/(cars|vans|trucks)\/used\/./],
  ['browse stock', /^\/browse-stock$/],
  ['valuation', /^\/(valuation|part-exchange)$/],
  ['articles', /^\/articles$/],
  ['article', /^\/articles\/./],
  ['reviews', /^\/(expert-reviews|(cars|vans|trucks)\/reviews)$/],
  ['review', /^\/(cars|vans|trucks)\/reviews\/./],
  ['feed', /^\/feeds\//],
  ['gallery', /^\/_ui$/],
  ['words', /^\/[a-z-]+$/],
]

/** Each topic of the landing pages is a separate kind, because each has different blocks. */
export function kindOf(path: string): string {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  const kind = kinds.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other'
  return kind === 'landing' ? `landing ${pathname.split('/')[2]}` : kind
}

const alike = new Set(['vehicle', 'application', 'stock page', 'article', 'review', 'feed'])

/** The address, or the kind for pages of one kind. All searches with a query are one kind, as are fragments of a page. */
function targetOf({ path, hash }: { path: string; hash: string }): string {
  if (hash !== '') return 'a place on a page'
  const kind = kindOf(path)
  const [pathname, query] = path.split('?')
  if (alike.has(kind)) return `a ${kind}`
  return query === undefined ? path : `${pathname} with a query`
}

/**
 * Links that count as one: those of a kind of page that lead to one target. Header, menu and footer are the same on
 * every page.
 */
export function clickKey(from: string, link: { path: string; hash: string; region: string }): string {
  return `${link.region === 'main' ? kindOf(from) : 'frame'}: ${targetOf(link)}`
}
