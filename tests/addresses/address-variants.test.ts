import { afterAll, expect, it } from 'vitest'
import { host, openSite } from '../support/open-site.ts'
import { type AddressVariant, addressVariants } from './address-variants.ts'

const site = await openSite()
afterAll(() => site.close())
const variants = addressVariants(site.vehicleId)

it('answers every spelling of an address with its page, the canonical spelling or 404', async () => {
  expect(variants.length).toBeGreaterThan(200)
  const answers: AddressVariant[] = []
  for (const { target } of variants) {
    const { status, location } = await site.ask(target)
    answers.push({ target, status, location })
  }
  expect(answers).toEqual(variants)
})

it('answers HEAD as it answers GET', async () => {
  for (const target of ['/cars', '/CARS/', '/nothing', '/stock', '//evil.example/']) {
    const { body, ...head } = await site.ask(target, { method: 'HEAD' })
    const { body: _body, ...get } = await site.ask(target)
    expect(head).toEqual(get)
    expect(body).toBe('')
  }
})

it('redirects no address twice for its spelling', async () => {
  const redirects = variants.filter(({ status }) => status === 308)
  const targets = new Set(redirects.map(({ location }) => location ?? ''))
  for (const target of targets) expect([target, (await site.ask(target)).status]).not.toEqual([target, 308])
})

it('never names another site as the address of a page', async () => {
  const foreign = variants.filter(({ target }) => target.includes('evil.example'))
  expect(foreign.length).toBeGreaterThan(5)
  for (const { target } of foreign) {
    const { body } = await site.ask(target)
    const named = body.match(/<(link rel="(canonical|alternate)"|meta property="og:url")[^>]*>/g) ?? []
    expect(named).toHaveLength(3)
    for (const element of named) expect(element).toContain(`"http://${host}/`)
  }
})
