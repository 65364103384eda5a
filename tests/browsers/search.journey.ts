import { it } from 'vitest'
import { inEachBrowser } from './support/in-each-browser.ts'

inEachBrowser((visit) => {
  it('each filter changes results and count at once, and Back undoes them', async () => {
    const { page, ask } = visit()
    const { total } = await ask('/api/vehicles/facets/car')
    const { total: ford } = await ask('/api/vehicles/facets/car?make=Ford')
    const { total: cheap } = await ask('/api/vehicles/facets/car?make=Ford&price=-10000')
    await page.goto('/car-search')
    await page.shows('#results', `${total.toLocaleString('en-GB')} cars`)
    await page.choose('aside select[name=make]', 'Ford')
    await page.shows('#results', `${ford} cars`)
    await page.choose('aside select[name=priceTo]', '£10,000')
    await page.shows('#results', `${cheap} cars`)
    await page.at('/car-search?make=Ford&price=-10000')
    await page.back()
    await page.at('/car-search')
    await page.shows('#results', `${total.toLocaleString('en-GB')} cars`)
  })

  it('Back from a vehicle on page 2 restores the page and the place', async () => {
    const { page } = visit()
    await page.goto('/van-search')
    await page.click('nav[aria-label=Pages] a', 'Next')
    await page.at('/van-search?page=2')
    await page.until(() =>
      document.querySelector('nav[aria-label=Pages] [aria-current]')?.textContent?.includes('2'),
    )
    const path = await page.until(() => document.querySelector('main article h3 a')?.getAttribute('href'))
    await page.click('main article h3 a')
    await page.at(path)
    await page.back()
    await page.at('/van-search?page=2')
  })

  it('on a phone, the sheet of filters opens, counts and closes', async () => {
    const { page, ask } = visit()
    const { total } = await ask('/api/vehicles/facets/van?make=Ford')
    await page.resize(390, 844)
    await page.goto('/van-search')
    await page.click('button', 'Filter and sort')
    await page.choose('aside select[name=make]', 'Ford')
    await page.click('aside button', `Search ${total} vans`)
    await page.shows('#results', `${total} vans`)
    await page.click('button', 'Price')
    await page.press('Escape')
    await page.until(() => !document.querySelector('aside')?.checkVisibility({ visibilityProperty: true }))
    await page.resize(1440, 900)
  })
})
