import type { HTMLElement } from 'node-html-parser'
import { type Answer, ask } from './ask.ts'

export interface Link {
  /** The page that contains it. */
  from: string
  /** As the page writes it. */
  href: string
  /** Path and query inside the site; null for an address elsewhere. */
  path: string | null
  /** The id after `#`, '' for none. */
  anchor: string
}

export interface Crawl {
  /** By path and query. */
  answers: ReadonlyMap<string, Answer>
  links: readonly Link[]
}

/** How many pages of one kind are visited, the first ones found. Pages of no kind listed here are all visited. */
const limits: readonly (readonly [pattern: RegExp, limit: number])[] = [
  [/^\/vehicles\/[^/?]+$/, 20],
  // With finance terms or a choice of VAT, which its links to similar vehicles keep: they lead to the whole stock.
  [/^\/vehicles\/[^/?]+\?/, 100],
  [/^\/vehicles\/[^/?]+\/apply$/, 3],
  [/^\/vehicles\/[^/?]+\/enquire\/[^/?]+$/, 8],
  [/^\/part-exchange\/enquire\?(?!.*form=)/, 2],
  [/^\/vehicles\?/, 3],
  [/^\/car-search\?/, 15],
  [/^\/van-search\?/, 15],
  [/^\/truck-search\?/, 15],
  [/^\/browse-stock\?/, 5],
  [/^\/(cars|vans|trucks)\/used\/[^/]+$/, 30],
  [/^\/(cars|vans|trucks)\/used\/[^/]+\/[^/]+$/, 30],
  [/^\/feeds\/.*\?/, 3],
  [/^\/(valuation|part-exchange)\?/, 5],
  [/^\/media\//, 60],
]

const atOnce = 3

/** Crawls from `/` by the links of the served HTML, including forms, pictures, styles and scripts. */
export async function crawl(origin: string): Promise<Crawl> {
  const answers = new Map<string, Answer>()
  const links: Link[] = []
  const waiting: string[] = []
  const seen = new Set<string>()
  const taken = new Map<RegExp, number>()

  function meet(path: string): void {
    if (seen.has(path)) return
    seen.add(path)
    const [pattern, limit] = limits.find(([each]) => each.test(path)) ?? [/^/, Number.POSITIVE_INFINITY]
    const count = (taken.get(pattern) ?? 0) + 1
    taken.set(pattern, count)
    if (count <= limit) waiting.push(path)
  }

  async function visit(path: string): Promise<void> {
    const answer = await ask(origin, path)
    answers.set(path, answer)
    if (answer.location?.startsWith('/')) meet(answer.location)
    if (!answer.document) return
    for (const href of hrefsOf(answer.document)) {
      const url = new URL(href, origin + path)
      const inside = url.origin === origin
      const link = { from: path, href, path: inside ? url.pathname + url.search : null }
      links.push({ ...link, anchor: inside ? decodeURIComponent(url.hash.slice(1)) : '' })
      if (link.path !== null) meet(link.path)
    }
  }

  meet('/')
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit))
  return { answers, links }
}

const carriers = { a: 'href', link: 'href', form: 'action', button: 'formaction', img: 'src', script: 'src' }

function hrefsOf(document: HTMLElement): string[] {
  return Object.entries(carriers).flatMap(([tag, attribute]) =>
    document.querySelectorAll(`${tag}[${attribute}]`).map((element) => element.getAttribute(attribute) ?? ''),
  )
}
