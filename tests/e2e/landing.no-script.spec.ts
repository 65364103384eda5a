import { addressOf, landingPageAt } from '../support/landing-forms.ts'
import { expect, test } from './support/test.ts'

// One page: tests/pages/landing-pages.test.ts has every page.
for (const form of ['/cars/leasing'].map(landingPageAt))
  test(`without script ${form.path} sends what its rule says`, async ({ page, site }) => {
    const search = page.getByRole('region', { name: /^Search / })
    const deals = search.getByRole('button', { name: 'Search', exact: true })
    const make = search.getByLabel('Make')
    const model = search.getByLabel('Model')

    await page.goto(form.path)
    await expect(model).toBeDisabled()
    await deals.click()
    await expect(page).toHaveURL(site.url + addressOf(form, '', ''))

    await page.goto(form.path)
    await make.selectOption({ index: 1 })
    const chosen = await make.inputValue()
    await search.getByRole('button', { name: 'Update lists' }).click()
    await expect(make).toHaveValue(chosen)
    await deals.click()
    await expect(page).toHaveURL(site.url + addressOf(form, chosen, ''))

    await page.goto(`${form.path}?${new URLSearchParams({ make: chosen })}`)
    await model.selectOption({ index: 1 })
    const chosenModel = await model.inputValue()
    await deals.click()
    await expect(page).toHaveURL(site.url + addressOf(form, chosen, chosenModel))
  })

test('brands, questions, the newsletter and feedback work without script', async ({ page }) => {
  await page.goto('/cars/used')
  const brands = page.getByRole('region', { name: 'Browse by brand' }).getByRole('link')
  const shown = await brands.filter({ visible: true }).count()
  await page.getByText('Show all brands').click()
  await expect.poll(() => brands.filter({ visible: true }).count()).toBeGreaterThan(shown)
  await page.getByText('Is high mileage a problem?').click()
  await expect(page.getByText('It depends on how the car was used')).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('The newsletter has not started')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('This button does not send anything yet')).toBeVisible()
})
