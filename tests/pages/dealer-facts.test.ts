import { afterAll, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { picturesOf } from '../../scripts/screenshots/pages.ts'
import { openSite } from '../support/open-site.ts'

const shop = await openSite()
afterAll(() => shop.close())

const inOneLine = (text = '') => text.replaceAll(/\s+/g, ' ')

// SI 2015/17 reg. 25, SI 2002/2013 reg. 6, FCA Handbook GEN 4 Annex 1R, Modern Slavery Act 2015 s. 54(7).
it('every kind of page says in its footer who the dealer is', async () => {
  const facts = [...site.companyDetails, site.regulation?.disclosure ?? '']
  expect(facts).toHaveLength(4)
  for (const { path } of picturesOf(shop.vehicleId)) {
    const footer = (await shop.open(path)).document.querySelector('footer')
    for (const fact of facts) expect(inOneLine(footer?.textContent), path).toContain(fact)
    expect(footer?.querySelector(`a[href="${site.modernSlaveryStatement}"]`), path).not.toBeNull()
  }
})

/** Something that the dealer gives, not what a maker gives or what the law demands. */
const promise =
  /\bour (\S+ )?(warranty|delivery)\b|\bwe (give|offer|provide) a warranty|\bwe deliver (free|to|the|it)\b/i

it('a warranty or a delivery is promised only beside a link to its terms', async () => {
  const terms = (await shop.open('/terms-of-sale')).document
  const { warranty } = site.promises
  expect(inOneLine(terms.querySelector('main')?.textContent)).toContain(
    `It applies in ${warranty?.territory}.`,
  )
  let promising = 0
  for (const { path } of picturesOf(shop.vehicleId)) {
    const main = (await shop.open(path)).document.querySelector('main')
    if (path === '/terms-of-sale' || !promise.test(inOneLine(main?.textContent))) continue
    promising++
    const link = main?.querySelector('a[href^="/terms-of-sale#warranty"], a[href^="/terms-of-sale#delivery"]')
    const [, id] = (link?.getAttribute('href') ?? '').split('#')
    expect(terms.getElementById(id ?? ''), path).not.toBeNull()
  }
  expect(promising).toBeGreaterThan(0)
})
