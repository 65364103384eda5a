import { urls } from '../app/urls.ts'

/** One page of the measurement. */
export interface MeasuredPage {
  name: string
  path: string
  /**
   * Addresses of pages of the same kind that the site has not been asked for. They may return after the stock has
   * changed. Null: the page depends on the build and the day only, and has no such addresses.
   */
  unseen: (() => string[]) | null
}

/** How many addresses one measurement without cache requests. */
export const unseenAtOnce = 120

/** A page of each kind, on the demo stock. */
export async function planPages(site: string): Promise<MeasuredPage[]> {
  const ids = await vehicleIds(site)
  const choices = await carChoices(site)
  let [price, vehicle] = [50_000, 1]
  const chosen = (path: string) => () => choices.slice(0, unseenAtOnce).map((query) => `${path}?${query}`)
  return [
    { name: 'home', path: urls.home, unseen: chosen(urls.home) },
    {
      name: 'results',
      path: urls.search('car'),
      // Almost the whole stock is cheaper, so every page of results is full.
      unseen: () => many(() => urls.search('car', { price: `-${price++}` })),
    },
    {
      name: 'vehicle',
      path: urls.vehicle(ids[0] ?? ''),
      unseen: () => many(() => urls.vehicle(ids[vehicle++ % ids.length] ?? '')),
    },
    { name: 'used cars', path: urls.used('car'), unseen: chosen(urls.used('car')) },
    { name: 'privacy', path: urls.privacy, unseen: null },
  ]
}

function many(make: () => string): string[] {
  return Array.from({ length: unseenAtOnce }, make)
}

async function vehicleIds(site: string): Promise<string[]> {
  const pages = await Promise.all(
    Array.from({ length: 10 }, (_, page) => getJson(`${site}/api/vehicles?pageSize=100&page=${page + 1}`)),
  )
  return pages.flat().map((record) => (record as { _id: string })._id)
}

/** Every make and model of the cars, as the forms of the home page and of landing pages send them. */
async function carChoices(site: string): Promise<string[]> {
  const { make } = (await getJson(`${site}${urls.api.distinctValues('car')}`)) as { make: string[] }
  const queries: string[] = []
  for (const each of make) {
    const distinct = await getJson(`${site}${urls.api.distinctValues('car', { make: each })}`)
    const { model } = distinct as { model: string[] }
    queries.push(...model.map((name) => `${new URLSearchParams({ make: each, model: name })}`))
  }
  return queries
}

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
