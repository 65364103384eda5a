import type { Locator, Page } from '@playwright/test'
import { requestsOf } from './support/requests-of.ts'
import { expect, test } from './support/test.ts'

/** The visible one: the newsletter and the feedback have one each. */
function notice(page: Page): Locator {
  return page.getByText('Nothing has been sent').filter({ visible: true })
}

test('the newsletter sends no request, and says that nothing was sent', async ({ page }) => {
  await page.goto('/cars/new')
  const requests = requestsOf(page)
  const address = page.url()
  const box = page.getByLabel('Email address')
  await box.fill('not an email address')
  await box.press('Enter')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(notice(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveCount(0)
  expect(page.url()).toBe(address)
  expect(requests).toEqual([])
})

test('the postcode is not sent until the visitor sorts by distance and says so', async ({ page }) => {
  await page.goto('/cars/used')
  const requests = requestsOf(page)
  await page.getByLabel('Your postcode').filter({ visible: true }).fill('M1 1AA')
  await page.getByLabel('Your postcode').filter({ visible: true }).blur()
  await expect(page.getByText('Kept in this tab until you close it')).toBeVisible()
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'View Deals' }).click()
  await expect(page).toHaveURL(/\/car-search\?condition=Used&make=$/)
  expect(requests.filter((url) => /postcode|M1/.test(url))).toEqual([])
  await page.getByLabel('Sort by').filter({ visible: true }).selectOption('distance')
  await expect(page).toHaveURL(/sort=distance$/)
  await page.getByRole('button', { name: 'Measure from M1, as you typed before' }).click()
  await expect(page).toHaveURL(/postcode=M1$/)
})

test('the leasing selects filter the guides, without a change of address or a request', async ({ page }) => {
  await page.goto('/vans/leasing')
  const requests = requestsOf(page)
  const address = page.url()
  const guides = page.getByRole('region', { name: 'What are you looking for?' })
  const count = () => guides.getByRole('listitem').count()
  const all = await count()
  await guides.getByLabel('Who is it for?').selectOption('personal')
  await expect.poll(count).toBeLessThan(all)
  const personal = await count()
  await guides.getByLabel('Price of the van').selectOption({ index: 1 })
  await expect.poll(count).toBeLessThan(personal)
  await guides.getByLabel('Price of the van').selectOption('')
  await expect.poll(count).toBe(personal)
  await guides.getByLabel('Monthly budget').selectOption({ index: 3 })
  await expect.poll(count).toBeLessThan(personal)
  await guides.getByLabel('Monthly budget').selectOption('')
  await guides.getByLabel('Who is it for?').selectOption('')
  await expect.poll(count).toBe(all)
  expect(page.url()).toBe(address)
  expect(requests).toEqual([])
})
