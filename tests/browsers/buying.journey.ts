import { it } from 'vitest'
import { inEachBrowser, type Listed } from './support/in-each-browser.ts'

inEachBrowser((visit) => {
  it('saved vehicles are compared, and their names stay in view', async () => {
    const { page, ask } = visit()
    const two = await ask<Listed[]>('/api/vehicles/search/car?pageSize=2')
    await page.goto(`/saved?${two.map(({ _id }) => `v=${_id}`).join('&')}`)
    for (const { _id } of two) await page.click(`main input[name=v][value="${_id}"]`)
    await page.click('main button', 'Compare')
    await page.at(`/compare?${two.map(({ _id }) => `v=${_id}`).join('&')}`)
    await page.until(() => {
      scrollTo({ top: document.body.scrollHeight / 3, behavior: 'instant' })
      return Math.abs(document.querySelector('main thead')?.getBoundingClientRect().top ?? 99) < 2
    })
  })

  it('a part-exchange is taken off the month of a vehicle', async () => {
    const { page, ask } = visit()
    const [{ _id }] = await ask<[Listed]>('/api/vehicles/search/car?price=8000-12000&pageSize=1')
    await page.goto(`/vehicles/${_id}`)
    await page.click('main input', 'Your vehicle’s value (£)')
    await page.type('3000')
    await page.click('main input', 'Finance you still owe on it (£)')
    await page.type('1000')
    await page.shows('main strong', '£3,000 − £1,000 = £2,000')
    await page.shows('main dt', 'Your vehicle, less what you owe on it')
  })

  it('an email alert is asked for from results, and half an address is completed', async () => {
    const { page } = visit()
    await page.goto('/van-search')
    await page.click('main a', 'Email me new matches')
    await page.click('main input', 'Your email address')
    await page.type('ada@')
    await page.press('Enter')
    await page.shows('main [role=alert] a', 'Enter an email address in full, like name@example.com')
    // The end of what was typed: it is short, and the middle of the field is behind it.
    await page.click('main input', 'Your email address')
    await page.type('example.com')
    await page.press('Enter')
    await page.shows('h1', 'Check your email')
  })
})
