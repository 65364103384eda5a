import { it } from 'vitest'
import { inEachBrowser } from './support/in-each-browser.ts'

inEachBrowser((visit) => {
  it('make and model lead to the results, and Back to the form', async () => {
    const { page, ask } = visit()
    await page.goto('/')
    const { total } = await ask('/api/vehicles/facets/car?make=Ford&model=Focus')
    await page.choose('main select[name=make]', 'Ford')
    await page.choose('main select[name=model]', 'Focus')
    await page.click('main button', 'View Deals')
    await page.at('/car-search?make=Ford&model=Focus')
    await page.shows('#results', `${total} cars`)
    await page.back()
    await page.at('/')
  })

  it('the menu opens, changes tab and closes', async () => {
    const { page } = visit()
    await page.resize(390, 844)
    await page.goto('/')
    await page.click('button', 'Menu')
    await page.click('label', 'Trucks')
    await page.shows('a', 'Used trucks')
    await page.click('button', 'Close menu')
    await page.until(() => document.activeElement?.matches('[command=show-modal]'))
    await page.click('button', 'Menu')
    await page.click('a', 'Buy a Car Online')
    await page.at('/car-search')
    await page.resize(1440, 900)
  })

  it('the heart of a card counts in the header, on the next page too', async () => {
    const { page } = visit()
    await page.goto('/van-search')
    await page.click('main article [data-save]')
    await page.until(() => document.querySelector('header a[aria-label="1 saved vehicle"]') !== null)
    await page.goto('/')
    await page.until(() => document.querySelector('header a[aria-label="1 saved vehicle"]') !== null)
  })
})
