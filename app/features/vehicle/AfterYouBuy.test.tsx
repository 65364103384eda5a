import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AfterYouBuy } from './AfterYouBuy.tsx'

const warranty = {
  title: '6-month warranty',
  summary: 'Every car has one.',
  guarantor: 'Harbour Cars, 1 Quay, Bristol',
  territory: 'Great Britain',
  terms: ['Parts and labour.'],
}
const linksOf = (promises: Parameters<typeof AfterYouBuy>[0]['promises']) =>
  [...renderToStaticMarkup(<AfterYouBuy promises={promises} />).matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => href,
  )

it('names what the dealer promises, and the right to cancel whether or not there is a promise', () => {
  const cancel = '/terms-of-sale#if-you-buy-without-meeting-us'
  expect(linksOf({ warranty })).toEqual(['/terms-of-sale#warranty', cancel])
  expect(linksOf({})).toEqual([cancel])
})
