import { afterAll, expect, it } from 'vitest'
import { stockRecord } from '#server/http/testing/stock-record.ts'
import { openSite } from '../support/open-site.ts'

// CAP Code 3.18: a price without VAT has the price with VAT beside it, because private buyers pay that one.

const vans = Array.from({ length: 12 }, (_, n) => {
  const more = { ownershipCondition: 'Used', odometerReadingMiles: 40_000 + n }
  const van = stockRecord({ id: `van-${n}`, type: 'Van', model: 'Transit', pounds: 9_000 + n * 137, more })
  van.adverts.retailAdverts.vatStatus = n % 2 === 0 ? 'Ex VAT' : '+ VAT'
  return van
})
const site = await openSite({ stock: vans })
afterAll(() => site.close())

const pounds = (text = '') => Number(text.replaceAll(/[£,]/g, ''))

it.each([
  ...['/vans', '/vans/used', '/vans/finance', '/vans/used/ford', '/vans/used/ford/transit'],
  ...['/van-search', '/vehicles', '/browse-stock', '/vehicles/van-0', '/vehicles/van-0?vat=ex'],
  ...[
    '/vehicles/van-1/apply',
    '/vehicles/van-0/enquire/viewing',
    '/compare?v=van-0&v=van-1',
    '/saved?v=van-0',
  ],
])('every price without VAT on %s has the one with VAT beside it', async (path) => {
  const { document } = await site.open(path)
  const texts = [
    document.querySelector('main')?.textContent ?? '',
    document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  ]
  const prices = [
    ...texts
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .matchAll(/(£[\d,.]*\d) ?(?:Ex VAT|\+ VAT)(?:, (£[\d,.]*\d) with VAT)?/g),
  ]
  expect(prices.length).toBeGreaterThan(0)
  for (const [words, without, withVat] of prices)
    expect(pounds(withVat), words).toBeCloseTo(pounds(without) * 1.2, 2)
})
