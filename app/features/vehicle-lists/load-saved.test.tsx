import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found } from '#domain/stock/store.ts'
import { mostSaved } from '../kept-vehicles/saved-vehicles.ts'
import { exampleVan } from '../record/example-van.ts'
import { loadSaved } from './load-saved.ts'
import { SavedPage } from './SavedPage.tsx'

const record = (id: string): StockRecord =>
  exampleVan({ metadata: { ...exampleVan().metadata, stockId: id } })

const stock = {
  find: async (id: string): Promise<Found> =>
    id === 'never' ? { state: 'unknown' } : { state: id === 'gone' ? 'sold' : 'listed', record: record(id) },
  total: () => 3,
  pricePosition: () => null,
  search: async () => ({ ids: [], total: 2, records: [record('like'), record('alike')] }),
}

const load = (query: string) => loadSaved(stock, new URLSearchParams(query))

it('a list has its vehicles in the order of the address, each once, and those for sale first', async () => {
  const { items, omitted, onlyType } = await load('v=b&v=gone&v=a&v=b&v=&v=never')
  expect(items.map(({ id, state }) => [id, state])).toEqual([
    ['b', 'listed'],
    ['a', 'listed'],
    ['gone', 'sold'],
    ['never', 'unknown'],
  ])
  expect([omitted, onlyType]).toEqual([0, 'van'])
  expect((await load('v=never')).onlyType).toBe(null)
})

it('a list that is too long says how many it leaves out', async () => {
  const query = Array.from({ length: mostSaved + 7 }, (_, index) => `v=${index}`).join('&')
  const view = await load(query)
  expect([view.items.length, view.omitted]).toEqual([mostSaved, 7])
  expect(renderToStaticMarkup(<SavedPage {...view} />)).toContain('7 more are not shown')
})

it('a sold vehicle has its name, year and picture, without its price, and others like it that are for sale', async () => {
  const view = await load('v=gone&v=a')
  const markup = renderToStaticMarkup(<SavedPage {...view} />)
  const [, gone = ''] = markup.split('No longer for sale')
  expect(gone).toContain('This vehicle has been sold or is no longer for sale.')
  expect(gone).toMatch(/<img.*<h3>Ford Transit<\/h3><p>20\d\d · /)
  const [sold = '', similar = ''] = gone.split('Similar, and for sale')
  expect(sold).not.toContain('£')
  expect(similar).toContain('href="/vehicles/like"')
  expect(similar).toContain('£')
  // A monthly price would need the representative example before it.
  expect(gone).not.toContain('a month')
  expect(gone).toContain('href="/van-search?make=Ford&amp;model=Transit"')
  // Below those for sale.
  expect(markup.indexOf('href="/vehicles/a"')).toBeLessThan(markup.indexOf('No longer for sale'))
})

it('where none is left for sale there is nothing to compare', async () => {
  const markup = renderToStaticMarkup(<SavedPage {...(await load('v=gone&v=never'))} />)
  expect(markup).not.toMatch(/Representative|type="checkbox" name="v"|type="submit"/)
})

it('the representative example precedes the monthly prices', async () => {
  const markup = renderToStaticMarkup(<SavedPage {...(await load('v=a'))} />)
  const example = markup.indexOf('Representative example')
  expect(example).toBeGreaterThan(0)
  expect(markup.indexOf('a month')).toBeGreaterThan(example)
})

it('vehicles to compare are ticked, and sent along when they are not in the list', async () => {
  const markup = renderToStaticMarkup(<SavedPage {...(await load('v=a&v=b&with=b&with=other'))} />)
  expect(markup).toContain('<input type="hidden" name="v" value="other"/>')
  expect(markup.match(/checked=""/g)).toHaveLength(1)
  expect(markup).toMatch(
    /checked="" name="v" value="b"|name="v" checked="" value="b"|name="v" value="b" checked=""/,
  )
})
