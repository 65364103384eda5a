import { expect, test } from './support/test.ts'

test('a valuation leads to an enquiry, then to a vehicle and an application with the deposit', async ({
  page,
  leadService,
}) => {
  await page.goto('/valuation?type=car&make=Ford&model=Fiesta')
  await page.getByLabel('Number plate').fill('AB69 CDE')
  await page.getByLabel('Mileage', { exact: true }).fill('42k miles')
  await page.getByRole('button', { name: 'Show price range' }).click()
  await expect(page.getByRole('heading', { name: 'Ford Fiesta, 2019, 42,000 miles' })).toBeInViewport()
  await expect(page.getByText('Confidence: Good')).toBeVisible()
  expect(page.url()).not.toContain('CDE')

  await page.getByRole('button', { name: 'Ask us for an offer' }).click()
  // The plate is typed once, and is in no address.
  await expect(page.getByLabel('Number plate')).toHaveValue('AB69 CDE')
  expect(page.url()).not.toContain('CDE')
  await expect(page.getByLabel('Mileage')).toHaveValue('42000')
  await page.getByLabel('Your name').fill('Ottoline')
  await page.getByLabel('Email').fill('ottoline@example.com')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('We have your vehicle’s details')).toBeVisible()
  const [lead] = await leadService.accepted(1)
  expect(lead?.body).toMatchObject({
    partExchange: { registration: 'AB69 CDE', make: 'Ford', model: 'Fiesta', year: '2019' },
  })

  const deposit = page.getByRole('link', { name: /^Use £[\d,]+ as a deposit: cars$/ })
  const [amount = ''] = /£[\d,]+/.exec((await deposit.textContent()) ?? '') ?? []
  await deposit.click()
  await expect(page).toHaveURL(/\/car-search\?deposit=\d+$/)
  await page.locator('a[href*="/vehicles/"]').first().click()
  await expect(page).toHaveURL(/\/vehicles\/.*deposit=/)
  await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Apply for finance' })
  await expect(dialog.getByText(new RegExp(amount)).first()).toBeVisible()
})
