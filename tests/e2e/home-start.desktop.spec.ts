import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const total = (page: Page) => page.getByRole('heading', { level: 2, name: /^[\d,]+ (car|van|truck)s?$/ })

test('a price and a monthly price lead to the results up to them', async ({ page, request }) => {
  await test.step('a price leads to the results up to it', async () => {
    await page.goto('/')
    await page.getByLabel('Highest price').selectOption('Up to £9,000')
    await page.getByRole('button', { name: 'Vans', exact: true }).click()
    await expect(page).toHaveURL(/\/van-search\?price=-9000$/)
    const { total: found } = await (await request.get('/api/vehicles/facets/van?price=-9000')).json()
    await expect(total(page)).toHaveText(`${found} vans`)
  })

  await test.step('a monthly price leads to the results up to it, by keyboard', async () => {
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
})

test('nothing is wider than the screen', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
