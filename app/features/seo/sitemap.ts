import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { landingPages } from '#content/landing-pages.ts'
import { isOffered } from '#content/offered.ts'
import { soldTypes } from '#content/sold-types.ts'
import { readDay } from '#domain/stock/read-day.ts'
import { modelPlaces, stockPlaces } from '../stock-places/stock-place.ts'
import { articles } from '../text-pages/articles.ts'
import { pagesIn } from '../text-pages/page-text.ts'
import { reviews } from '../text-pages/reviews.ts'

/** The limit of sitemaps.org is 50,000, but the records of a file are read for their dates. */
const urlsInFile = 5_000

/** `changed` is a day, as 2026-11-26: absent where none is known, such as of a page that shows the stock. */
interface Entry {
  path: string
  changed?: string | null | undefined
}

/** The index of sitemaps: one of pages, and vehicles in files of 5,000. */
export function sitemapIndex(stock: Stock, origin: string): string {
  const files = Math.ceil(stock.listIds({ offset: 0, limit: 0 }).total / urlsInFile)
  const names = ['pages', ...Array.from({ length: files }, (_, index) => `vehicles-${index + 1}`)]
  return documentOf(
    'sitemapindex',
    'sitemap',
    origin,
    names.map((name) => ({ path: urls.sitemap(name) })),
  )
}

/** One file of the index by its name, `pages.xml` or `vehicles-1.xml`; null when there is none of that name. */
export async function sitemapFile(stock: Stock, origin: string, name: string): Promise<string | null> {
  const entries = await entriesOf(stock, name)
  return entries.length === 0 ? null : documentOf('urlset', 'url', origin, entries)
}

async function entriesOf(stock: Stock, name: string): Promise<Entry[]> {
  if (name === 'pages.xml') return pageEntries(stock)
  const number = Number(/^vehicles-([1-9]\d{0,3})\.xml$/.exec(name)?.[1])
  if (!number) return []
  const { records } = await stock.list({ offset: (number - 1) * urlsInFile, limit: urlsInFile })
  return records.map(({ metadata }) => {
    return { path: urls.vehicle(metadata.stockId), changed: readDay(metadata.lastUpdated) }
  })
}

/** Every indexed page that is not a vehicle. Pages of used stock are listed while they have stock. */
function pageEntries(stock: Stock): Entry[] {
  const places = soldTypes.flatMap((type) => stockPlaces(stock, type))
  const models = places.filter(({ kind }) => kind === 'make').flatMap((make) => modelPlaces(stock, make))
  const ofStock = [
    urls.home,
    ...soldTypes.map((type) => urls.search(type)),
    ...[urls.browseStock(), urls.vehicles(), urls.offers, urls.valuation, urls.partExchange],
    ...landingPages.map(({ path }) => path),
    ...soldTypes.map(urls.reviews),
    ...[urls.expertReviews, urls.articles],
    ...[...places, ...models].map(({ path }) => path),
  ]
  const texts = [
    ...articles.map(({ slug, updated }) => ({ path: urls.article(slug), changed: updated })),
    ...reviews.map(({ path, updated }) => ({ path, changed: updated })),
    ...pagesIn('pages').map(({ slug, updated }) => ({ path: urls.page(slug), changed: updated })),
  ]
  return [...ofStock.map((path) => ({ path })), ...texts].filter(({ path }) => isOffered(path))
}

/** Paths are percent-encoded already, so `&` is the only character to escape. */
function documentOf(
  root: 'sitemapindex' | 'urlset',
  element: 'sitemap' | 'url',
  origin: string,
  entries: readonly Entry[],
): string {
  const lines = entries.map(({ path, changed }) => {
    const date = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<${element}><loc>${(origin + path).replaceAll('&', '&amp;')}</loc>${date}</${element}>`
  })
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  return `${head}\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`
}
