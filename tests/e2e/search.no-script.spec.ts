import { openSections } from './support/filter-sections.ts'
import { expect, test } from './support/test.ts'

test('the filters are a form, behind a button on a phone', async ({ page }) => {
  await test.step('a distance is measured from the postcode beside it', async () => {
    await page.goto('/car-search')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await openSections(filters, 'Age, mileage and distance')
    await filters.getByLabel('Your postcode').fill('L3 4DB')
    await filters.getByLabel('Distance', { exact: true }).selectOption('-20')
    await page.getByRole('button', { name: 'Apply' }).last().click()
    await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Within 20 miles of L3')
    await expect(filters.getByLabel('Your postcode')).toHaveValue('L3')
  })

  await test.step('on a phone a button opens the form', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/car-search')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await expect(filters).toBeHidden()
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    await openSections(filters, 'Gearbox, fuel, body and doors')
    await filters.getByLabel('Gearbox').selectOption('Manual')
    await filters.getByRole('button', { name: /^Search/ }).click()
    await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Manual')
  })
})
