import type { Page, Route } from '@playwright/test'
import { expect, test } from './support/test.ts'

const vehicleData = /\/vehicles\/[^/]+\.data/
const searchData = /\/van-search\.data/

function refuse(status: number) {
  return (route: Route) =>
    route.fulfill({
      status,
      headers: { 'retry-after': '3', 'content-type': 'application/problem+json; charset=utf-8' },
      body: JSON.stringify({ type: '/api/problems#overloaded', status, code: 'overloaded' }),
    })
}

/** Opens the first of the results. Returns the name of the vehicle on the card. */
async function openFirstResult(page: Page): Promise<string> {
  await page.goto('/van-search')
  const card = page.getByRole('main').getByRole('article').getByRole('link').first()
  const name = (await card.textContent()) ?? ''
  await card.click()
  return name
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const status of [429, 503]) {
  test(`a vehicle refused with ${status} is not called missing, and can be requested again`, async ({
    page,
  }) => {
    await page.route(vehicleData, refuse(status))
    const name = await openFirstResult(page)
    await expect(heading(page)).toHaveText('The site is busy')
    await expect(page).toHaveTitle(/^The site is busy/)
    await expect(page.getByText('Vehicle not found.')).toHaveCount(0)
    await expect(page).toHaveURL(/\/vehicles\/[^/]+$/)

    await page.unroute(vehicleData)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect.poll(async () => name.includes((await heading(page).textContent()) ?? '')).toBe(true)
  })
}

test('a vehicle is not called sold when the connection fails', async ({ page }) => {
  await page.route(vehicleData, (route) => route.abort())
  const name = await openFirstResult(page)
  await expect(heading(page)).toHaveText('Vehicle not found.')
  await expect(page.getByText('connected to the internet')).toBeVisible()
  await expect(page.getByText('may have been sold')).toHaveCount(0)

  await page.unroute(vehicleData)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect.poll(async () => name.includes((await heading(page).textContent()) ?? '')).toBe(true)
})

test('a search refused because of load keeps its query for the next try', async ({ page, request }) => {
  const found = await request.get('/api/vehicles/search/van?make=Ford&pageSize=1')
  const [vehicle]: { _id: string }[] = await found.json()
  await page.route(searchData, refuse(503))
  await page.goto(`/vehicles/${vehicle?._id}`)
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await breadcrumb.getByRole('link', { name: 'Ford', exact: true }).click()
  await expect(heading(page)).toHaveText('The site is busy')

  await page.unroute(searchData)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('Ford vans for sale')
  await expect(page).toHaveURL(/make=Ford/)
})
