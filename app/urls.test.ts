import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { landingPages } from '#content/landing-pages.ts'
import { soldTypes } from '#content/sold-types.ts'
import routes from './routes.ts'
import { isVehiclePath, withQuery } from './script-urls.ts'
import { slugOf, typeOfCategory, urls } from './urls.ts'

const table = routes.map(({ id, file, path, index }): RouteObject => {
  const handle = file
  return index ? { id, index: true, handle } : { id, path, handle }
})

/** The file of the route that answers an address. */
function routeOf(url: string): unknown {
  const { pathname } = new URL(url, 'https://pierhead.example')
  return matchRoutes(table, pathname)?.at(-1)?.route.handle
}

describe('an address of the site', () => {
  it.each([
    [urls.home, 'routes/home.tsx'],
    [urls.find({ q: 'diesel estate' }), 'routes/find.ts'],
    ...soldTypes.flatMap((type) => [
      [urls.search(type, { make: 'Ford', page: 2 }), 'routes/search.tsx'],
      [urls.feed(type), 'routes/search-feed.ts'],
      [urls.stockPage(type, 'bmw'), 'routes/stock-page.tsx'],
      [urls.stockPage(type, 'bmw', '3-series'), 'routes/stock-page.tsx'],
      [urls.reviews(type), 'routes/expert-reviews.tsx'],
      [urls.review(type, 'ford-fiesta-2017-2023'), 'routes/review.tsx'],
    ]),
    [urls.category('vans'), 'routes/landing.tsx'],
    [urls.browseStock({ make: 'Ford' }), 'routes/browse-stock.tsx'],
    [urls.offers, 'routes/offers.tsx'],
    [urls.vehicles(3), 'routes/vehicles.tsx'],
    [urls.vehicle('a/b?c'), 'routes/vehicle.tsx'],
    [urls.apply('a/b?c'), 'routes/apply.tsx'],
    [urls.applicationStatus, 'routes/application-status.tsx'],
    [urls.enquire('a/b?c', 'call', 'key'), 'routes/enquire.tsx'],
    [urls.enquirePartExchange({ make: 'Ford' }), 'routes/enquire.tsx'],
    [urls.saved(['a/b?c'], ['d']), 'routes/saved.tsx'],
    [urls.alerts({ search: 'car?make=Ford', v: ['a/b?c'] }), 'routes/alerts.tsx'],
    [urls.alertsConfirm(), 'routes/alerts-confirm.tsx'],
    [urls.alertsEnd('abc'), 'routes/alerts-end.tsx'],
    [urls.compare(['a', 'b']), 'routes/compare.tsx'],
    [urls.valuation, 'routes/valuation.tsx'],
    [urls.partExchange, 'routes/valuation.tsx'],
    [urls.articles, 'routes/articles.tsx'],
    [urls.article('credit-score'), 'routes/article.tsx'],
    [urls.expertReviews, 'routes/expert-reviews.tsx'],
    [urls.page('about'), 'routes/text-page.tsx'],
    [urls.contact, 'routes/text-page.tsx'],
    [urls.privacy, 'routes/text-page.tsx'],
    [urls.howWeCompare, 'routes/text-page.tsx'],
    [urls.sitemapIndex, 'routes/sitemap.ts'],
    [urls.llmsText, 'routes/llms-text.ts'],
    [urls.sitemap('pages'), 'routes/sitemap.ts'],
  ])('%s has the route %s', (url, file) => {
    expect(routeOf(url)).toBe(file)
  })

  it.each([urls.contact, urls.privacy, urls.howWeCompare])('%s has a page under content/pages', (url) => {
    const slug = url.slice(1).split('#', 1)[0]
    expect(existsSync(`content/pages/${slug}.mdx`)).toBe(true)
  })

  it('is that of the content for each landing page', () => {
    const paths = landingPages.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(soldTypes.flatMap((type) => [urls.landing(type), urls.used(type)])),
    )
    for (const path of paths) expect(routeOf(path)).toBe('routes/landing.tsx')
  })

  const { offlineWorker: _, ...files } = urls.files
  it.each(Object.values(files))('%s is a file of the dealer’s', (url) => {
    expect(existsSync(`dealers/demo/public${url}`)).toBe(true)
  })
})

describe('a query', () => {
  it('leaves out undefined parameters and keeps empty ones, in the order given', () => {
    expect(withQuery('/cars', { model: 'A&B', make: '', page: undefined })).toBe('/cars?model=A%26B&make=')
    expect(withQuery('/cars', { make: undefined })).toBe('/cars')
    expect(withQuery('/cars')).toBe('/cars')
    expect(withQuery('/cars', { make: ['Ford', 'BMW'], colour: [] })).toBe('/cars?make=Ford&make=BMW')
  })

  it('may be given as URLSearchParams', () => {
    expect(urls.search('van', new URLSearchParams({ make: 'Land Rover' }))).toBe(
      '/van-search?make=Land+Rover',
    )
  })

  it('names a page from the second on', () => {
    expect([urls.vehicles(), urls.vehicles(1), urls.vehicles(2)]).toEqual([
      '/vehicles',
      '/vehicles',
      '/vehicles?page=2',
    ])
  })
})

describe('reading an address', () => {
  it.each([
    ['cars', 'car'],
    ['trucks', 'truck'],
    ['car', null],
    ['bikes', null],
    ['', null],
  ])('the category %j is of type %j', (category, type) => {
    expect(typeOfCategory(category)).toBe(type)
  })

  it('distinguishes the page of a vehicle from other pages', () => {
    expect([urls.vehicle('a/b'), `${urls.vehicle('1')}/`].map(isVehiclePath)).toEqual([true, true])
    expect([urls.vehicles(), urls.apply('1'), urls.home].map(isVehiclePath)).toEqual([false, false, false])
  })
})

describe('the slug of a name', () => {
  it.each([
    ['Mercedes-Benz', 'mercedes-benz'],
    ['3 Series', '3-series'],
    ['Citroën', 'citroen'],
    ['ID.3', 'id-3'],
    ['Panel Van', 'panel-van'],
    ['  C-HR (new) ', 'c-hr-new'],
    ['—', ''],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})

describe('the sources of the pages', () => {
  const written = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(?:\.test|-examples)\.tsx?$/.test(file))
    .filter((file) => !['urls.ts', 'script-urls.ts', 'routes.ts'].includes(file))

  const comment = /^\s*(?:\/\*.*?\*\/|\/\/.*?$)/gms
  /** A literal that begins with a slash, other than a glob of source files or the argument of a text method. */
  const literal =
    /(?<!(?:startsWith|endsWith|split|lastIndexOf)\()['"`]\/(?!content\/|app\/).*|-search['"`?].*/g

  it('take every address from urls.ts and script-urls.ts', () => {
    const found = written.flatMap((file) => {
      const code = readFileSync(join('app', file), 'utf8').replaceAll(comment, '')
      return (code.match(literal) ?? []).map((text) => `${file}: ${text}`)
    })
    expect(found).toEqual([])
  })
})
