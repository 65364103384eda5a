import { afterAll, describe, expect, it } from 'vitest'
import { landingPages } from '#content/landing-pages.ts'
import { addressOf } from '../support/landing-forms.ts'
import { openSite } from '../support/open-site.ts'

const site = await openSite({ count: 3_000 })
afterAll(() => site.close())

/** Values of a select except the first, which means any. */
async function choicesOn(path: string, name: 'make' | 'model'): Promise<string[]> {
  const { document } = await site.open(path)
  const options = document.querySelectorAll(`main section select[name="${name}"] option`)
  return options.slice(1).map((option) => option.getAttribute('value') ?? '')
}

describe.each(landingPages)('the form of $path', (form) => {
  it('is submitted to its own page without script, with parameters that the page reads', async () => {
    const { document } = await site.open(form.path)
    const sent = document.querySelector('main section form')
    expect([sent?.getAttribute('method'), sent?.getAttribute('action')]).toEqual(['get', form.path])
    expect(sent?.querySelector('select[name="make"]')?.hasAttribute('disabled')).toBe(false)
    expect(sent?.querySelector('select[name="model"]')?.hasAttribute('disabled')).toBe(true)
    expect(sent?.querySelector('noscript button')?.text).toBe('Update lists')
    const submit = sent?.querySelectorAll('button[type="submit"][name="deals"]') ?? []
    expect(submit.map(({ text }) => text)).toEqual([form.topic === 'leasing' ? 'Search' : 'View Deals'])
  })

  it('is redirected by its page to the address of its rule without script', async () => {
    const ask = async (query: Record<string, string>) =>
      (await site.ask(`${form.path}?${new URLSearchParams(query)}`)).location
    const [make = ''] = await choicesOn(form.path, 'make')
    expect(make).not.toBe('')
    // The select of models is disabled until the page has been loaded with the make.
    expect(await ask({ make: '', deals: '' })).toBe(addressOf(form, '', ''))
    expect(await ask({ make, deals: '' })).toBe(addressOf(form, make, ''))
    const chosen = `${form.path}?${new URLSearchParams({ make })}`
    const [model = ''] = await choicesOn(chosen, 'model')
    expect(model).not.toBe('')
    expect(await ask({ make, model: '', deals: '' })).toBe(addressOf(form, make, ''))
    expect(await ask({ make, model, deals: '' })).toBe(addressOf(form, make, model))
    expect((await site.open(addressOf(form, make, model))).status).toBe(200)
  })
})

it('every published figure on a landing page has a label', async () => {
  const { document } = await site.open('/cars/used')
  const figures = document.querySelector('main dl')?.textContent ?? ''
  expect(figures).toContain('440,021')
  expect(figures).toContain('used cars')
  expect(figures).toContain('on 95,106 reviews')
})

it('new stock can be filtered by values in stock', async () => {
  const { document } = await site.open('/trucks/new')
  const section = document
    .querySelectorAll('main section')
    .find((each) => each.querySelector('h2')?.text === 'Find new trucks by')
  const link = section?.querySelector('a')
  const href = (link?.getAttribute('href') ?? '').replaceAll('&amp;', '&')
  expect(href).toMatch(/^\/truck-search\?.*condition=New/)
  const count = /([\d,]+)(?: \w+)?$/.exec(link?.text ?? '')?.[1] ?? 'no count'
  const results = await site.open(href)
  expect(results.document.querySelector('title')?.text).toMatch(new RegExp(`^${count} `))
})

it('each body type of the home page finds as many vehicles as it says', async () => {
  const { document } = await site.open('/')
  const links = document.querySelectorAll('section[aria-labelledby="body-types"] a')
  expect(links.length).toBeGreaterThan(8)
  for (const link of links) {
    const href = (link.getAttribute('href') ?? '').replaceAll('&amp;', '&')
    const count = /[\d,]+/.exec(link.text)?.[0]
    const results = (await site.open(href)).document.querySelector('#results')
    expect(results?.text, href).toMatch(new RegExp(`^${count} (car|van|truck)s?$`))
  }
})
