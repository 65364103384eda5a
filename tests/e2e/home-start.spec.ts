import { expect, test } from './support/test.ts'

// What home opens on: the search box, the form of type, make and model, body types and pictures.

test('the search box, the form and a body type are in the first screen', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('search').locator('input[name=q]')).toBeInViewport({ ratio: 1 })
  const form = page.getByRole('region', { name: 'Search our stock' })
  for (const label of ['Type', 'Make', 'Model'])
    await expect(form.getByLabel(label)).toBeInViewport({ ratio: 1 })
  await expect(form.getByRole('button', { name: 'View Deals' })).toBeInViewport({ ratio: 1 })
  const picture = page.locator('section[aria-labelledby=body-types] img').first()
  await expect(picture).toBeInViewport({ ratio: 1 })
})
