import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { CommissionStatement } from './CommissionStatement.tsx'

const text = renderToStaticMarkup(<CommissionStatement />).replaceAll(/<[^>]+>/g, ' ')

describe('the statement on commission', () => {
  it('says how it is calculated, with the amount for the representative example', () => {
    expect(text).toContain(`${site.commission.percent}% of the amount you borrow`)
    expect(text).toContain('If you borrow £12,000, we receive £600')
  })

  it('names every lender on the panel, and says that there is no tie', () => {
    for (const lender of site.lenders) expect(text).toContain(lender)
    expect(text).toContain('no tie')
  })
})
