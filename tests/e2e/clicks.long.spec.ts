import { clickThrough } from './support/click-through.ts'
import type { Region } from './support/links.ts'
import { expect, test } from './support/test.ts'

// One page of each kind, which together contain each block of links.
const enhanced = ['/', '/cars', '/vans/used', '/trucks/new', '/cars/finance', '/vans/leasing']
test('every kind of link of the home page and the landing pages leads to its page, as a new document', async ({
  page,
  site,
  isMobile,
}) => {
  // A document for each kind of link.
  test.slow()
  // The links of `main` are the same on a phone; links-in-reach.sampled.mobile.spec.ts checks that they can be pressed there.
  const regions: Region[] = ['header', 'menu', 'footer']
  if (!isMobile) regions.push('main')
  const { faults, clicks, withoutReload } = await clickThrough(page, site.url, enhanced, regions)
  expect(faults).toEqual([])
  expect(clicks).toBeGreaterThan(isMobile ? 20 : 50)
  // The skip link.
  expect(withoutReload).toBeLessThan(3)
})
