import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Stock } from '#app/services.ts'
import { defaultTerms } from '#domain/finance/finance-terms.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import { monthlyFigure } from '#domain/finance/monthly-figure.ts'
import { createScanIndex } from '#domain/search/oracle.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { exampleRecord } from '#domain/stock/example-record.ts'
import type { Listing } from '#domain/stock/listing.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { BudgetTable, loadBudgets } from './BudgetTable.tsx'

function carAt(amountGBP: number): Listing {
  const record = exampleRecord()
  record.metadata.stockId = `car-${amountGBP}`
  record.vehicle.vehicleType = 'Car'
  record.adverts.retailAdverts.totalPrice = { amountGBP }
  return toListing(record) as Listing
}

function stockOf(prices: readonly number[]) {
  const index = createScanIndex(prices.map(carAt))
  const search = async (query: SearchQuery) => ({ total: index.search(query).total, records: [] })
  return { search } as unknown as Stock
}

const pounds = (text: string) => Number(text.replaceAll(/[£,]/g, ''))

describe('monthly budgets', () => {
  it('count the cars whose monthly price is within the budget', async () => {
    const prices = [3_000, 3_872, 3_873, 9_000, 29_000, 60_000]
    for (const { monthly, count } of await loadBudgets(stockOf(prices))) {
      const within = prices.filter(
        (price) => Number(monthlyFigure(penceFromPounds(price), null, defaultTerms)) <= pounds(monthly) * 100,
      )
      expect(count, monthly).toBe(within.length)
    }
  })

  it('link to the search for those cars, if there are any', async () => {
    const budgets = await loadBudgets(stockOf([5_000]))
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <BudgetTable budgets={budgets} />
      </MemoryRouter>,
    )
    expect(markup).toContain('No cars')
    expect(markup).toContain('1 car<')
    expect(markup).toContain('href="/car-search?price=-5808"')
    expect(markup).not.toContain('href="/car-search?price=-3872"')
  })
})
