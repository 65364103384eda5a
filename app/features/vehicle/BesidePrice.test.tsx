import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BesidePrice } from './BesidePrice.tsx'
import type { Promises } from './promised.ts'

const promise = { title: 'Delivery', summary: 'We deliver.', terms: ['Free.'] }
const shown = (promises: Promises, check: { text: string; href: string | null } | null = null) =>
  renderToStaticMarkup(
    <BesidePrice promises={promises} check={check} type="truck" condition="Used" years={3} />,
  )

it('names each promise that holds for the vehicle with its terms', () => {
  const html = shown({
    delivery: promise,
    returns: { ...promise, title: '7-day exchange' },
    preparation: { ...promise, title: 'Checked', types: ['car'] },
  })
  expect(html).toContain('<a href="/terms-of-sale#delivery">Delivery</a>')
  expect(html).toContain('<a href="/terms-of-sale#returns">7-day exchange</a>')
  expect(html).not.toContain('Checked')
})

it('has the history check of the record, and nothing at all where nothing is stated', () => {
  const check = { text: 'HPI on 3 November 2026: clear', href: 'https://check.example/1' }
  expect(shown({}, check)).toMatch(/History check.* by HPI on 3 November 2026: clear.*check\.example/)
  expect(shown({})).toBe('')
})
