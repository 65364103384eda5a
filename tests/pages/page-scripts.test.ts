import { afterAll, describe, expect, it } from 'vitest'
import { openSite } from '../support/open-site.ts'

const site = await openSite()
afterAll(() => site.close())

/** JSON-LD and speculation rules are data of others. */
async function scriptsOf(path: string) {
  const { document } = await site.open(path.replace('{id}', encodeURIComponent(site.vehicleId)))
  const scripts = document.querySelectorAll('script')
  return {
    sources: scripts.flatMap((script) => script.getAttribute('src') ?? []),
    data: scripts.filter((script) => script.hasAttribute('data-hydrates')),
  }
}

describe.each([
  ...['/', '/cars', '/vans/used', '/valuation', '/vehicles', '/offers', '/finance-prices', '/cars/used/ford'],
  ...['/saved', '/compare', '/articles', '/cars/reviews/ford-fiesta-2017-2023', '/privacy', '/offline'],
  ...['/nothing', '/vehicles?page=0', '/vehicles/never-here', '/vehicles/{id}/apply'],
  ...['/vehicles/{id}/enquire/call', '/car-search', '/vehicles/{id}', '/_ui'],
])('%s', (path) => {
  it('has the one script of every page', async () => {
    expect((await scriptsOf(path)).sources).toEqual([
      expect.stringMatching(/^\/assets\/entry\.client-[\w-]+\.js$/),
    ])
  })
})

it.each([
  ['/vehicles/{id}', 'vehicle', ['vehicle', 'application', 'finance', 'position', 'place']],
  ['/_ui', 'design-system', []],
])('%s has the props with which React hydrates it', async (path, page, names) => {
  const [data, ...others] = (await scriptsOf(path)).data
  expect(others).toEqual([])
  expect(data?.getAttribute('data-hydrates')).toBe(page)
  expect(Object.keys(JSON.parse(data?.text ?? ''))).toEqual(expect.arrayContaining(names))
})

it.each(['/', '/car-search', '/privacy', '/vehicles/never-here'])('%s does not hydrate', async (path) => {
  expect((await scriptsOf(path)).data).toEqual([])
})
