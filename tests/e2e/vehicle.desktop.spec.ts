import { firstVan } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('the counter follows the picture in view', async ({ page, request }) => {
  const { _id } = await firstVan(request)
  await page.goto(`/vehicles/${_id}`)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await expect(pictures.getByText('1/5')).toBeVisible()
  await pictures
    .getByRole('list', { name: 'Pictures, one at a time' })
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }))
  await expect(pictures.getByText('2/5')).toBeVisible()
})

test('a link into the page shows its part, and Back the part that was left', async ({ page, request }) => {
  const { _id } = await firstVan(request)
  await page.goto(`/vehicles/${_id}`)
  await page.getByRole('link', { name: 'Change the deposit or term' }).first().click()
  await expect(page.locator('#finance')).toBeInViewport()
  const similar = page.getByRole('heading', { name: 'Similar vehicles' })
  await similar.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  await expect(similar).toBeInViewport()
  await page.goto('/privacy')
  await page.goBack()
  await expect(similar).toBeInViewport()
})
