import { firstVan } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('the contact links lead to telephone, email and messages about this vehicle', async ({
  page,
  request,
}) => {
  const { _id, vehicle } = await firstVan(request)
  await page.goto(`/vehicles/${_id}`)
  const ask = page.getByRole('region', { name: 'Ask about this vehicle' })
  await expect(ask.getByRole('link', { name: /\d{4}/ })).toHaveAttribute('href', /^tel:/)
  const email = await ask.getByRole('link', { name: 'Email us' }).getAttribute('href')
  expect(new URL(email ?? '').searchParams.get('subject')).toContain(`${vehicle.make} ${vehicle.model}`)
  const message = await ask.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(new URL(message ?? '').searchParams.get('text')).toContain(`/vehicles/${_id}`)
})

test('a card in the results links to its vehicle', async ({ page }) => {
  await page.goto('/van-search')
  const card = page.getByRole('main').getByRole('article').getByRole('link').first()
  const name = (await card.textContent()) ?? ''
  await card.click()
  await expect(page).toHaveURL(/\/vehicles\/[^/]+$/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(async () => name.includes((await heading.textContent()) ?? 'a heading')).toBe(true)
})

test('an unknown vehicle is not found, and others are offered', async ({ page }) => {
  const response = await page.goto('/vehicles/nobody-knows')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Vehicle not found.' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByText(/a month/)).toHaveCount(0)
})

test('structured data gives the vehicle, its price and its breadcrumb', async ({ page, request }) => {
  const { _id, vehicle, adverts } = await firstVan(request)
  await page.goto(`/vehicles/${_id}`)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [data, breadcrumb] = blocks.map((block) => JSON.parse(block))
  expect(data).toMatchObject({ '@type': 'Vehicle', brand: { name: vehicle.make } })
  expect(Number(data.offers.price)).toBe(adverts.retailAdverts.totalPrice?.amountGBP)
  expect(breadcrumb['@type']).toBe('BreadcrumbList')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/vehicles/${_id}$`))
})
