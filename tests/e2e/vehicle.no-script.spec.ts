import { firstVan } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('without script every picture is in the strip, and thumbnails link to them', async ({
  page,
  request,
}) => {
  const { _id } = await firstVan(request)
  await page.goto(`/vehicles/${_id}`)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await expect(pictures.getByText('1/5')).toHaveCount(0)
  const third = page.locator('#picture-3')
  await expect(third).not.toBeInViewport()
  await pictures.getByRole('link', { name: 'Show picture 3 of 5' }).click()
  await expect(third).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('button', { name: 'Enlarge pictures' })).toHaveCount(0)
  await third.getByRole('link').click()
  await expect(page).toHaveURL(/\/media\//)
  await page.goBack()
  const where = page.getByRole('region', { name: 'Where to see it' })
  await expect(where.getByRole('img', { name: /^Map of / })).toBeVisible()
  await expect(where.getByRole('link', { name: 'Directions in Google Maps' })).toBeVisible()
})
