import type { Page, Request } from '@playwright/test'
import { nextFrame } from './support/script.ts'
import { expect, test } from './support/test.ts'

// The script of pages that do not hydrate: what it adds, and what is left when it fails.

const searchForm = (page: Page) => page.getByRole('region', { name: /^Search / })

test('without the script, which failed to load, a form leads to its results', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/vans/used', { waitUntil: 'commit' })
  await searchForm(page).getByLabel('Make').selectOption('Ford')
  await searchForm(page).getByRole('button', { name: 'View Deals' }).click()
  await expect(page).toHaveURL(/\/van-search\?condition=Used&make=Ford$/)

  await page.goto('/', { waitUntil: 'commit' })
  await searchForm(page).getByLabel('Type').selectOption('Trucks')
  await searchForm(page).getByRole('button', { name: 'View Deals' }).click()
  await expect(page).toHaveURL(/\/truck-search$/)
})

test('Back restores what was chosen', async ({ page }) => {
  await test.step('Back restores type, make and model, also where the served lists lack them', async () => {
    await page.goto('/')
    const form = searchForm(page)
    await form.getByLabel('Type').selectOption('Trucks')
    await form.getByLabel('Make').getByRole('option', { name: 'DAF' }).waitFor({ state: 'attached' })
    await form.getByLabel('Make').selectOption('DAF')
    await expect(form.getByLabel('Model').locator('option')).not.toHaveCount(1)
    await form.getByLabel('Model').selectOption({ index: 1 })
    const model = await form.getByLabel('Model').inputValue()
    const results = new RegExp(
      `/truck-search\\?make=DAF&model=${encodeURIComponent(model).replace(/%20/g, '\\+')}$`,
    )
    await form.getByRole('button', { name: 'View Deals' }).click()
    await expect(page).toHaveURL(results)

    await page.goBack()
    await expect(form.getByLabel('Model')).toHaveValue(model)
    await expect(form.getByLabel('Make')).toHaveValue('DAF')
    await expect(form.getByLabel('Type')).toHaveValue('truck')
    await form.getByRole('button', { name: 'View Deals' }).click()
    await expect(page).toHaveURL(results)
  })

  await test.step('Back shows the leasing guides of the restored choice', async () => {
    await page.goto('/trucks/leasing')
    await page.getByLabel('Who is it for?').selectOption('personal')
    const business = page.getByRole('heading', { name: 'Safety inspections' })
    await expect(business).toBeHidden()
    await page.goto('/privacy')
    await page.goBack()
    await expect(page.getByLabel('Who is it for?')).toHaveValue('personal')
    await expect(business).toBeHidden()
  })
})

test('lists that come late or not at all do no harm', async ({ page }) => {
  await test.step('of two choices in a row the later one decides, even when its list arrives first', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/distinct\/van\?(?:.+&)?make=Ford(?:&|$)/, async (route) => {
      await held
      // The page may have aborted the request.
      await route.continue().catch(() => undefined)
    })
    await page.goto('/vans/used')
    const model = searchForm(page).getByLabel('Model')
    const isEarlier = (request: Request) => /distinct\/van\?(?:.+&)?make=Ford(?:&|$)/.test(request.url())
    const earlier = Promise.race([
      page.waitForEvent('requestfinished', isEarlier),
      page.waitForEvent('requestfailed', isEarlier),
    ])
    await searchForm(page).getByLabel('Make').selectOption('Ford')
    await searchForm(page).getByLabel('Make').selectOption('Renault')
    await expect(model.getByRole('option', { name: 'Trafic' })).toBeAttached()
    release()
    await earlier
    await nextFrame(page)
    await expect(model.getByRole('option', { name: 'Trafic' })).toBeAttached()
    await expect(model.getByRole('option', { name: 'Transit', exact: true })).toHaveCount(0)
    await page.unrouteAll()
  })

  await test.step('a list that failed to load is requested again with the next choice', async () => {
    await page.goto('/')
    const form = searchForm(page)
    await page.route('**/api/vehicles/distinct/**', (route) => route.fulfill({ status: 429 }))
    await form.getByLabel('Type').selectOption('Vans')
    await expect(form.getByLabel('Type')).toHaveValue('van')
    await page.unroute('**/api/vehicles/distinct/**')
    await form.getByLabel('Make').selectOption('Ford')
    await expect(
      form.getByLabel('Model').getByRole('option', { name: 'Transit', exact: true }),
    ).toBeAttached()
    await expect(form.getByLabel('Make').getByRole('option', { name: 'Audi' })).toHaveCount(0)
  })
})

test('a row of cards is used by keyboard on a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const row = page.getByRole('list', { name: 'How leasing works' })
  const offers = row.getByRole('link')
  const place = () => row.evaluate((element) => element.scrollLeft)
  await offers.nth(0).focus()
  await page.keyboard.press('Tab')
  await expect(offers.nth(1)).toBeFocused()
  await expect(offers.nth(1)).toBeInViewport({ ratio: 1 })
  expect(await place()).toBeGreaterThan(100)

  const section = page.getByRole('region', { name: 'How leasing works' })
  await section.getByRole('button', { name: 'Previous' }).press('Enter')
  await expect.poll(place).toBe(0)
  await section.getByRole('button', { name: 'Next' }).press('Enter')
  await expect.poll(place).toBeGreaterThan(100)
})

test('the menu works in a browser without commands of buttons, and is closed when the visitor leaves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    // Cancels what the browser would do itself.
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[commandfor]')) event.preventDefault()
    })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const path of ['/', '/van-search']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await expect(menu).toBeHidden()
  }
})
