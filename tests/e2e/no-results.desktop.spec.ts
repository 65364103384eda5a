import { faultsInBothSchemes } from './support/accessibility.ts'
import { resultsHeading } from './support/search-counts.ts'
import { expect, test } from './support/test.ts'

test('each change offered finds as many as it says, and the near matches are among them', async ({
  page,
}) => {
  const nothing = '/car-search?make=Ford&gearbox=Automatic&fuelType=Diesel&price=-1000'
  await page.goto(nothing)
  await expect(page.getByRole('heading', { name: 'No cars match all of these filters' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Nearest matches' }).getByRole('article')).not.toHaveCount(0)
  expect(await faultsInBothSchemes(page)).toEqual([])
  const offers = page.getByRole('link', { name: /^[\d,]+ cars? (with|up to|under|at|that are) / })
  const texts = await offers.allTextContents()
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) {
    await page.goto(nothing)
    await page.getByRole('link', { name: text, exact: true }).click()
    await expect(resultsHeading(page)).toHaveText(/^[\d,]+ cars?/.exec(text)?.[0] ?? '')
  }
})
