import { it } from 'vitest'
import { inEachBrowser } from './support/in-each-browser.ts'

/** Without the Navigation API each choice is a document, with an entry of its own. */
const byDocuments = () => ('navigation' in window ? 'in place' : 'by documents')

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
    await page.at('/car-search?make=Ford')
    await page.choose('aside select[name=priceTo]', '£10,000')
    await page.shows('#results', `${cheap} cars`)
    await page.at('/car-search?make=Ford&price=-10000')
    await page.back()
    if ((await page.until(byDocuments)) === 'by documents') {
      await page.at('/car-search?make=Ford')
      await page.back()
    }
    await page.at('/car-search')
    await page.shows('#results', `${total.toLocaleString('en-GB')} cars`)
  })

  it('Back closes the sheet of filters and keeps what was chosen, and Back again undoes it', async () => {
    const { page, ask } = visit()
    const { total } = await ask('/api/vehicles/facets/car')
    const { total: ford } = await ask('/api/vehicles/facets/car?make=Ford')
    await page.resize(800, 900)
    await page.goto('/car-search')
    await page.click('button[popovertarget]', 'Filter and sort')
    // The sheet moves the focus into itself.
    await page.until(() => document.activeElement?.closest('aside:popover-open') !== null)
    await page.choose('aside select[name=make]', 'Ford')
    if ((await page.until(byDocuments)) === 'by documents')
      await page.until(() => document.querySelector<HTMLFormElement>('form#filters')?.requestSubmit() ?? true)
    else {
      await page.shows('#results', `${ford} cars`)
      await page.back()
    }
    await page.at('/car-search?make=Ford')
    await page.until(() => document.querySelector('aside:popover-open') === null)
    await page.shows('#results', `${ford} cars`)
    await page.back()
    await page.at('/car-search')
    await page.shows('#results', `${total.toLocaleString('en-GB')} cars`)
  })
})
