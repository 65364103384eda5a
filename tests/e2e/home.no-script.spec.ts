import { expect, test } from './support/test.ts'

test('the search box, the budgets and the two steps of the search are plain forms', async ({ page }) => {
  await test.step('the search box and the budgets are plain forms', async () => {
    await page.goto('/')
    await page.getByRole('radio', { name: 'Monthly' }).check()
    await page.getByLabel('Monthly limit (£)').fill('300')
    await page.getByRole('button', { name: 'Trucks', exact: true }).click()
    await expect(page).toHaveURL(/\/truck-search\?monthlyPriceTo=300&/)

    await page.goto('/')
    await page.getByLabel('Highest price').selectOption('Up to £5,000')
    await page.getByRole('button', { name: 'Cars', exact: true }).click()
    await expect(page).toHaveURL(/\/car-search\?price=-5000$/)

    for (const [path, query] of [
      ['/', '?q=estate'],
      ['/van-search', '?q=estate&type=van'],
      ['/privacy', '?q=estate'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('search').locator('input[name=q]').fill('estate')
      const sent = page.waitForRequest(/\/find\?/)
      await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
      expect(new URL((await sent).url()).search).toBe(query)
    }
  })

  await test.step('the home search works in two steps', async () => {
    await page.goto('/')
    await page.getByLabel('Make').selectOption('Ford')
    await page.getByRole('button', { name: 'Update lists' }).click()
    await expect(page.getByLabel('Make')).toHaveValue('Ford')
    await page.getByLabel('Model').selectOption({ index: 1 })
    const model = await page.getByLabel('Model').inputValue()
    await page.getByRole('button', { name: 'View Deals' }).click()
    await expect(page).toHaveURL(
      (url) => url.pathname === '/car-search' && url.searchParams.get('model') === model,
    )
  })

  await test.step('on a phone the button of the header opens the search box', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/privacy')
    const header = page.getByRole('banner')
    await expect(header.getByRole('search')).toBeHidden()
    await header.getByRole('button', { name: 'Search' }).click()
    await expect(header.getByRole('search')).toBeVisible()
  })
})
