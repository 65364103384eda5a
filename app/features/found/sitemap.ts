import type { Stock } from '#app/services.ts'
import { sitePaths } from './site-paths.ts'

/** As many as one file may hold, by sitemaps.org. */
const urlsInFile = 50_000

/** The index of sitemaps: one of pages, and vehicles in files of 50,000. */
export function sitemapIndex(stock: Stock, origin: string): string {
  const files = Math.ceil(stock.listIds({ offset: 0, limit: 0 }).total / urlsInFile)
  const names = ['pages', ...Array.from({ length: files }, (_, index) => `vehicles-${index + 1}`)]
  return documentOf(
    'sitemapindex',
    'sitemap',
    names.map((name) => `${origin}/sitemaps/${name}.xml`),
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
  if (name === 'pages.xml') return sitePaths(stock)
  const number = Number(/^vehicles-([1-9]\d{0,3})\.xml$/.exec(name)?.[1])
  if (!number) return []
  const { ids } = stock.listIds({ offset: (number - 1) * urlsInFile, limit: urlsInFile })
  return ids.map((id) => `/vehicles/${encodeURIComponent(id)}`)
}

/** Addresses are percent-encoded already, so that `&` is all that XML would misread. */
function documentOf(
  root: 'sitemapindex' | 'urlset',
  entry: 'sitemap' | 'url',
  urls: readonly string[],
): string {
  const entries = urls.map((url) => `<${entry}><loc>${url.replaceAll('&', '&amp;')}</loc></${entry}>`)
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  return `${head}\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
}
