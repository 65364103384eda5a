import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found } from '#domain/stock/store.ts'
import { exampleVan } from '../record/example-van.ts'
import { ComparePage } from './ComparePage.tsx'
import { compareRows, loadCompare } from './load-compare.ts'

function record(id: string, vehicle: object, features?: string[]): StockRecord {
  const plain = exampleVan()
  return {
    ...plain,
    metadata: { ...plain.metadata, stockId: id },
    vehicle: { ...plain.vehicle, ...vehicle },
    ...(features ? { features: features.map((name) => ({ name })) } : {}),
  } as StockRecord
}

const red = record('red', { colour: 'Red', batteryRangeMiles: 200 }, ['Air conditioning', 'Tow bar'])
const blue = record('blue', { colour: 'Blue' }, ['air conditioning', 'Roof rack'])

it('what differs is apart from what is the same', () => {
  const { different, same } = compareRows([red, blue])
  expect(different).toContainEqual({ label: 'Colour', values: ['Red', 'Blue'] })
  expect(different).toContainEqual({ label: 'Battery range', values: ['200 miles', 'Not listed'] })
  expect(same).toContainEqual({ label: 'Fuel type', values: ['Diesel', 'Diesel'] })
  expect(
    different.map(({ label }) => label).filter((label) => same.some((row) => row.label === label)),
  ).toEqual([])
})

it('equipment is compared by name, whatever its case', () => {
  expect(compareRows([red, blue]).equipment).toEqual([
    { label: 'Roof rack', values: ['Not listed', 'Yes'] },
    { label: 'Tow bar', values: ['Yes', 'Not listed'] },
  ])
})

it('an advert without a list of equipment is not compared by it', () => {
  const bare = record('bare', {}, [])
  expect(compareRows([red, bare]).equipment).toEqual([])
  expect(compareRows([red, blue, bare]).equipment.map(({ values }) => values[2])).toEqual([
    'Unknown',
    'Unknown',
  ])
})

const stock = {
  find: async (id: string): Promise<Found> =>
    id === 'never'
      ? { state: 'unknown' }
      : { state: id === 'gone' ? 'sold' : 'listed', record: record(id, { colour: id }) },
  pricePosition: () => null,
}

const load = (query: string) => loadCompare(stock, new URLSearchParams(query))

it('compares four at most, each once, and says what it leaves out', async () => {
  const view = await load('v=a&v=b&v=a&v=c&v=d&v=e')
  expect(view.vehicles.map(({ vehicle }) => vehicle.id)).toEqual(['a', 'b', 'c', 'd'])
  expect(view.omitted).toBe(1)
  expect(renderToStaticMarkup(<ComparePage {...view} />)).toContain('so we left out the rest')
  expect((await load('v=a&v=never')).omitted).toBe(1)
})

it('the heading of a column has a link without its vehicle, and a sold one shows no price', async () => {
  const markup = renderToStaticMarkup(<ComparePage {...(await load('v=a&v=gone'))} />)
  const heads = markup.match(/<th scope="col".*?<\/th>/g) ?? []
  expect(heads).toHaveLength(2)
  expect(heads[0]).toContain('href="/compare?v=gone"')
  expect(heads[0]).toContain('href="/vehicles/a"')
  expect(heads[0]).toContain('href="/vehicles/a/apply"')
  expect(heads[0]).toContain('href="/vehicles/a/enquire/call"')
  expect(heads[0]).toMatch(/a month<.*£0 deposit, 60 months/)
  expect(heads[1]).toContain('href="/compare?v=a"')
  expect(heads[1]).toContain('Sold')
  expect(heads[1]).not.toMatch(/£|\/vehicles\//)
  expect(markup).toContain('href="/saved?with=a&amp;with=gone"')
  expect(markup.indexOf('Representative example')).toBeLessThan(markup.indexOf('a month'))
})

it('without vehicles it leads to the saved ones', async () => {
  const markup = renderToStaticMarkup(<ComparePage {...(await load(''))} />)
  expect(markup).toContain('href="/saved"')
  expect(markup).not.toMatch(/<table|Representative/)
})
