import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AfterYouBuy } from './AfterYouBuy.tsx'

type Props = ComponentProps<typeof AfterYouBuy>

const warranty: NonNullable<Props['promises']['warranty']> = {
  title: '6-month warranty',
  summary: 'Every car has one.',
  guarantor: 'Harbour Cars, 1 Quay, Bristol',
  territory: 'Great Britain',
  terms: ['Parts and labour.'],
}
const linksOf = (promises: Props['promises'], vehicle: Partial<Props> = {}) => {
  const markup = renderToStaticMarkup(
    <AfterYouBuy promises={promises} type="car" condition="Used" years={3} {...vehicle} />,
  )
  return [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
}

it('names what the dealer promises, and the right to cancel whether or not there is a promise', () => {
  const cancel = '/terms-of-sale#if-you-buy-without-meeting-us'
  expect(linksOf({ warranty })).toEqual(['/terms-of-sale#warranty', cancel])
  expect(linksOf({})).toEqual([cancel])
})

it('names a promise only for the types and conditions of vehicles that it holds for', () => {
  const isNamed = (limits: Partial<typeof warranty>, vehicle: Partial<Props>) =>
    linksOf({ warranty: { ...warranty, ...limits } }, vehicle).includes('/terms-of-sale#warranty')
  const ofCarsAndVans = { types: ['car' as const, 'van' as const] }
  expect(isNamed(ofCarsAndVans, { type: 'van' })).toBe(true)
  expect(isNamed(ofCarsAndVans, { type: 'truck' })).toBe(false)
  expect(isNamed({ conditions: ['used'] }, { condition: 'Used' })).toBe(true)
  expect(isNamed({ conditions: ['used'] }, { condition: 'New' })).toBe(false)
  expect(isNamed({ conditions: ['used'] }, { condition: null })).toBe(false)
  expect([9, 10, null].map((years) => isNamed({ underYears: 10 }, { years }))).toEqual([true, false, false])
})
