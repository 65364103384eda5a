import { openSections } from './support/filter-sections.ts'
import { chooseDuringHydration, holdScripts, hydrated, scriptListens } from './support/script.ts'
import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, sampled, test } from './support/test.ts'

// What a visitor chooses before the script has loaded is kept, and takes effect once it has.

test('filters and order chosen early are applied together, as one history entry', async ({
  page,
  request,
}) => {
  const script = await holdScripts(page)
  await page.goto('/van-search', { waitUntil: 'commit' })
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByLabel('Make', { exact: true }).selectOption('Ford')
  await openSections(filters, 'Fuel, gearbox and emissions')
  await filters.getByLabel('Gearbox').selectOption('Manual')
  await page.getByLabel('Sort by').filter({ visible: true }).selectOption('price_asc')
  script.arrive()
  const { total } = await countOf(request, 'van', 'make=Ford&gearbox=Manual')
  await expect(resultsHeading(page)).toHaveText(`${total} vans`)
  await expect(page).toHaveURL(/\/van-search\?make=Ford&gearbox=Manual&sort=price_asc$/)
  await expect(filters.getByLabel('Make', { exact: true })).toHaveValue('Ford')
  await expect(filters.getByLabel('Gearbox')).toHaveValue('Manual')
  await expect(page.getByLabel('Sort by').filter({ visible: true })).toHaveValue('price_asc')

  await page.goBack()
  await expect(page).toHaveURL(/\/van-search$/)
  await expect(filters.getByLabel('Make', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Sort by').filter({ visible: true })).toHaveValue('relevance')
})

test(
  'the field of an exact figure that was opened early stays open, and takes the figure',
  sampled(false),
  async ({ page }) => {
    const script = await holdScripts(page)
    await page.goto('/car-search', { waitUntil: 'commit' })
    const price = page.getByRole('group', { name: 'Price', exact: true })
    await price.getByLabel('From').selectOption('Exact figure…')
    await expect(price.getByLabel('Minimum, £')).toBeVisible()
    script.arrive()
    await hydrated(page)
    // Something else changes, so the form is drawn again.
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByLabel('Make', { exact: true })
      .selectOption('Ford')
    await expect(page).toHaveURL(/make=Ford/)
    await price.getByLabel('Minimum, £').fill('9,250')
    await price.getByLabel('Minimum, £').press('Enter')
    await expect(page).toHaveURL(/price=9250-/)
  },
)

test(
  'a make chosen early clears the previous model and keeps the other filters',
  sampled(false),
  async ({ page, request }) => {
    const { value: model } = (await countOf(request, 'car', 'make=Ford')).fields.model[0] ?? { value: '' }
    const query = new URLSearchParams({ make: 'Ford', model, gearbox: 'Manual' })
    const script = await holdScripts(page)
    await page.goto(`/car-search?${query}`, { waitUntil: 'commit' })
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await expect(filters.getByLabel('Model', { exact: true })).toHaveValue(model)
    await filters.getByLabel('Make', { exact: true }).selectOption('')
    script.arrive()
    await expect(page).toHaveURL(/\/car-search\?gearbox=Manual$/)
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Ford')
    await expect(filters.getByLabel('Model', { exact: true })).toHaveValue('')
    await expect(filters.getByLabel('Gearbox')).toHaveValue('Manual')
  },
)

test('a list of several values opened early is in the answer, with what was chosen before', async ({
  page,
}) => {
  const script = await holdScripts(page)
  await page.goto('/van-search', { waitUntil: 'commit' })
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await openSections(filters, 'Fuel, gearbox and emissions')
  await filters.getByLabel('Gearbox').selectOption('Manual')
  await filters.getByRole('button', { name: 'Choose more than one make' }).click()
  await expect(filters.getByRole('group', { name: 'Any of these makes' })).toBeVisible()
  script.arrive()
  await scriptListens(page)
  await filters.getByRole('checkbox', { name: /^Ford \(/ }).check()
  await expect(page).toHaveURL(/\/van-search\?make=Ford&gearbox=Manual$/)
})

for (const [select, option, query] of [
  ['#filters-make', 'Ford', 'make=Ford'],
  ['#filters-sort', 'price_asc', 'sort=price_asc'],
] as const)
  test(`a choice in ${select} during hydration is kept`, sampled(option === 'Ford'), async ({ page }) => {
    await chooseDuringHydration(page, select, option)
    await page.goto('/van-search')
    await hydrated(page)
    await expect(page).toHaveURL(`/van-search?${query}`)
    await expect(page.locator(select)).toHaveValue(option)
  })

test('a page on which nothing was chosen early does not change', sampled(false), async ({ page }) => {
  const script = await holdScripts(page)
  await page.goto('/truck-search?make=Scania&sort=mileage', { waitUntil: 'commit' })
  await expect(resultsHeading(page)).toBeVisible()
  script.arrive()
  await page.getByLabel('Sort by').filter({ visible: true }).selectOption('price_asc')
  await expect(page).toHaveURL(/\/truck-search\?make=Scania&sort=price_asc$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/truck-search\?make=Scania&sort=mileage$/)
  await expect(page.getByLabel('Sort by').filter({ visible: true })).toHaveValue('mileage')
})

test('a postcode entered early is applied, and kept in session storage', async ({ page }) => {
  const script = await holdScripts(page)
  await page.goto('/car-search?sort=distance', { waitUntil: 'commit' })
  await page.getByLabel('Your postcode').filter({ visible: true }).fill('M1 1AA')
  await page.getByLabel('Your postcode').filter({ visible: true }).blur()
  script.arrive()
  await expect(page).toHaveURL(/sort=distance&postcode=M1$/)
  await expect(page.getByLabel('Your postcode').filter({ visible: true })).toHaveValue('M1')
  expect(await page.evaluate(() => sessionStorage.getItem('postcode'))).toBe('"M1"')
})

test('a postcode can be typed to its end while the script loads', sampled(false), async ({ page }) => {
  const script = await holdScripts(page)
  await page.goto('/car-search?sort=distance', { waitUntil: 'commit' })
  const postcode = page.getByLabel('Your postcode').filter({ visible: true })
  await postcode.pressSequentially('M1 1')
  script.arrive()
  await scriptListens(page)
  await postcode.pressSequentially('AA')
  await expect(postcode).toHaveValue('M1 1AA')
  await expect(page).toHaveURL(/sort=distance$/)
  await postcode.press('Enter')
  await expect(page).toHaveURL(/sort=distance&postcode=M1$/)
})

test('a deposit and a type of finance chosen early are in the figures of a vehicle', async ({ page }) => {
  const script = await holdScripts(page)
  await page.goto('/car-search?year=2023-&sort=price_asc', { waitUntil: 'commit' })
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByLabel('Deposit (£)').fill('1500')
  await page.getByRole('radio', { name: /^PCP/ }).check()
  script.arrive()
  await expect(page).toHaveURL(/deposit=1500.*finance=pcp/)
  await expect(page.getByLabel('Deposit (£)')).toHaveValue('1500')
  await expect(page.getByRole('radio', { name: /^PCP/ })).toBeChecked()
})

test('a make chosen early is kept, and its models are loaded', async ({ page }) => {
  const script = await holdScripts(page)
  await page.goto('/vans/used', { waitUntil: 'commit' })
  const search = page.getByRole('region', { name: /^Search / })
  await search.getByLabel('Make').selectOption('Ford')
  await expect(search.getByLabel('Model')).toBeDisabled()
  script.arrive()
  await expect(search.getByLabel('Model')).toBeEnabled()
  await expect(search.getByLabel('Make')).toHaveValue('Ford')
  await search.getByLabel('Model').selectOption('Transit')
  await search.getByRole('button', { name: 'View Deals' }).click()
  await expect(page).toHaveURL(/\/van-search\?condition=Used&make=Ford&model=Transit$/)
})

test('a make that the type chosen early does not have is cleared', sampled(false), async ({ page }) => {
  const script = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const search = page.getByRole('region', { name: 'Search our stock' })
  await search.getByLabel('Make').selectOption('Audi')
  await search.getByLabel('Type').selectOption('Trucks')
  script.arrive()
  await expect(search.getByLabel('Make').getByRole('option', { name: 'DAF' })).toBeAttached()
  await expect(search.getByLabel('Type')).toHaveValue('truck')
  await expect(search.getByLabel('Make')).toHaveValue('')
  await expect(search.getByLabel('Model')).toBeDisabled()
})

test(
  'a postcode typed early on the used-cars page is kept in session storage',
  sampled(false),
  async ({ page }) => {
    const script = await holdScripts(page)
    await page.goto('/cars/used', { waitUntil: 'commit' })
    await page.getByLabel('Your postcode').filter({ visible: true }).fill('M1 1AA')
    await page.getByLabel('Your postcode').filter({ visible: true }).blur()
    script.arrive()
    await expect(page.getByText('We keep M1 in this tab until you close it')).toBeVisible()
    await expect(page.getByLabel('Your postcode').filter({ visible: true })).toHaveValue('M1 1AA')
  },
)

test('before the script has loaded the application opens as a separate page, which keeps what is typed', async ({
  page,
}) => {
  const script = await holdScripts(page)
  await page.goto('/van-search', { waitUntil: 'commit' })
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('link', { name: 'Apply for Finance' }).first().click()
  await expect(page).toHaveURL(/\/apply\?form=/)
  await page.getByLabel('Surname').fill('Quillfeather')
  script.arrive()
  await page.getByRole('radio', { name: 'Full UK' }).check()
  await expect(page.getByLabel('Surname')).toHaveValue('Quillfeather')
})
