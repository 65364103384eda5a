import { openSections } from './support/filter-sections.ts'
import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, test } from './support/test.ts'

const column = 'complementary'

test('a filter narrows results and options at once, and is in the address', async ({ page, request }) => {
  await page.goto('/car-search')
  const filters = page.getByRole(column, { name: 'Filters' })
  const { total } = await countOf(request, 'car')
  await expect(resultsHeading(page)).toHaveText(`${total.toLocaleString('en-GB')} cars`)

  await filters.getByLabel('Make', { exact: true }).selectOption('Ford')
  const ford = await countOf(request, 'car', 'make=Ford')
  await expect(resultsHeading(page)).toHaveText(`${ford.total} cars`)
  await expect(page).toHaveURL(/\/car-search\?make=Ford$/)
  const models = filters.getByLabel('Model', { exact: true }).locator('option')
  await expect(models).toHaveCount(ford.fields.model.length + 1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ford cars for sale')
})

test('pages of a list keep the filters, start at their top, and Back returns', async ({ page }) => {
  await test.step('another page of the list starts at its top, and Back returns to where the visitor was', async () => {
    await page.goto('/car-search')
    await page.getByRole('link', { name: 'Next' }).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(1_000)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  await test.step('filters are kept on page 2, and a change returns to page 1', async () => {
    await page.goto('/car-search?fuelType=Petrol')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/fuelType=Petrol&page=2/)
    await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Petrol')
    await page.getByLabel('Sort by').filter({ visible: true }).selectOption('price_asc')
    await expect(page).toHaveURL(/fuelType=Petrol&sort=price_asc$/)
  })
})

test('a second change does not wait for the first, and both are shown at once', async ({ page, request }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto('/van-search')
  await page.route('**/van-search.json*', async (route) => {
    await released
    await route.continue()
  })
  const filters = page.getByRole(column, { name: 'Filters' })
  await filters.getByLabel('Make', { exact: true }).selectOption('Ford')
  await openSections(filters, 'Fuel, gearbox and emissions')
  await filters.getByLabel('Gearbox').selectOption('Manual')
  const results = page.getByRole('region', { name: /vans/ })
  await expect(results).toHaveAttribute('aria-busy', 'true')
  await expect(filters.getByLabel('Make', { exact: true })).toHaveValue('Ford')
  await expect(filters.getByLabel('Gearbox')).toHaveValue('Manual')

  release()
  const { total } = await countOf(request, 'van', 'make=Ford&gearbox=Manual')
  await expect(resultsHeading(page)).toHaveText(`${total} vans`)
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await page.goBack()
  await expect(page).toHaveURL(/\/van-search$/)
  await expect(filters.getByLabel('Make', { exact: true })).toHaveValue('')
})

test('the distance order asks for a postcode and keeps it in session storage', async ({ page }) => {
  await page.goto('/car-search')
  await page.getByLabel('Sort by').filter({ visible: true }).selectOption('distance')
  await expect(page).toHaveURL(/sort=distance$/)
  await page.getByLabel('Your postcode').filter({ visible: true }).fill('M1 1AA')
  await page.getByLabel('Your postcode').filter({ visible: true }).press('Enter')
  await expect(page).toHaveURL(/sort=distance&postcode=M1$/)

  await page.getByLabel('Sort by').filter({ visible: true }).selectOption('mileage')
  await expect(page).toHaveURL(/sort=mileage$/)
  // The filters have it, and nothing is sent without the order or the filter by distance.
  await expect(page.getByRole('complementary', { name: 'Filters' }).getByLabel('Your postcode')).toHaveCount(
    1,
  )
  await expect(page.getByLabel('Your postcode')).toHaveCount(1)

  await page.goto('/van-search')
  await page.getByLabel('Sort by').filter({ visible: true }).selectOption('distance')
  await expect(page).toHaveURL(/\/van-search\?sort=distance$/)
  await page.getByRole('button', { name: 'Measure from M1' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/van-search\?sort=distance&postcode=M1$/)
})

test('when results fail to load, the list stays and the error is logged', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.goto('/car-search')
  const before = await page.getByRole('article').allTextContents()
  await page.route('**/car-search.json*', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await page.getByRole(column, { name: 'Filters' }).getByLabel('Make', { exact: true }).selectOption('Ford')
  await expect.poll(() => logged.join('\n')).toContain('Error fetching search results:')
  await expect(page.getByRole('region', { name: /cars/ })).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => page.getByRole('article').allTextContents()).toEqual(before)
  await expect(page).toHaveURL(/\/car-search$/)

  await page.unroute('**/car-search.json*')
  await page.getByRole(column, { name: 'Filters' }).getByLabel('Make', { exact: true }).selectOption('BMW')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BMW cars for sale')
})

test('names and facts of the cards of a row are level, whatever prices and names they have', async ({
  page,
}) => {
  for (const path of ['/car-search', '/van-search', '/truck-search'])
    for (const width of [1440, 1280])
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        const uneven = await page.getByRole('article').evaluateAll((cards) => {
          const rows = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top))
          return [...rows.values()].filter((row) =>
            ['h3', 'h3 ~ ul'].some((part) => {
              const tops = row.map(
                (card) => card.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN,
              )
              return !(Math.max(...tops) - Math.min(...tops) < 2)
            }),
          ).length
        })
        expect(uneven).toBe(0)
      })
})
