import type { Page } from '@playwright/test'
import { firstVan } from './application-journey.ts'
import { scriptListens } from './support/script.ts'
import { expect, test } from './support/test.ts'

const form = (page: Page) => page.locator('main form')

test('a viewing is asked for from the vehicle page, corrected, kept while offline, and sent once', async ({
  page,
  context,
  request,
  leadService,
}) => {
  const { _id } = await firstVan(request)
  await page.goto(`/vehicles/${_id}`)
  await page.getByRole('link', { name: 'Book a viewing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a viewing')
  const send = form(page).getByRole('button', { name: 'Ask for this viewing' })

  // The field for programs is hidden from people, also from screen readers and the keyboard.
  await expect(page.locator('input[name="website"]')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  await page.locator('input[name="website"]').evaluate((input) => input.focus())
  await expect(page.locator('input[name="website"]')).not.toBeFocused()

  // The answer is a page, with the focus on the first answer to correct.
  await scriptListens(page)
  await send.click()
  await expect(page.getByRole('alert').first()).toContainText('Please check your answers')
  await expect(page.getByLabel('Which day would you like to come?')).toBeFocused()

  await page.getByLabel('Which day would you like to come?').selectOption({ index: 1 })
  await page.getByLabel('Your name').fill('Ottoline Marchbanks')
  await page.getByLabel('Phone').fill('07700 900456')

  await context.setOffline(true)
  await send.click()
  await expect(page.getByText('We couldn’t send your request')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Ottoline Marchbanks')
  await context.setOffline(false)

  // Read at once: once the browser is sending, Playwright waits for the answer.
  const twice = await send.evaluate((button: HTMLElement) => {
    for (const _press of [1, 2]) button.click()
    return button.textContent
  })
  expect(twice).toBe('Sending…')
  await expect(page.getByText('We have your request for a viewing')).toBeVisible()
  await expect(page.locator('#outcome')).toBeFocused()
  const [lead, ...others] = await leadService.accepted(1)
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    path: '/api/enquiries',
    body: { kind: 'viewing', vehicleId: _id, name: 'Ottoline Marchbanks', phone: '07700 900456' },
  })

  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored + page.url()).not.toMatch(/Ottoline|900456/)
  await page.getByRole('link', { name: 'Back to the vehicle' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/enquire\/viewing\?form=/)
  // A later enquiry shows that nothing else was sent before it.
  await request.post(`/vehicles/${_id}/enquire/call`, { form: { name: 'Last', phone: '07700 900456' } })
  const all = await leadService.accepted(2)
  expect(all.map(({ body }) => (body as { name: string }).name)).toEqual(['Ottoline Marchbanks', 'Last'])
})
