import { expect, test } from './support/test.ts'

// The header's box: inline on a wide screen, behind a button on a phone.

for (const path of ['/articles/credit-score', '/cars/used', '/vehicles/{id}'])
  test(`the search box of the header works on ${path}`, async ({ page, request, isMobile }) => {
    const [vehicle] = await (await request.get('/api/vehicles/search/car?pageSize=1')).json()
    await page.goto(path.replace('{id}', encodeURIComponent(vehicle._id)))
    const header = page.getByRole('banner')
    const box = header.getByRole('search').locator('input[name=q]')
    if (isMobile) {
      await expect(box).toBeHidden()
      await header.getByRole('button', { name: 'Search' }).click()
    }
    await expect(box).toBeVisible()
    await box.fill('estate')
    const sent = page.waitForRequest(/\/find\?/)
    await box.press('Enter')
    expect(new URL((await sent).url()).search).toBe('?q=estate')
  })

test('home and results have one search box', async ({ page }) => {
  for (const path of ['/', '/car-search', '/truck-search']) {
    await page.goto(path)
    await expect(page.getByRole('search')).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('search')).toBeVisible()
  }
})
