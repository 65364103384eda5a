import { accessibilityFaults } from './support/accessibility.ts'
import { hydrated, nextFrame } from './support/script.ts'
import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, sampled, test } from './support/test.ts'

const links = { name: 'Your search' } as const

test('a vehicle leads back to the results that it was chosen from, scrolled as they were', async ({
  page,
  request,
}) => {
  await page.goto('/car-search?make=Ford')
  // The script keeps the results once it is there.
  await page.waitForFunction(() => sessionStorage.getItem('results') !== null)
  const { total } = await countOf(request, 'car', 'make=Ford')
  const card = page.getByRole('article').nth(6)
  const place = await card.evaluate((element) => {
    const top = Math.round(scrollY + element.getBoundingClientRect().top - 200)
    scrollTo({ top, behavior: 'instant' })
    return top
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/vehicles\//)
  const search = page.getByRole('navigation', links)
  await expect(search).toContainText(`7 of ${total}`)
  expect(await accessibilityFaults(page)).toEqual([])
  await search.getByRole('link', { name: `Back to ${total} results` }).click()
  await expect(page).toHaveURL(/\/car-search\?make=Ford$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('a vehicle leads back to the words and the limits of a search', async ({ page }) => {
  await test.step('a vehicle leads back to the phrase of its results, and to what was not understood', async () => {
    await page.goto('/find?q=ford+under+9k+flux+capacitor')
    const results = page.url()
    expect(results).toContain('notUnderstood=')
    await page.waitForFunction(() => sessionStorage.getItem('results') !== null)
    const entries = await page.evaluate(() => history.length)
    await page.getByRole('article').first().getByRole('link').click()
    await page
      .getByRole('navigation', links)
      .getByRole('link', { name: /^Back to/ })
      .click()
    await expect(page).toHaveURL(results)
    // Back in the history, where the browser knows the place.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await expect(page.getByText('We didn’t understand “flux” or “capacitor”.')).toBeVisible()
  })

  await test.step('a search without results leads to near matches, which lead back to it', async () => {
    await page.goto('/car-search?make=Ford&price=1-2')
    await page
      .getByRole('region', { name: 'Nearest matches' })
      .getByRole('article')
      .first()
      .getByRole('link')
      .click()
    await page.getByRole('link', { name: 'Back to your search' }).click()
    await expect(resultsHeading(page)).toHaveText('No cars')
  })
})

test('the vehicles of a search follow one another from the first, past the end of a page too', async ({
  page,
  request,
}) => {
  await test.step('the vehicles of a search follow one another, past the end of a page too', async () => {
    const ids = async (number: number) => {
      const found = await (await request.get(`/api/vehicles/search/car?make=Ford&page=${number}`)).json()
      return found.map(({ _id }: { _id: string }) => `/vehicles/${encodeURIComponent(_id)}`)
    }
    const [first, second] = [await ids(1), await ids(2)]
    await page.goto('/car-search?make=Ford')
    await page.getByRole('article').nth(22).getByRole('link').click()
    const search = page.getByRole('navigation', links)
    await search.getByRole('link', { name: 'Next vehicle' }).click()
    await expect(page).toHaveURL(first[23])
    await search.getByRole('link', { name: 'Next vehicle' }).click()
    await expect(page).toHaveURL(second[0])
    await expect(search).toContainText('25 of')
    await search.getByRole('link', { name: 'Previous vehicle' }).click()
    await expect(page).toHaveURL(first[23])
    await search.getByRole('link', { name: 'Next vehicle' }).click()
    await search.getByRole('link', { name: /^Back to/ }).click()
    await expect(page).toHaveURL(/\/car-search\?make=Ford&page=2$/)
  })

  await test.step('the first vehicle has none before it', async () => {
    await page.goto('/car-search')
    await page.getByRole('article').first().getByRole('link').click()
    const search = page.getByRole('navigation', links)
    await expect(search.getByRole('link', { name: 'Next vehicle' })).toBeVisible()
    await expect(search.getByRole('link', { name: 'Previous vehicle' })).toHaveCount(0)
  })
})

test('a vehicle leads back to results of its own type, and without any has its breadcrumb', async ({
  page,
  site,
  request,
}) => {
  await test.step('a vehicle that was opened without a search has its breadcrumb alone', async () => {
    const [vehicle] = await (await page.request.get('/api/vehicles/search/car?pageSize=1')).json()
    await page.goto(`${site.url}/vehicles/${encodeURIComponent(vehicle._id)}`)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply for Finance' }).first()).toBeVisible()
    await expect(page.getByRole('navigation', links)).toHaveCount(0)
  })

  await test.step('a vehicle leads back to results of its own type', async () => {
    await page.goto('/car-search?make=Ford')
    // The script of the results keeps them.
    await hydrated(page)
    const { total } = await countOf(request, 'car', 'make=Ford')
    await page.goto('/van-search')
    await page.getByRole('article').first().getByRole('link').click()
    const search = page.getByRole('navigation', links)
    await expect(search.getByRole('link', { name: /^Back to/ })).toHaveAttribute('href', '/van-search')
    const [car] = await (await request.get('/api/vehicles/search/car?make=Ford')).json()
    await page.goto(`/vehicles/${encodeURIComponent(car._id)}`)
    const back = search.getByRole('link', { name: `Back to ${total} results` })
    await expect(back).toHaveAttribute('href', '/car-search?make=Ford')
    const [truck] = await (await request.get('/api/vehicles/search/truck')).json()
    await page.goto(`/vehicles/${encodeURIComponent(truck._id)}`)
    await hydrated(page)
    await expect(search).toHaveCount(0)
  })
})

test('the links to the results move nothing on the page', sampled(false), async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
      shifts.push(...entries.map(({ value }) => value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/car-search')
    await page.getByRole('article').nth(1).getByRole('link').click()
    await expect(page.getByRole('navigation', links)).toBeVisible()
    await hydrated(page)
    await nextFrame(page)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  }
})
