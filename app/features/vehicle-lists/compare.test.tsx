import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found } from '#domain/stock/store.ts'
import { onlyTypeOf } from '#domain/stock/vehicle-type-of.ts'
import { exampleVan } from '../record/example-van.ts'
import { toCardVehicle } from '../vehicle-card/card-vehicle.ts'
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

/** Its words, without tags. */
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

const red = record('red', { colour: 'Red', batteryRangeMiles: 200 }, ['Air conditioning', 'Tow bar'])
const blue = record('blue', { colour: 'Blue' }, ['air conditioning', 'Roof rack'])

it('what differs is apart from what is the same', () => {
  const { different, same } = compareRows([red, blue])
  expect(different).toContainEqual({ label: 'Colour', values: ['Red', 'Blue'] })
  expect(same).toContainEqual({ label: 'Fuel type', values: ['Diesel', 'Diesel'] })
  expect(
    different.map(({ label }) => label).filter((label) => same.some((row) => row.label === label)),
  ).toEqual([])
})

const electric = { fuelType: 'Electric', badgeEngineSizeLitres: null, engineSize: null }

it.each([
  // label, the first vehicle, the second, what is said of both
  [
    'Battery range',
    { fuelType: 'Electric', batteryRangeMiles: 200 },
    { fuelType: 'Diesel' },
    ['200 miles', null],
  ],
  [
    'Battery range',
    { fuelType: 'Electric', batteryRangeMiles: 200 },
    { fuelType: 'Petrol' },
    ['200 miles', null],
  ],
  [
    'Battery range',
    { fuelType: 'Electric', batteryRangeMiles: 200 },
    { fuelType: 'Petrol Plug-in Hybrid' },
    ['200 miles', 'Not listed'],
  ],
  [
    'Battery range',
    { fuelType: 'Electric', batteryRangeMiles: 200 },
    { fuelType: 'Electric' },
    ['200 miles', 'Not listed'],
  ],
  [
    'Battery range',
    { fuelType: 'Electric', batteryRangeMiles: 200 },
    { fuelType: null },
    ['200 miles', 'Not listed'],
  ],
  ['Engine size', { badgeEngineSizeLitres: 2 }, electric, ['2.0 litres', null]],
  ['CO2 emissions', { co2EmissionGPKM: 120 }, { fuelType: 'Electric' }, ['120 g/km', null]],
  ['CO2 emissions', { co2EmissionGPKM: 120 }, { fuelType: 'Petrol' }, ['120 g/km', 'Not listed']],
  ['Wheelbase', { wheelbaseType: 'LWB' }, { vehicleType: 'Car' }, ['LWB', null]],
  [
    'Axle configuration',
    { vehicleType: 'Truck', axleConfiguration: '6x2' },
    { vehicleType: 'Van' },
    ['6x2', null],
  ],
])('%s that does not apply is told from what is not listed: %j beside %j', (label, one, other, values) => {
  const { different } = compareRows([record('one', one), record('other', other)])
  expect(different.find((row) => row.label === label)?.values).toEqual(values)
})

it('a line that applies to none is left out', () => {
  const { different, same } = compareRows([record('one', electric), record('other', electric)])
  expect([...different, ...same].map(({ label }) => label)).not.toContain('Engine size')
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

it('says the type of its vehicles where they have one', async () => {
  expect((await load('v=a&v=gone&v=never')).onlyType).toBe('van')
  expect((await load('')).onlyType).toBe(null)
  expect(onlyTypeOf([record('van', {}), record('car', { vehicleType: 'Car' })])).toBe(null)
})

it('a column has a link without its vehicle and its price, and a sold one shows no price', async () => {
  const markup = renderToStaticMarkup(<ComparePage {...(await load('v=a&v=gone'))} />)
  const heads = markup.match(/<th scope="col".*?<\/th>/g) ?? []
  expect(heads).toHaveLength(2)
  expect(heads[0]).toContain('href="/compare?v=gone"')
  expect(heads[0]).toContain('href="/vehicles/a"')
  expect(heads[1]).toContain('href="/compare?v=a"')
  expect(heads[1]).not.toMatch(/\/vehicles\//)
  const prices = markup.match(/<thead.*<\/thead>/)?.[0].match(/<td class.*?<\/td>/g) ?? []
  expect(prices.map(textOf)).toEqual([' ', expect.stringContaining('£'), expect.stringMatching(/^ *Sold *$/)])
  expect(markup).toContain('href="/vehicles/a/apply"')
  expect(markup).toContain('href="/vehicles/a/enquire/call"')
  expect(markup).not.toMatch(/vehicles\/gone/)
  expect(textOf(markup)).toMatch(/a month £0 deposit, 60 months/)
  expect(markup).toContain('href="/saved?with=a&amp;with=gone"')
  expect(markup.indexOf('Representative example')).toBeLessThan(markup.indexOf('a month'))
})

it('what differs has its heading before what is the same, and what does not apply is said in words', async () => {
  const battery = record('a', { fuelType: 'Electric', batteryRangeMiles: 200 })
  const diesel = record('b', { fuelType: 'Diesel' })
  const vehicles = [battery, diesel].map((each) => ({ vehicle: toCardVehicle(each), sold: false }))
  const markup = renderToStaticMarkup(
    <ComparePage
      vehicles={vehicles}
      rows={compareRows([battery, diesel])}
      places={[null, null]}
      omitted={0}
    />,
  )
  expect(textOf(markup)).toMatch(/What differs .*Battery range 200 miles – Does not apply .*The same on all /)
  expect(markup).toContain('<span aria-hidden="true">–</span>')
})

it('without vehicles it leads to the saved ones', async () => {
  const markup = renderToStaticMarkup(<ComparePage {...(await load(''))} />)
  expect(markup).toContain('href="/saved"')
  expect(markup).not.toMatch(/<table|Representative/)
})
