import type { Page } from '@playwright/test'
import type { StockRecord } from '#domain/stock/record.ts'
import { openSections } from './support/filter-sections.ts'
import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, test } from './support/test.ts'

const ranges = ['Price', 'Year', 'Mileage']
const selects = {
  'Make and model': 'Make',
  Gearbox: 'Gearbox',
  'Body type': 'Body type',
}

/** The sheet is hidden a moment before its history entry is left, and going back would stop the next `goto`. */
async function leftEntry(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => (navigation.currentEntry?.getState() as { sheetOf?: string } | undefined)?.sheetOf),
    )
    .toBeUndefined()
}

test('the sheet opens at each filter, closes in each way, and leaves the page behind as it was', async ({
  page,
}) => {
  await test.step('each shortcut opens the sheet at its filter', async () => {
    await page.goto('/car-search')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const targets = [
      ...Object.entries(selects).map(
        ([shortcut, label]) => [shortcut, filters.getByLabel(label, { exact: true })] as const,
      ),
      ...ranges.map(
        (name) => [name, filters.getByRole('group', { name, exact: true }).getByLabel('From')] as const,
      ),
    ]
    for (const [shortcut, select] of targets) {
      await page.getByRole('button', { name: shortcut, exact: true }).click()
      await expect(select).toBeFocused()
      await expect(select).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(filters).toBeHidden()
    }
    await leftEntry(page)
  })

  await test.step('a press outside, Escape and the close button close the sheet', async () => {
    await page.goto('/truck-search')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const opener = page.getByRole('button', { name: 'Price', exact: true })

    await opener.click()
    await expect(filters).toBeVisible()
    await page.mouse.click(200, 20)
    await expect(filters).toBeHidden()

    await opener.click()
    await expect(filters).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(filters).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await filters.getByRole('button', { name: 'Close' }).click()
    await expect(filters).toBeHidden()
    await leftEntry(page)
  })

  await test.step('the page behind keeps its scroll position while the sheet is open', async () => {
    await page.goto('/car-search')
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    // Clicked by script, because Playwright scrolls the page to an element before it clicks.
    await page.getByRole('button', { name: 'Gearbox', exact: true }).dispatchEvent('click')
    await expect(page.getByRole('complementary', { name: 'Filters' }).getByLabel('Gearbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
    await leftEntry(page)
  })

  await test.step('the bar of filters stays above the photos that scroll below it', async () => {
    await page.goto('/car-search')
    const bar = page.getByRole('button', { name: /^Filter and sort/ })
    const photos = page.getByRole('article').first().getByRole('group')
    await photos.evaluate((strip) => scrollBy(0, strip.getBoundingClientRect().top - 10))
    await bar.click({ trial: true })
    await page.getByRole('button', { name: 'Make and model' }).click({ trial: true })
  })
})

test('the sheet shows the count after each change, and its Search button closes it', async ({
  page,
  request,
}) => {
  await page.goto('/van-search')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const { total } = await countOf(request, 'van')
  await expect(filters.getByRole('button', { name: /^Search/ })).toHaveText(`Search ${total} vans`)
  await expect(filters.getByLabel('Sort by')).toHaveValue('relevance')

  await filters.getByLabel('Make', { exact: true }).selectOption('Ford')
  const ford = await countOf(request, 'van', 'make=Ford')
  await expect(filters.getByRole('button', { name: /^Search/ })).toHaveText(`Search ${ford.total} vans`)
  await expect(filters.getByLabel('Model', { exact: true }).locator('option')).toHaveCount(
    ford.fields.model.length + 1,
  )
  await filters.getByRole('button', { name: /^Search/ }).click()
  await expect(filters).toBeHidden()
  await expect(resultsHeading(page)).toHaveText(`${ford.total} vans`)
  await expect(resultsHeading(page)).toBeInViewport()
})

test('the order is chosen in the sheet and beside the count', async ({ page, request }) => {
  await test.step('sorting in the sheet reorders the results', async () => {
    const found: StockRecord[] = await (await request.get('/api/vehicles/search/car?sort=price_asc')).json()
    const prices = found.map(({ adverts }) => adverts.retailAdverts.totalPrice?.amountGBP)
    expect(prices).toEqual(prices.toSorted((a, b) => Number(a) - Number(b)))
    await page.goto('/car-search')
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    await page.getByRole('complementary', { name: 'Filters' }).getByLabel('Sort by').selectOption('price_asc')
    await expect(page).toHaveURL(/sort=price_asc/)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden()
    const shown = async () => {
      const texts = await page.getByRole('article').allTextContents()
      return texts.map((text) => Number(/£([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')))
    }
    await expect.poll(shown).toEqual(prices)
    await leftEntry(page)
  })

  await test.step('the order is chosen beside the count', async () => {
    await page.goto('/car-search')
    const results = page.getByRole('region', { name: /cars$/ })
    const order = results.getByLabel('Sort by')
    const boxes = await Promise.all([resultsHeading(page), order].map((part) => part.boundingBox()))
    const [count, chosen] = boxes.map((box) => ({
      top: box?.y ?? 0,
      end: (box?.y ?? 0) + (box?.height ?? 0),
    }))
    expect(chosen?.top).toBeLessThan(count?.end ?? 0)
    await order.selectOption('mileage')
    await expect(page).toHaveURL(/sort=mileage/)
    await expect(order).toHaveValue('mileage')
  })
})

test('Clear all clears the filters, and what was typed', async ({ page, request }) => {
  await test.step('Clear all resets every filter', async () => {
    await page.goto('/car-search?make=Ford&fuelType=Petrol')
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByRole('link', { name: 'Clear all' }).click()
    const { total } = await countOf(request, 'car')
    await expect(filters.getByRole('button', { name: /^Search/ })).toHaveText(
      `Search ${total.toLocaleString('en-GB')} cars`,
    )
    await expect(filters.getByLabel('Make', { exact: true })).toHaveValue('')
    await expect(page).toHaveURL(/\/car-search$/)
  })

  await test.step('Clear all clears what was typed: figures, a wrong one too, and the words of the search box', async () => {
    await page.goto('/car-search')
    await page.locator('#results-q').fill('golf')
    await page.getByRole('button', { name: 'Price', exact: true }).click()
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const price = filters.getByRole('group', { name: 'Price', exact: true })
    await price.getByLabel('From').selectOption('Exact figure…')
    await price.getByLabel('To').selectOption('Exact figure…')
    await price.getByLabel('Minimum, £').fill('nine')
    await price.getByLabel('Maximum, £').fill('9000')
    await filters.getByRole('link', { name: 'Clear all' }).click()
    await price.getByLabel('From').selectOption('Exact figure…')
    await expect(price.getByLabel('Minimum, £')).toHaveValue('')
    await expect(price.getByLabel('Minimum, £')).toHaveAccessibleDescription('')
    await price.getByLabel('To').selectOption('Exact figure…')
    await expect(price.getByLabel('Maximum, £')).toHaveValue('')
    await expect(filters.getByRole('button', { name: /^Search/ })).toHaveAttribute('aria-busy', 'false')
    await expect(page).toHaveURL(/\/car-search$/)
    await page.keyboard.press('Escape')
    await expect(page.locator('#results-q')).toHaveValue('')
  })
})

test('a wrong figure stops Search, with its reason', async ({ page }) => {
  await page.goto('/car-search')
  await page.getByRole('button', { name: 'Mileage', exact: true }).click()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const search = filters.getByRole('button', { name: /^Search/ })
  const mileage = filters.getByRole('group', { name: 'Mileage', exact: true })
  await mileage.getByLabel('To').selectOption('Exact figure…')
  const most = mileage.getByLabel('Maximum, miles')
  await most.fill('forty')
  await openSections(filters, 'Age, mileage and distance')
  await search.click()
  await expect(most).toBeFocused()
  await expect(most).toHaveAccessibleDescription('Enter one whole number in digits.')
  await expect(filters).toBeVisible()
  await most.fill('40,000')
  await search.click()
  await expect(filters).toBeHidden()
  await expect(page).toHaveURL(/\?mileage=-40000$/)
})
