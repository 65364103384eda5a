import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Lead } from '#domain/leads/outbox.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { addLeads } from './support/add-leads.ts'
import { comeIn, testAtDesk } from './support/desk-visit.ts'

const vehicle = {
  vehicleId: 'v1',
  vehicleDetails: { make: 'Ford', model: 'Focus', registration: 'AB12 CDE', mileage: 31_000 },
}
const call: Lead = {
  id: '11111111-0000-4000-8000-000000000001',
  payload: {
    kind: 'call',
    ...vehicle,
    name: 'Ada Lovelace',
    phone: '07700 900123',
    message: 'Tow bar?\n<img src=x onerror=alert(1)>',
  },
}
const application: Lead = {
  id: '22222222-0000-4000-8000-000000000002',
  payload: {
    ...vehicle,
    firstName: 'Zoë',
    surname: 'O’Neill',
    email: 'zoe@example.com',
    dob: '1988-04-17',
    netIncome: '1850',
  },
}

const test = testAtDesk([call, application])

test('a lead is read, answered, lost, taken back, and found by where it stands', async ({
  context,
  place,
}) => {
  const page = await comeIn(context, place.desk, 'Ann Smith')
  await page.getByRole('link', { name: 'Ada Lovelace' }).click()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
  await expect(page.getByText('Tow bar?')).toContainText('<img src=x onerror=alert(1)>')
  await expect(page.getByRole('link', { name: 'Call 07700 900123' })).toHaveAttribute(
    'href',
    'tel:07700900123',
  )
  await page.getByRole('button', { name: 'Lost' }).click()
  await expect(page.getByText('Write why it was lost')).toBeVisible()
  await page.getByLabel('What happened?').fill('She wants an estate')
  await page.getByRole('button', { name: 'Lost' }).click()
  const history = page.getByRole('list').filter({ hasText: 'She wants an estate' })
  await expect(history).toContainText('Ann Smith')
  await expect(page.getByLabel('What happened?')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo the last entry' }).click()
  await expect(history).toContainText('taken back')
  await page.getByRole('button', { name: 'Called' }).click()
  await expect(history.getByText('Called', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Leads' }).click()
  await page.getByLabel('Name, phone, email, plate or reference').fill('ab12cde')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('link', { name: 'Zoë O’Neill' })).toBeVisible()
  expect(page.url()).not.toContain('ab12')
  await page.getByRole('link', { name: 'Leads' }).click()
  await page.getByLabel('Where they stand').selectOption('Contacted')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('1 lead')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto(`${place.desk.url}/leads/none`)
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  // There is a way on from what is missing.
  await page.getByRole('link', { name: 'Leads' }).click()
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible()
})

test('date of birth and income are shown on a press, which is noted under the name', async ({
  context,
  place,
}) => {
  const page = await comeIn(context, place.desk, 'Bob')
  await page.goto(`${place.desk.url}/leads/${application.id}`)
  await expect(page.getByRole('heading', { name: 'Zoë O’Neill' })).toBeVisible()
  expect(await page.content()).not.toMatch(/1988|1850/)
  await page.getByRole('button', { name: /^Show date of birth/ }).click()
  await expect(page.getByText('17 April 1988')).toBeVisible()
  const audit = await readFile(join(place.dataDir, 'leads.audit.ndjson'), 'utf8').catch(() =>
    readFile(join(place.dataDir, 'applications.audit.ndjson'), 'utf8'),
  )
  expect(audit).toContain(`"user":"Bob","command":"reveal","id":"${application.id}"`)
  expect(audit + place.desk.log.join()).not.toMatch(/1988|1850|O’Neill|Lovelace/)
})

test('two people at one lead: the second is told, and loses nothing', async ({ browser, context, place }) => {
  const ann = await comeIn(context, place.desk, 'Ann')
  const other = await browser.newContext()
  const bob = await comeIn(other, place.desk, 'Bob')
  for (const page of [ann, bob]) await page.goto(`${place.desk.url}/leads/${application.id}`)
  await bob.getByLabel('What happened?').fill('A note of Bob')
  await ann.getByRole('button', { name: 'Replied' }).click()
  await expect(ann.getByRole('list').filter({ hasText: 'Replied' })).toBeVisible()
  await bob.getByRole('button', { name: 'Only a note' }).click()
  await expect(bob.getByText('Somebody has noted something meanwhile')).toBeVisible()
  await expect(bob.getByLabel('What happened?')).toHaveValue('A note of Bob')
  await bob.getByRole('button', { name: 'Only a note' }).click()
  await expect(bob.getByRole('list').filter({ hasText: 'A note of Bob' })).toContainText('Replied')
  await other.close()
})

test('a new lead comes without a reload, and a lock keeps what was typed', async ({ context, place }) => {
  await context.clock.install()
  const page = await comeIn(context, place.desk, 'Ann')
  const askTheDesk = () => page.clock.fastForward(5_000)
  await addLeads(place.config, {
    id: '33333333-0000-4000-8000-000000000003',
    payload: { kind: 'viewing', ...vehicle, name: 'Grace Hopper', phone: '07700 900456' },
  })
  await askTheDesk()
  await expect(page.getByRole('link', { name: 'Grace Hopper' })).toBeVisible()
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  await page.getByLabel('What happened?').fill('half a sentence')
  const tab = await context.newPage()
  await tab.goto(place.desk.url)
  await tab.getByRole('button', { name: 'Lock' }).click()
  await expect(tab.getByRole('heading', { name: 'The desk is locked' })).toBeVisible()
  await askTheDesk()
  await expect(page.getByRole('dialog', { name: 'The desk is locked' })).toBeVisible()
  await comeIn(context, place.desk, 'Ann')
  await askTheDesk()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel('What happened?')).toHaveValue('half a sentence')
})

test('it works without script, and gives back a form that was sent while it was locked', async ({
  browser,
  place,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await comeIn(context, place.desk, 'Cy')
  await page.goto(`${place.desk.url}/leads/${application.id}`)
  await page.getByLabel('What happened?').fill('written without script')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Only a note' }).click()
  await expect(page.getByText('What you have just written was not saved')).toBeVisible()
  await comeIn(context, place.desk, 'Cy')
  await page.getByRole('button', { name: 'Save what I wrote' }).click()
  await expect(page.getByText('written without script')).toBeVisible()
  await context.close()
})
