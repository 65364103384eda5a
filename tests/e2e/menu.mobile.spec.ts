import { expect, test } from './support/test.ts'

test('the menu covers the screen, changes tab and closes', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  // As the form of the page says.
  await expect(menu.getByRole('link', { name: 'Used cars' })).toBeVisible()
  await menu.getByText('Trucks', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Used trucks' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Used cars' })).toBeHidden()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
})
