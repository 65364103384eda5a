import type { Locator, Page } from '@playwright/test'
import { addressOf, landingPageAt } from '../support/landing-forms.ts'
import { expect, test } from './support/test.ts'

/** Path and query of the current page. */
function addressIn(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Chooses a make, and waits for its models. */
async function choose(make: Locator, value: string, model: Locator): Promise<void> {
  await make.selectOption(value)
  await expect(model).toBeEnabled()
  await expect(model.locator('option')).not.toHaveCount(1)
}

// One page: tests/pages/landing-pages.test.ts has every page.
for (const form of ['/cars/leasing'].map(landingPageAt))
  test(`${form.path} sends what its rule says: nothing, a make, make and model`, async ({ page }) => {
    const search = page.getByRole('region', { name: /^Search / })
    const deals = search.getByRole('button', { name: 'Search', exact: true })
    const make = search.getByLabel('Make')
    const model = search.getByLabel('Model')

    await page.goto(form.path)
    await expect(model).toBeDisabled()
    await deals.click()
    await expect.poll(() => addressIn(page)).toBe(addressOf(form, '', ''))

    await page.goto(form.path)
    const chosen = (await make.locator('option').nth(1).getAttribute('value')) ?? ''
    await choose(make, chosen, model)
    await deals.click()
    await expect.poll(() => addressIn(page)).toBe(addressOf(form, chosen, ''))

    await page.goto(form.path)
    await choose(make, chosen, model)
    await model.selectOption({ index: 1 })
    const chosenModel = await model.inputValue()
    await deals.click()
    await expect.poll(() => addressIn(page)).toBe(addressOf(form, chosen, chosenModel))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('clearing the make clears the model, and neither is sent', async ({ page }) => {
  await page.goto('/vans/used')
  const search = page.getByRole('region', { name: /^Search / })
  await choose(search.getByLabel('Make'), 'Ford', search.getByLabel('Model'))
  await search.getByLabel('Model').selectOption({ index: 1 })
  await search.getByLabel('Make').selectOption('')
  await expect(search.getByLabel('Model')).toBeDisabled()
  await expect(search.getByLabel('Model').locator('option')).toHaveCount(1)
  await search.getByRole('button', { name: 'View Deals' }).click()
  await expect.poll(() => addressIn(page)).toBe('/van-search?condition=Used')
})
