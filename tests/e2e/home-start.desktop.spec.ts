import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const total = (page: Page) => page.getByRole('heading', { level: 2, name: /^[\d,]+ (car|van|truck)s?$/ })

test('a price leads to the results up to it', async ({ page, request }) => {
  await page.goto('/')
  await page.getByLabel('Highest price').selectOption('Up to £9,000')
  await page.getByRole('button', { name: 'Vans', exact: true }).click()
  await expect(page).toHaveURL(/\/van-search\?price=-9000$/)
  const { total: found } = await (await request.get('/api/vehicles/facets/van?price=-9000')).json()
  await expect(total(page)).toHaveText(`${found} vans`)
})

test('a monthly price leads to the results up to it, by keyboard', async ({ page, request }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Price' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Highest price')).toBeHidden()
  const monthly = page.getByLabel('Monthly limit (£)')
  await page.keyboard.press('Tab')
  await expect(monthly).toBeFocused()
  await page.keyboard.type('200')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/car-search\?monthlyPrice=-200$/)
  const { total: found } = await (await request.get('/api/vehicles/facets/car?monthlyPrice=-200')).json()
  await expect(total(page)).toHaveText(`${found} cars`)
})

test('each body type finds as many vehicles as it says', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('region', { name: 'Browse by body style' }).getByRole('link')
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent ?? '' })),
  )
  expect(found.length).toBeGreaterThan(8)
  for (const { href, text } of [found[0], found[3], found.at(-1)].flatMap((each) => each ?? [])) {
    await page.goto(href)
    const count = /[\d,]+/.exec(text)?.[0]
    await expect(total(page)).toHaveText(new RegExp(`^${count} `))
  }
})

test('nothing is wider than the screen', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
