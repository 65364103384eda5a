import { firstVan } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('a call is asked for without script, sent again from Back, and is one enquiry', async ({
  page,
  request,
  leadService,
}) => {
  const { _id } = await firstVan(request)
  await page.goto(`/vehicles/${_id}`)
  await page.getByRole('link', { name: 'Ask us to call' }).click()
  const send = page.getByRole('button', { name: 'Ask us to call' })
  await page.getByLabel('Your name').fill('Ottoline')
  await send.click()
  await expect(page.getByRole('link', { name: 'Enter the phone number that we should call.' })).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ottoline')

  await page.getByLabel('Phone').fill('07700 900456')
  await send.click()
  await expect(page.getByText('We will call you', { exact: true })).toBeVisible()
  const reference = await page.locator('#outcome dd').first().textContent()
  await page.reload()
  await expect(page.locator('#outcome dd').first()).toHaveText(reference ?? '')
  const [lead] = await leadService.accepted(1)
  expect(lead).toMatchObject({ path: '/api/enquiries', body: { kind: 'call', name: 'Ottoline' } })

  await page.goto('/part-exchange/enquire?make=Ford&model=Fiesta&year=2019&mileage=42000&low=8000&high=9500')
  await page.getByLabel('Your name').fill('Ottoline')
  await page.getByLabel('Email').fill('ottoline@example.com')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('We have your vehicle’s details')).toBeVisible()
  const accepted = await leadService.accepted(2)
  expect(accepted.map(({ body }) => (body as { kind: string }).kind)).toEqual(['call', 'part-exchange'])
  expect(accepted[1]?.body).toMatchObject({
    partExchange: { make: 'Ford', model: 'Fiesta', valuation: '£8,000 to £9,500' },
  })
})
