import { firstVan } from './application-journey.ts'
import { expect, test } from './support/test.ts'

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
