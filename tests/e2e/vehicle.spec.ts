import { formatPounds } from '../../domain/finance/format-money.ts'
import { penceFromPounds } from '../../domain/finance/money.ts'
import { monthlyEstimate } from '../../domain/finance/monthly-estimate.ts'
import { firstVan } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('a vehicle page shows make, model, price and monthly price', async ({ page, request }) => {
  const { _id, vehicle, adverts } = await firstVan(request)
  const price = penceFromPounds(adverts.retailAdverts.totalPrice?.amountGBP ?? 0)
  const vatStatus = adverts.retailAdverts.vatStatus ?? null
  await page.goto(`/vehicles/${_id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`${vehicle.make} ${vehicle.model}`)
  await expect(main.getByText(vehicle.derivative ?? '').first()).toBeVisible()
  await expect(main.getByText(formatPounds(price)).first()).toBeVisible()
  await expect(main.getByText(vatStatus ?? '', { exact: true }).first()).toBeVisible()
  const monthly = formatPounds(monthlyEstimate(price, vatStatus), { pence: true })
  await expect(main.getByText(`Monthly Prices From ${monthly}`)).toBeVisible()
  await expect(main.getByRole('region', { name: 'Representative example' })).toHaveCount(1)
  await expect(main.getByRole('region', { name: 'Overview' })).toContainText('Registration')
})

test('the counter follows the picture in view', async ({ page, request }) => {
  const { _id } = await firstVan(request)
  await page.goto(`/vehicles/${_id}`)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await expect(pictures.getByText('1/5')).toBeVisible()
  await pictures
    .getByRole('list', { name: 'Pictures, one at a time' })
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }))
  await expect(pictures.getByText('2/5')).toBeVisible()
})

test('the price, its VAT word and the way to apply stay in view all the way down', async ({
  page,
  request,
}) => {
  const { _id, adverts } = await firstVan(request)
  await page.addInitScript(() => sessionStorage.setItem('postcode', 'M1 1AA'))
  await page.goto(`/vehicles/${_id}`)
  const where = page.getByRole('region', { name: 'Where to see it' })
  await where.scrollIntoViewIfNeeded()
  await expect(where.getByText(/^About \d+ miles from the centre of your postcode area, M,/)).toBeVisible()
  const inView = page
    .locator('main :visible')
    .filter({ hasText: /^Apply for Finance$/ })
    .last()
  await expect(inView).toBeInViewport({ ratio: 1 })
  const price = `£${adverts.retailAdverts.totalPrice?.amountGBP?.toLocaleString('en-GB')}`
  const shown = page.getByText(`${price} ${adverts.retailAdverts.vatStatus}`).locator('visible=true').last()
  await expect(shown).toBeInViewport({ ratio: 1 })
})

test('a link into the page shows its part, and Back the part that was left', async ({ page, request }) => {
  const { _id } = await firstVan(request)
  await page.goto(`/vehicles/${_id}`)
  await page.getByRole('link', { name: 'Change the deposit or term' }).first().click()
  await expect(page.locator('#finance')).toBeInViewport()
  const similar = page.getByRole('heading', { name: 'Similar vehicles' })
  await similar.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  await expect(similar).toBeInViewport()
  await page.goto('/privacy')
  await page.goBack()
  await expect(similar).toBeInViewport()
})
