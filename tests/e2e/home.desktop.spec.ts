import type { Page } from '@playwright/test'
import { requestsOf } from './support/requests-of.ts'
import { expect, test } from './support/test.ts'

const searchForm = (page: Page) => page.getByRole('region', { name: 'Search our stock' })

/** The options of a select except the first, which means any. */
async function optionsOf(page: Page, label: string): Promise<string[]> {
  return (await searchForm(page).getByLabel(label).locator('option').allInnerTexts()).slice(1)
}

async function distinct(page: Page, path: string): Promise<Record<string, string[]>> {
  return (await page.request.get(`/api/vehicles/distinct/${path}`)).json()
}

test('the search begins with cars and no make, and models are disabled without a make', async ({ page }) => {
  await page.goto('/')
  const form = searchForm(page)
  await expect(form.getByLabel('Type')).toHaveValue('car')
  await expect(form.getByLabel('Make')).toHaveValue('')
  await expect(form.getByLabel('Model')).toBeDisabled()
  await form.getByRole('button', { name: 'View Deals' }).click()
  await expect(page).toHaveURL(/\/car-search$/)
})

test('make and model are part of the address of the results', async ({ page }) => {
  await page.goto('/')
  const form = searchForm(page)
  await form.getByLabel('Make').selectOption('Ford')
  await expect(form.getByLabel('Model')).toBeEnabled()
  const { model = [] } = await distinct(page, 'car?make=Ford')
  await expect.poll(() => optionsOf(page, 'Model')).toHaveLength(model.length)
  await form.getByLabel('Model').selectOption(model[0] ?? '')
  await form.getByRole('button', { name: 'View Deals' }).click()
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/car-search' &&
      searchParams.get('make') === 'Ford' &&
      searchParams.get('model') === model[0],
  )
})

test('another type clears make and model, and loads its makes', async ({ page }) => {
  await page.goto('/')
  const form = searchForm(page)
  await form.getByLabel('Make').selectOption('Ford')
  await expect.poll(() => optionsOf(page, 'Model')).not.toHaveLength(0)
  await form.getByLabel('Type').selectOption('Trucks')
  await expect(form.getByLabel('Make')).toHaveValue('')
  await expect(form.getByLabel('Model')).toBeDisabled()
  await expect.poll(() => optionsOf(page, 'Model')).toEqual([])
  const { make = [] } = await distinct(page, 'truck')
  await expect.poll(() => optionsOf(page, 'Make')).toEqual(make)
})

test('any type offers the makes of all three, each once', async ({ page }) => {
  await page.goto('/')
  await searchForm(page).getByLabel('Type').selectOption('Any')
  const lists = await Promise.all(['car', 'van', 'truck'].map((type) => distinct(page, type)))
  const all = new Set(lists.flatMap(({ make = [] }) => make))
  await expect.poll(async () => (await optionsOf(page, 'Make')).sort()).toEqual([...all].sort())
  await searchForm(page).getByRole('button', { name: 'View Deals' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse our stock')
})

test('a list that fails to load is logged, and the previous one stays', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.goto('/')
  const before = await optionsOf(page, 'Make')
  await page.route('**/api/vehicles/distinct/**', (route) => route.fulfill({ status: 500 }))
  await searchForm(page).getByLabel('Type').selectOption('Vans')
  await expect.poll(() => logged.some((line) => line.startsWith('Error fetching makes:'))).toBe(true)
  expect(await optionsOf(page, 'Make')).toEqual(before)
  await searchForm(page)
    .getByLabel('Make')
    .selectOption(before[0] ?? '')
  await expect.poll(() => logged.some((line) => line.startsWith('Error fetching models:'))).toBe(true)
  expect(await optionsOf(page, 'Model')).toEqual([])
})

test('all brands show and hide', async ({ page }) => {
  await page.goto('/')
  const brands = page.getByRole('region', { name: 'Browse by brand' })
  const volvo = brands.getByRole('link', { name: /^Volvo/ })
  await expect(brands.getByRole('link', { name: /^Mercedes-Benz/ })).toBeVisible()
  await expect(volvo).toBeHidden()
  await page.getByText('Show all brands').click()
  await expect(volvo).toBeVisible()
  await page.getByText('Hide all brands').click()
  await expect(volvo).toBeHidden()
})

test('questions open one by one', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('main details:has(summary:text("?"))')
  await expect(questions).toHaveCount(3)
  await questions.nth(0).locator('summary').click()
  await questions.nth(2).locator('summary').click()
  await expect(questions.nth(0)).toHaveAttribute('open', '')
  await expect(questions.nth(1)).not.toHaveAttribute('open')
  await expect(questions.nth(2)).toHaveAttribute('open', '')
})

test('feedback sends no request, and says that nothing was sent', async ({ page }) => {
  await page.goto('/')
  const requests = requestsOf(page)
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Nothing has been sent')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nothing has been sent')).toBeHidden()
  expect(requests).toEqual([])
})
