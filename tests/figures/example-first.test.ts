import { afterAll, describe, expect, it } from 'vitest'
import { landingPages } from '#content/landing-pages.ts'
import { openSite } from '../support/open-site.ts'

const site = await openSite({ count: 3_000 })
afterAll(() => site.close())

/** An amount or a rate of the cost of credit. The price that a visitor may set as a limit is none. */
const costOfCredit = /£[\d,.]+ a month|Monthly Prices From|monthly payments? of ?£|\d% APR/

/** The text of the page's content. The limits that a visitor may choose for a search are no costs. */
async function textOf(path: string): Promise<string> {
  const { document } = await site.open(path.replace('{id}', encodeURIComponent(site.vehicleId)))
  const main = document.querySelector('main')
  for (const element of main?.querySelectorAll('option, script, style') ?? []) element.remove()
  return main?.textContent ?? ''
}

describe('the representative example', () => {
  it.each([
    ...landingPages.filter(({ topic }) => topic !== 'leasing').map(({ path }) => path),
    ...['/', '/cars/used/ford', '/vans/used/diesel'],
    ...['/finance-prices', '/car-search', '/van-search', '/vehicles/{id}', '/vehicles/{id}?finance=pcp'],
    '/cars/finance?finance=pcp&term=48',
    ...['/vehicles/{id}/apply?finance=pcp&term=24', '/car-search?make=Ford&price=-100'],
  ])('comes before every cost of credit on %s', async (path) => {
    const text = await textOf(path)
    const start = text.indexOf('Representative example')
    expect(start).toBeGreaterThanOrEqual(0)
    expect(text.slice(0, start)).not.toMatch(costOfCredit)
    expect(text.slice(start)).toMatch(costOfCredit)
  })

  it.each(landingPages.filter(({ topic }) => topic === 'leasing'))(
    'is not on $path, which has no cost of credit and says so',
    async ({ path }) => {
      const text = await textOf(path)
      // The ranges to choose from, in whole pounds, are no cost.
      expect(text).not.toMatch(/\d% APR|£[\d,]+\.\d\d a month|from £/)
      expect(text).toContain('We have no priced leases online.')
    },
  )

  it.each(['/browse-stock', '/vehicles', '/offers', '/valuation', '/part-exchange', '/about', '/pricing'])(
    'is on %s if there is a cost of credit',
    async (path) => {
      const text = await textOf(path)
      if (costOfCredit.test(text))
        expect(text.search(costOfCredit)).toBeGreaterThan(text.indexOf('Representative example'))
      if (costOfCredit.test(text)) expect(text).toContain('Representative example')
    },
  )
})
