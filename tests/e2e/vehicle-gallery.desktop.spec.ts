import { firstVan } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('a thumbnail shows its picture, by mouse and by keyboard', async ({ page, request }) => {
  const { _id } = await firstVan(request)
  await page.goto(`/vehicles/${_id}`)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await expect(pictures.getByText('1/5')).toBeVisible()
  await pictures.getByRole('link', { name: 'Show picture 3 of 5' }).click()
  await expect(pictures.getByText('3/5')).toBeVisible()
  const fifth = pictures.getByRole('link', { name: 'Show picture 5 of 5' })
  await fifth.focus()
  await page.keyboard.press('Enter')
  await expect(pictures.getByText('5/5')).toBeVisible()
  await expect(fifth).toHaveAttribute('aria-current', 'true')
  await pictures.getByRole('button', { name: 'Next picture' }).click()
  await expect(pictures.getByText('1/5')).toBeVisible()
})
