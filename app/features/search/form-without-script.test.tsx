import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { type HTMLElement, parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defaultTerms } from '#content/credit-terms.ts'
import { soldTypes } from '#content/sold-types.ts'
import { parseFilters } from '#domain/search/parse-query.ts'
import type { FacetValue } from '#domain/search/query.ts'
import { filterFields, isTextField } from '#domain/stock/filter-fields.ts'
import { stockOf } from '../../../tests/support/stock-of-records.ts'
import { readFormQuery } from './form-query.ts'
import { loadSearch } from './load-search.ts'
import { SearchPage } from './SearchPage.tsx'

const counted = stockOf([...makeDemoStock({ count: 300, seed: 5 })])
const stock = { ...counted, total: counted.count, pricePosition: () => null }

/** What a browser without script sends of the filters when nothing was changed. */
function sentBy(form: HTMLElement): URLSearchParams {
  const sent = new URLSearchParams()
  for (const control of form.querySelectorAll('input, select')) {
    const name = control.getAttribute('name')
    if (name === undefined || control.closest('fieldset[disabled]')) continue
    if (control.tagName === 'SELECT')
      sent.append(name, control.querySelector('option[selected]')?.getAttribute('value') ?? '')
    else if (control.getAttribute('type') !== 'checkbox' || control.hasAttribute('checked'))
      sent.append(name, control.getAttribute('value') ?? '')
  }
  return sent
}

describe.each(soldTypes)('the form of a %s search without script', (type) => {
  const fields = filterFields.filter(isTextField)

  async function expectSent(values: readonly [field: string, value: string][]) {
    const address = new URLSearchParams([...values, ['price', '-9000']])
    const view = await loadSearch(stock, type, address)
    const page = parse(renderToStaticMarkup(<SearchPage view={view} />))
    const form = page.querySelector('#filters')
    if (!form) throw new Error('There is no form of filters')
    expect(parseFilters(readFormQuery(sentBy(form)), defaultTerms)).toEqual(
      parseFilters(address, defaultTerms),
    )
  }

  it.each(fields)('sends every value of %s again', async (field) => {
    const facets: Partial<Record<string, readonly FacetValue[]>> = stock.facets(type, {})
    const [stocked = 'None'] = (facets[field] ?? []).map(({ value }) => value)
    await expectSent([stocked, 'Never Made', 'Nor This'].map((value) => [field, value]))
  })

  it('sends every field again when nothing is found', async () => {
    await expectSent(fields.map((field) => [field, 'Never Made']))
  })
})
