import { firstVan } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('the price, its VAT word and the way to apply stay in view all the way down', async ({
  page,
  request,
}) => {
  const { _id, adverts } = await firstVan(request)
  await page.addInitScript(() => sessionStorage.setItem('postcode', '"M1 1AA"'))
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
