import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { Stock } from '#app/services.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { landingPages, type LandingPage as Place } from '#content/landing-pages.ts'
import { parseFilters } from '#domain/search/parse-query.ts'
import { stockOf } from '../../../tests/support/stock-of-records.ts'
import { countInWords } from '../record/count-words.ts'
import { LandingPage } from './LandingPage.tsx'
import { loadLanding } from './load-landing.ts'

const counted = stockOf([...makeDemoStock({ count: 600, seed: 3 })])
const stock: Stock = {
  ...counted,
  total: counted.count,
  pricePosition: () => null,
}
const filters = { fuelType: ['Electric'] }
const electric: Place = {
  path: '/cars/electric',
  type: 'car',
  topic: 'selection',
  label: 'Electric cars',
  file: 'landing/cars',
  filters,
  sends: 'make-always',
}

async function open(place: Place, query = '') {
  const view = await loadLanding(stock, place, new URLSearchParams(query))
  const routes = [{ path: '/', element: <LandingPage {...view} /> }]
  return parse(renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes)} />))
}

it('a page of a selection keeps its filters in its form and its brands', async () => {
  const page = await open(electric)
  expect(page.querySelector('form')?.getAttribute('data-results')).toBe('/car-search?fuelType=Electric')

  const counts = new Map(stock.facets('car', filters).make.map(({ value, count }) => [value, count]))
  const makes = page.querySelectorAll('select[name="make"] option').map((each) => each.getAttribute('value'))
  expect(makes.sort()).toEqual(['', ...counts.keys()].sort())
  expect(makes.length).toBeLessThan(stock.facets('car', {}).make.length)

  const section = page.querySelectorAll('section').find(({ text }) => text.startsWith('Browse by brand'))
  const brands = section?.querySelectorAll('li a') ?? []
  expect(brands).toHaveLength(counts.size)
  for (const brand of brands) {
    const { pathname, searchParams } = new URL(brand.getAttribute('href') ?? '', 'http://localhost')
    expect([pathname, searchParams.get('fuelType')]).toEqual(['/car-search', 'Electric'])
    expect(brand.text).toMatch(new RegExp(`\\D${counts.get(searchParams.get('make') ?? '')} cars?$`))
  }
})

it.each(['/cars/used', '/vans/new'])('%s counts what its form opens', async (path) => {
  const place = landingPages.find((each) => each.path === path) as Place
  const page = await open(place)
  const results = new URL(page.querySelector('form')?.getAttribute('data-results') ?? '', 'http://localhost')
  const { filters } = parseFilters(results.searchParams, defaultTerms)
  const query = { type: place.type, sort: 'relevance', limit: 1 } as const
  const { total } = await stock.search({ ...query, filters })
  expect(page.querySelector('p strong')?.text).toBe(countInWords(place.type, total, place.adjective))
  expect(total).toBeLessThan((await stock.search({ ...query, filters: {} })).total)
})

const pageAt = (path: string) => open(landingPages.find((each) => each.path === path) as Place)

it.each([
  ['/trucks/used', 'Axles', 'axleConfiguration'],
  ['/vans/used', 'Carries', 'payload'],
  ['/cars/used', 'Budget', 'price'],
])(
  'the first screen of %s has its body types with pictures and %s with counts',
  async (path, heading, field) => {
    const page = await pageAt(path)
    const links = page
      .querySelectorAll('nav a')
      .filter((link) => link.parentNode?.parentNode?.parentNode?.text.startsWith(heading))
    expect(links.length).toBeGreaterThan(1)
    const type = (landingPages.find((each) => each.path === path) as Place).type
    for (const link of links) {
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost')
      // A budget has a page of its own.
      if (field === 'price') expect(pathname).toMatch(/under-\d+$/)
      else {
        const { filters } = parseFilters(searchParams, defaultTerms)
        const { total } = await stock.search({ type, filters, sort: 'relevance', limit: 1 })
        expect(link.text).toContain(`(${total})`)
      }
    }
    const form = page.toString().indexOf('<form')
    expect(page.toString().indexOf('<img')).toBeLessThan(form)
  },
)

it('a part of the stock is offered for choice only beside another, and the form then has the picture', async () => {
  const only = stock.facets('truck', {}).model.find(({ count }) => count === 1)?.value
  if (only === undefined) throw new Error('Every model of truck is in stock twice')
  const page = await open({ ...electric, type: 'truck', filters: { model: [only] } })
  expect(page.querySelector('#choices')).toBeNull()
  const [first] = page.toString().split('<form')
  expect(first).toMatch(/<img[^>]*src="/)
})

it('a page of finance begins with a vehicle in stock in pounds, after the representative example', async () => {
  const page = await pageAt('/vans/finance')
  const markup = page.toString()
  const example = page.querySelector('section[aria-labelledby="in-pounds"]')
  expect(example?.querySelector('h2 a')?.getAttribute('href')).toMatch(/^\/vehicles\//)
  expect(example?.querySelector('img')).toBeTruthy()
  expect(example?.text).toMatch(/£[\d,.]+ a month for 60 months.*Total amount payable/)
  expect(markup.match(/id="representative-example"/g)).toHaveLength(1)
  expect(markup.indexOf('id="representative-example"')).toBeLessThan(markup.indexOf('a month'))
  expect(markup.indexOf('id="in-pounds"')).toBeLessThan(markup.indexOf('<form'))
})

it.each(landingPages.map(({ path }) => path))(
  '%s has a picture of the stock on its first screen',
  async (path) => {
    const page = await pageAt(path)
    const [first] = page.toString().split('<h3')
    expect(first).toMatch(/<img[^>]*src="/)
  },
)
