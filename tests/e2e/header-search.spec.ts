import { expect, test } from './support/test.ts'

// The header's box: inline on a wide screen, behind a button on a phone.

test('the search box of the header works on pages of each kind, and home and results have one box', async ({
  page,
  request,
  isMobile,
}) => {
  const [vehicle] = await (await request.get('/api/vehicles/search/car?pageSize=1')).json()
  for (const path of ['/articles/credit-score', '/cars/used', `/vehicles/${encodeURIComponent(vehicle._id)}`])
    await test.step(path, async () => {
      await page.goto(path)
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

  for (const path of ['/', '/car-search', '/truck-search'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('search')).toHaveCount(1)
      await expect(page.getByRole('main').getByRole('search')).toBeVisible()
    })
})
