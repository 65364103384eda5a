import { firstVan } from './application-journey.ts'
import { holdScripts, hydrated, scriptListens } from './support/script.ts'
import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, sampled, test } from './support/test.ts'

// A press before the script has loaded is not lost: it works without script, or takes effect once the script is there.

test('the filters open before the script has loaded, and what is chosen in them applies once it has', async ({
  page,
  request,
}) => {
  const script = await holdScripts(page)
  await page.goto('/van-search', { waitUntil: 'commit' })
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await expect(filters).toBeVisible()
  await filters.getByLabel('Make', { exact: true }).selectOption('Ford')
  script.arrive()
  const { total } = await countOf(request, 'van', 'make=Ford')
  await expect(filters.getByRole('button', { name: /^Search/ })).toHaveText(`Search ${total} vans`)
  await expect(page).toHaveURL(/\/van-search\?make=Ford$/)
  await expect(filters).toBeVisible()
  await filters.getByRole('button', { name: /^Search/ }).click()
  await expect(filters).toBeHidden()
})

test('the filters that open early have their final layout before the script has loaded', async ({ page }) => {
  const script = await holdScripts(page)
  await page.goto('/van-search', { waitUntil: 'commit' })
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  const make = filters.getByLabel('Make', { exact: true })
  const controls = [
    filters.getByRole('button', { name: 'Close' }),
    filters.getByLabel('Sort by'),
    make,
    filters.getByText('More filters', { exact: true }),
    filters.getByRole('button', { name: /^Search/ }),
  ]
  const layout = () => Promise.all(controls.map((control) => control.boundingBox()))
  await expect(make).toBeVisible()
  const early = await layout()
  expect(early).not.toContain(null)
  await expect(filters.getByLabel('Sort by')).toBeDisabled()
  script.arrive()
  await expect(filters.getByLabel('Sort by')).toBeEnabled()
  await hydrated(page)
  expect(await layout()).toEqual(early)
})

test('a shortcut pressed early leads to its filter once the script has loaded', async ({ page }) => {
  const script = await holdScripts(page)
  await page.goto('/car-search', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Mileage', exact: true }).click()
  const mileage = page.getByRole('group', { name: 'Mileage', exact: true }).getByLabel('From')
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  script.arrive()
  await expect(mileage).toBeFocused()
})

// A form without script: search-form.sampled.no-script.spec.ts.
test(
  'filters chosen early are sent by the Search button, before the script has loaded',
  sampled(false),
  async ({ page, request }) => {
    await holdScripts(page)
    await page.goto('/van-search', { waitUntil: 'commit' })
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await page.getByRole('button', { name: 'Filter and sort' }).click()
    await filters.getByLabel('Make', { exact: true }).selectOption('Ford')
    await filters.getByRole('button', { name: /^Search/ }).click()
    const { total } = await countOf(request, 'van', 'make=Ford')
    await expect(resultsHeading(page)).toHaveText(`${total} vans`)
  },
)

test('a thumbnail pressed early shows its picture, and the counter agrees once the script has loaded', async ({
  page,
  request,
}) => {
  const script = await holdScripts(page)
  const { _id } = await firstVan(request)
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(`/vehicles/${_id}`, { waitUntil: 'commit' })
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await pictures.getByRole('link', { name: 'Show picture 3 of 5' }).click()
  await expect(page.locator('#picture-3')).toBeInViewport({ ratio: 0.5 })
  script.arrive()
  await expect(pictures.getByText('3/5')).toBeVisible()
})

test('the application opens on a press while its own code is still loading', async ({ page, request }) => {
  const { _id } = await firstVan(request)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/ApplicationFlow-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`/vehicles/${_id}`)
  await scriptListens(page)
  await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Apply for finance' })).toBeHidden()
  release()
  await expect(page.getByRole('dialog', { name: 'Apply for finance' })).toBeVisible()
})

test('the application opens as a page of its own when its code cannot be loaded', async ({
  page,
  request,
}) => {
  const { _id } = await firstVan(request)
  await page.route('**/assets/ApplicationFlow-*.js', (route) => route.abort())
  await page.goto(`/vehicles/${_id}`)
  await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
  await expect(page).toHaveURL(/\/apply\?form=/)
})
