import { landingPages } from '#content/landing-pages.ts'

/** The kinds of page, by the path of each. Pages of one kind are made by one route, with the same blocks. */
const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['home', /^\/$/],
  ['results', /^\/(car|van|truck)-search$/],
  ['vehicle', /^\/vehicles\/[^/]+$/],
  ['application', /^\/vehicles\/[^/]+\/apply$/],
  ['status of an application', /^\/application-status$/],
  ['enquiry', /^\/(vehicles\/[^/]+|part-exchange)\/enquire\b/],
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
  ['message', /^\/(nothing|nowhere|offline)$/],
  ['words', /^\/[a-z-]+$/],
]

/** Each topic of the landing pages is a separate kind, because each has different blocks. */
export function kindOf(path: string): string {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  const landing = landingPages.find(({ path }) => path === pathname)
  if (landing) return `landing ${landing.topic}`
  return kinds.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'other'
}

/** All searches with a query are one target, as are pages of one kind and fragments of a page. */
function targetOf({ path, hash, inPlace }: LinkTarget): string {
  if (hash !== '') return 'a place on a page'
  const query = path.includes('?') ? ' with a query' : ''
  return inPlace ? `in place, ${path.split('?')[0]}${query}` : kindOf(path) + query
}

interface LinkTarget {
  path: string
  hash: string
  inPlace: boolean
}

/**
 * Links that count as one: those of a kind of page that lead to one kind of page. Header, menu and footer are the same
 * on every page. Where each of them leads is a matter of its address, which the crawl asks for.
 */
export function clickKey(from: string, link: LinkTarget & { region: string }): string {
  return `${link.region === 'main' ? kindOf(from) : link.region}: ${targetOf(link)}`
}
