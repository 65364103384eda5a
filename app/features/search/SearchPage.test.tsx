import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bareRecord } from '../record/example-van.ts'
import { toCardVehicle } from '../vehicle-card/card-vehicle.ts'
import { SearchPage } from './SearchPage.tsx'
import type { SearchView } from './search-view.ts'

const view: SearchView = {
  type: 'car',
  choice: { make: 'Ford', driveType: '4X4', sort: 'relevance', postcode: '' },
  controls: [
    {
      field: 'make',
      options: [
        { value: 'Ford', text: 'Ford (1,204)' },
        { value: 'Audi', text: 'Audi (2)' },
      ],
    },
    { field: 'derivative', options: [], hint: 'Choose a model first' },
  ],
  ranges: [],
  active: [
    { field: 'make', label: 'Make', value: 'Ford', text: 'Ford' },
    { field: 'driveType', label: 'Drive type', value: '4X4', text: '4X4' },
  ],
  total: 1204,
  vehicles: [toCardVehicle(bareRecord())],
  distancesFrom: null,
  page: 2,
  pageCount: 51,
  faults: [],
  several: [],
  phrase: '',
  isNarrowed: false,
  notUnderstood: [],
  otherwise: null,
  offers: [],
  nearMatches: [],
  outOfStock: null,
  goodPrices: [],
}

function render(changes: Partial<SearchView> = {}): string {
  return renderToStaticMarkup(<SearchPage view={{ ...view, ...changes }} />)
}

describe('the search page', () => {
  it('is a GET form with a select for each filter, its options counted', () => {
    const markup = render()
    expect(markup).toMatch(/<form id="filters"[^>]* action="\/car-search"/)
    expect(markup).toContain('<option value="">Any</option>')
    expect(markup).toMatch(/<option value="Ford" selected="">Ford \(1,204\)<\/option>/)
    expect(markup).toContain('<button type="submit"')
  })

  it('submits filters without a control', () => {
    expect(render()).toContain('<input type="hidden" name="driveType" value="4X4"/>')
  })

  it('links to great and good prices and keeps every other filter', () => {
    const markup = render({ goodPrices: [{ value: 'Great price', count: 1204 }] })
    expect(markup).toContain('href="/car-search?make=Ford&amp;driveType=4X4&amp;pricePosition=Great+price"')
    expect(markup).toContain('(1,204)')
    expect(render()).not.toContain('Well priced')
  })

  it('submits the sort order with the form although it is outside', () => {
    expect(render()).toMatch(
      /<select[^>]*name="sort"[^>]*form="filters"|<select[^>]*form="filters"[^>]*name="sort"/,
    )
  })

  it('asks for a postcode when sorted by distance only', () => {
    const distance = { ...view.choice, sort: 'distance', postcode: 'L1' } as const
    expect(render()).not.toContain('name="postcode"')
    expect(render({ choice: distance })).toMatch(/name="postcode"[^>]*value="L1"/)
  })

  it('links from prices without VAT back to those advertised', () => {
    const markup = render({ type: 'van', choice: { ...view.choice, vat: 'ex' } })
    const advertised = '<a href="/van-search?make=Ford&amp;driveType=4X4" rel="nofollow"'
    expect(markup).toMatch(new RegExp(`${advertised.replace('?', '\\?')} class="[^"]*">As advertised`))
    expect(markup).toMatch(/<a href="[^"]*vat=ex"[^>]* aria-current="true"[^>]*>Ex VAT/)
  })

  it('removes a filter with a link', () => {
    expect(render()).toContain('href="/car-search?driveType=4X4"')
    expect(render()).toContain('href="/car-search?make=Ford"')
  })

  it('keeps the filters from page to page', () => {
    expect(render()).toContain('href="/car-search?make=Ford&amp;driveType=4X4&amp;page=3"')
  })

  it('links to the last page from a page past it', () => {
    const markup = render({ page: 60, vehicles: [] })
    expect(markup).toContain('There is no page 60 of these results.')
    expect(markup).toContain('href="/car-search?make=Ford&amp;driveType=4X4&amp;page=51"')
    expect(markup).not.toContain('aria-label="Pages"')
  })

  it('lists the invalid parameters', () => {
    expect(render({ faults: ['Price: write a whole number.'] })).toContain('Price: write a whole number.')
  })

  it('offers changes and near matches when nothing is found', () => {
    const offer = { text: 'with any drive type', count: 1204, href: '/car-search?make=Ford' }
    const near = { vehicle: toCardVehicle(bareRecord()), note: 'Without drive type 4X4' }
    const markup = render({ total: 0, pageCount: 1, page: 1, offers: [offer], nearMatches: [near] })
    expect(markup).toContain('No cars match all of these filters')
    expect(markup).toMatch(/<a href="\/car-search\?make=Ford"[^>]*><span[^>]*>1,204 cars<\/span>/)
    expect(markup).toContain('Nearest matches')
    expect(markup).toContain('Without drive type 4X4')
    expect(markup).toContain('Clear all filters')
  })

  it('says so when there is no stock', () => {
    const choice = { sort: 'relevance', postcode: '' } as const
    expect(render({ total: 0, pageCount: 1, page: 1, active: [], choice })).toContain(
      'No cars in stock today',
    )
  })
})
