import { clickThrough } from './support/click-through.ts'
import { expect, test } from './support/test.ts'

// Pages that have the same links in the same places on a phone.
const lists = ['/vehicles', '/offers', '/browse-stock', '/cars/used/ford', '/vans/used/ford', '/nothing']
const words = [
  ...['/articles', '/articles/credit-score', '/expert-reviews', '/cars/reviews'],
  ...['/cars/reviews/ford-fiesta-2017-2023', '/about', '/finance-info', '/support', '/offline'],
]

test('every kind of link of the lists and the content pages leads to its page', async ({
  page,
  site,
  request,
}) => {
  const response = await request.get('/api/vehicles/search/truck?pageSize=1')
  const [vehicle]: { _id: string }[] = await response.json()
  const starts = [...lists, ...words, `/vehicles/${vehicle?._id}/apply`]
  const { faults, clicks } = await clickThrough(page, site.url, starts)
  expect(faults).toEqual([])
  expect(clicks).toBeGreaterThan(45)
})
