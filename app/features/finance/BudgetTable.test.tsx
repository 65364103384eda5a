import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { defaultTerms } from '#content/credit-terms.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import { monthlyFigure } from '#domain/finance/monthly-figure.ts'
import { stockRecord } from '#server/http/testing/stock-record.ts'
import { stockOf } from '../../../tests/support/stock-of-records.ts'
import { BudgetTable, loadBudgets } from './BudgetTable.tsx'

const stockAt = (prices: readonly number[]) =>
  stockOf(prices.map((pounds) => stockRecord({ id: String(pounds), pounds })))

const pounds = (text: string) => Number(text.replaceAll(/[£,]/g, ''))

describe('monthly budgets', () => {
  it('count the cars whose monthly price is within the budget', async () => {
    const prices = [3_000, 3_872, 3_873, 9_000, 29_000, 60_000]
    for (const { monthly, count } of await loadBudgets(stockAt(prices))) {
      const within = prices.filter(
        (price) => Number(monthlyFigure(penceFromPounds(price), defaultTerms)) <= pounds(monthly) * 100,
      )
      expect(count, monthly).toBe(within.length)
    }
  })

  it('link to the search for those cars, if there are any', async () => {
    const budgets = await loadBudgets(stockAt([5_000]))
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
