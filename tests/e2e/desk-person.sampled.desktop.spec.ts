import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Lead } from '#domain/leads/outbox.ts'
import { accessibilityFaults, faultsInBothSchemes } from './support/accessibility.ts'
import { addLeads } from './support/add-leads.ts'
import { comeIn, type DeskPlace, testAtDesk } from './support/desk-visit.ts'
import { expect, sampled } from './support/test.ts'

const vehicle = {
  vehicleId: 'v1',
  vehicleDetails: { make: 'Ford', model: 'Focus', registration: 'AB12 CDE', mileage: 31_000 },
}
const application = (index: number, firstName: string): Lead => ({
  id: `0000000${index}-0000-4000-8000-000000000000`,
  payload: {
    ...vehicle,
    firstName,
    surname: 'Hopper',
    email: `${firstName.toLowerCase()}@example.com`,
    dob: '1988-04-17',
    netIncome: '1850',
  },
})
const call = (index: number, name: string, email: string): Lead => ({
  id: `1000000${index}-0000-4000-8000-000000000000`,
  payload: { kind: 'call', ...vehicle, name, email, phone: `07700 90012${index}` },
})

const grace = [application(1, 'Grace'), call(1, 'Grace Hopper', 'grace@example.com')]
const mary = [application(2, 'Mary'), call(2, 'Mary Hopper', 'mary@example.com')]
const namesake = call(3, 'Grace Hopper', 'other@example.com')

const test = testAtDesk([...grace, ...mary, namesake])

async function find(page: Page, { desk }: DeskPlace, person: { name: string; email: string }): Promise<void> {
  await page.goto(`${desk.url}/person`)
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { name: /^We hold/ })).toBeVisible()
}

const auditOf = ({ dataDir }: DeskPlace) => readFile(join(dataDir, 'applications.audit.ndjson'), 'utf8')

test('what is held of a person is found, given as a page and a file, and erased once that is typed', async ({
  context,
  place,
}) => {
  const page = await comeIn(context, place.desk, 'Ann Smith')
  const addresses: string[] = []
  page.on('request', (request) => void addresses.push(request.url()))
  await page.getByRole('link', { name: 'A person' }).click()
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('Give a name, an email address or a phone number')).toBeVisible()
  await find(page, place, { name: 'Grace Hopper', email: 'Grace@example.com' })
  await expect(page.getByRole('heading', { name: 'We hold 2 leads' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Only the same name' })).toContainText('other@example.com')
  await expect(page.getByText('They also gave 07700 900121')).toBeVisible()
  expect(await page.locator('main').innerHTML()).not.toMatch(/1988|1850/)
  expect(await accessibilityFaults(page)).toEqual([])

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'A copy as a file' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('personal-data.json')
  const copy = await readFile(await file.path(), 'utf8')
  expect(JSON.parse(copy).leads).toHaveLength(2)
  expect(copy).toContain('1988-04-17')

  await page.getByRole('button', { name: 'A copy to print' }).click()
  await expect(page.getByRole('heading', { name: /holds about you$/ })).toBeVisible()
  await expect(page.getByText('17 April 1988')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await find(page, place, { name: 'Grace Hopper', email: 'grace@example.com' })
  await page.getByRole('button', { name: 'Erase it' }).click()
  await expect(page.getByRole('heading', { name: 'Erase 2 leads?' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await addLeads(place.config, call(4, 'Grace Hopper', 'grace@example.com'))
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Nothing was erased')).toBeVisible()
  await page.getByLabel('Type erase').fill('Erase')
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('2 leads were erased')).toBeVisible()
  // What came while the page was open was not shown, so it is still there, and is said.
  await expect(page.getByRole('heading', { name: 'We hold 1 lead' })).toBeVisible()

  expect(
    addresses.filter((address) => /hopper|grace|example\.com/i.test(decodeURIComponent(address))),
  ).toEqual([])
  const audit = await auditOf(place)
  for (const act of ['"find","leads":3', '"copy","leads":2', '"preview","leads":2', '"erase","leads":2'])
    expect(audit).toContain(`"user":"Ann Smith","command":${act}`)
  expect(audit + place.desk.log.join()).not.toMatch(/hopper|example\.com|1988/i)
})

test('a person is found and erased without script, and on a narrow screen', async ({ browser, place }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await comeIn(context, place.desk, 'Cy')
  await find(page, place, { name: '', email: 'mary@example.com' })
  await page.getByRole('button', { name: 'A copy to print' }).click()
  await expect(page.getByText('17 April 1988')).toBeVisible()
  await find(page, place, { name: '', email: 'mary@example.com' })
  await page.getByRole('button', { name: 'Erase it' }).click()
  await page.getByRole('checkbox').first().uncheck()
  await page.getByLabel('Type erase').fill('erase')
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('1 lead was erased')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'We hold 1 lead' })).toBeVisible()
  await context.close()
})

test(
  'who comes in, the keys and the lock have no fault of accessibility, in light and dark',
  sampled(false),
  async ({ context, place }) => {
    const page = await context.newPage()
    await page.goto(place.desk.link())
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
    expect(await faultsInBothSchemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Priya Ashdown' }).click()
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Priya Ashdown')
    await page.getByRole('button', { name: 'Keys' }).click()
    await expect(page.getByRole('dialog', { name: 'Keys and sound' })).toBeVisible()
    expect(await faultsInBothSchemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Lock' }).click()
    await expect(page.getByRole('heading', { name: 'The desk is locked' })).toBeVisible()
    expect(await faultsInBothSchemes(page)).toEqual([])
  },
)

test('the week is counted, and somebody says that the key is kept elsewhere', async ({ context, place }) => {
  const page = await comeIn(context, place.desk, 'Ann')
  const week = page.getByRole('region', { name: 'The last seven days' })
  await expect(week).toContainText('Finance application')
  await expect(week).toContainText('Ford Focus')
  await expect(page.getByRole('region', { name: 'Needs you' })).toContainText('No vehicle is for sale')
  await page.getByRole('button', { name: 'A copy is kept elsewhere' }).click()
  await expect(page.getByRole('region', { name: 'Works' })).toContainText('A copy is kept elsewhere.')
  expect(await auditOf(place)).toContain('"user":"Ann","command":"key-saved"')
})
