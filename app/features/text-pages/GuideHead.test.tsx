import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Stock } from '#app/services.ts'
import type { Review } from '#content/text-schemas.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { exampleVan } from '../record/example-van.ts'
import { GuideHead } from './GuideHead.tsx'
import { guidedStock } from './guided-stock.ts'

const page = {
  type: 'van',
  make: 'Ford',
  model: 'Transit',
  years: '2019 onwards',
  summary: 'The roomy one. Check the belt.',
  updated: '2026-11-27',
} as Review

/** With this many vans, of which these are the last to have arrived. */
const stockOf = (count: number, records: StockRecord[]) =>
  ({ total: () => count, search: async () => ({ records }) }) as unknown as Stock

const priced = (amountGBP: number, href: string | null) => {
  const van = exampleVan()
  van.adverts.retailAdverts.totalPrice = { amountGBP }
  return { ...van, media: { images: href === null ? [] : [{ href }] } }
}

describe('the head of a buyer’s guide', () => {
  it('has the verdict, the years, the day, and one of the model that most buyers could afford', async () => {
    const stock = await guidedStock(
      stockOf(1204, [
        priced(30_000, '/media/dear.svg'),
        priced(9_000, '/media/cheap.svg'),
        priced(8_000, null),
      ]),
      page,
    )
    const markup = renderToStaticMarkup(<GuideHead page={page} stock={stock} />)
    expect(markup).toContain('<strong>Our verdict</strong> The roomy one. Check the belt.')
    expect(markup).toContain('Years covered: 2019 onwards.')
    expect(markup).toContain('<time dateTime="2026-11-27">27 November 2026</time>')
    expect(markup).toContain('src="/media/cheap.svg"')
    expect(markup).toContain('<a href="/van-search?make=Ford&amp;model=Transit">See 1,204 vans in stock</a>')
  })

  it('has neither picture nor link where none of the model is in stock', async () => {
    expect(await guidedStock(stockOf(0, []), page)).toBeNull()
    const markup = renderToStaticMarkup(<GuideHead page={page} stock={null} />)
    expect(markup).toContain('Our verdict')
    expect(markup).not.toMatch(/<img|<a /)
  })

  it('has no picture where none of them has one', async () => {
    const stock = await guidedStock(stockOf(1, [priced(8_000, null)]), page)
    expect(stock).toMatchObject({ count: 1, picture: null })
  })
})
