import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { landingPages } from '#content/landing-pages.ts'
import { isOffered } from '#content/offered.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { modelPlaces, stockPlaces } from '../stock-places/stock-place.ts'
import { articles } from '../text-pages/articles.ts'
import { pagesIn } from '../text-pages/page-text.ts'
import { reviews } from '../text-pages/reviews.ts'

/** The limit of sitemaps.org for one file. */
const urlsInFile = 50_000

/** The index of sitemaps: one of pages, and vehicles in files of 50,000. */
export function sitemapIndex(stock: Stock, origin: string): string {
  const files = Math.ceil(stock.listIds({ offset: 0, limit: 0 }).total / urlsInFile)
  const names = ['pages', ...Array.from({ length: files }, (_, index) => `vehicles-${index + 1}`)]
  return documentOf(
    'sitemapindex',
    'sitemap',
    names.map((name) => origin + urls.sitemap(name)),
  )
}

/** One file of the index by its name, `pages.xml` or `vehicles-1.xml`; null when there is none of that name. */
export function sitemapFile(stock: Stock, origin: string, name: string): string | null {
  const paths = pathsOf(stock, name)
  if (paths.length === 0) return null
  return documentOf(
    'urlset',
    'url',
    paths.map((path) => origin + path),
  )
}

function pathsOf(stock: Stock, name: string): string[] {
  if (name === 'pages.xml') return pagePaths(stock)
  const number = Number(/^vehicles-([1-9]\d{0,3})\.xml$/.exec(name)?.[1])
  if (!number) return []
  const { ids } = stock.listIds({ offset: (number - 1) * urlsInFile, limit: urlsInFile })
  return ids.map((id) => urls.vehicle(id))
}

/** Every indexed page that is not a vehicle. Pages of used stock are listed while they have stock. */
function pagePaths(stock: Stock): string[] {
  const places = vehicleTypes.flatMap((type) => stockPlaces(stock, type))
  const models = places.filter(({ kind }) => kind === 'make').flatMap((make) => modelPlaces(stock, make))
  const paths = [
    urls.home,
    ...vehicleTypes.map((type) => urls.search(type)),
    ...[urls.browseStock(), urls.vehicles(), urls.offers, urls.valuation, urls.partExchange],
    ...landingPages.map(({ path }) => path),
    ...vehicleTypes.map(urls.reviews),
    ...[urls.expertReviews, urls.articles],
    ...articles.map(({ slug }) => urls.article(slug)),
    ...reviews.map(({ path }) => path),
    ...pagesIn('pages').map(({ slug }) => urls.page(slug)),
    ...[...places, ...models].map(({ path }) => path),
  ]
  return paths.filter(isOffered)
}

/** Paths are percent-encoded already, so `&` is the only character to escape. */
function documentOf(
  root: 'sitemapindex' | 'urlset',
  entry: 'sitemap' | 'url',
  locations: readonly string[],
): string {
  const entries = locations.map((url) => `<${entry}><loc>${url.replaceAll('&', '&amp;')}</loc></${entry}>`)
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  return `${head}\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
}
