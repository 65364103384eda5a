import { chromium } from '/work/w-desk-person/node_modules/@playwright/test/index.mjs'
import { mkdir } from 'node:fs/promises'
import { startDesk } from '/work/w-desk-person/tests/e2e/support/start-desk.ts'
import { readConfig } from '/work/w-desk-person/server/config.ts'
import { openOutbox } from '/work/w-desk-person/server/store/open-outbox.ts'
const dataDir = '/tmp/desk-person-data'
const outbox = await openOutbox(readConfig({ DATA_DIR: dataDir }))
const vehicle = { vehicleId: 'v1', vehicleDetails: { make: 'Ford', model: 'Focus', registration: 'AB12 CDE', mileage: 31000 } }
for (const [i, name] of ['Grace Hopper', 'Grace Hopper', 'Zoë O’Neill-Featherstonehaugh', 'Grace Hopper'].entries())
  await outbox.add({ id: `1000000${i}-0000-4000-8000-000000000000`, payload: { kind: i === 1 ? 'viewing' : 'call', ...vehicle, name, email: i === 3 ? 'other@example.com' : 'grace@example.com', phone: `07700 90012${i}`, message: 'Is the tow bar fitted?' } }, Date.now() - i * 86_400_000 + 1000)
await outbox.add({ id: '20000000-0000-4000-8000-000000000000', payload: { ...vehicle, firstName: 'Grace', surname: 'Hopper', email: 'grace@example.com', phone: '07700 900120', dob: '1988-04-17', netIncome: '1850', address1: '1 Navy Way', city: 'Leeds', employer: 'Navy' } } as never, Date.now())
await outbox.note('20000000-0000-4000-8000-000000000000', { act: 'called', at: Date.now(), person: 'Ann', text: 'No answer, left a message' }, 0)
await outbox.close()
const desk = await startDesk(dataDir, { LEAD_EMAIL: 'a@b.example', SMTP_URL: 'smtp://127.0.0.1:1', PORT: '4331' })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--disable-gpu', '--no-sandbox'] })
const out = '/tmp/desk-person-shots'
await mkdir(out, { recursive: true })
for (const width of [390, 1440]) for (const scheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 }, colorScheme: scheme })
  const page = await context.newPage()
  const shot = (name: string) => page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png`, fullPage: true })
  await page.goto(await desk.link())
  await shot('open')
  await page.getByRole('button', { name: 'Priya Ashdown' }).click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await page.waitForTimeout(500)
  await page.reload()
  await shot('today')
  await page.goto(`${desk.url}/leads/20000000-0000-4000-8000-000000000000`); await shot('lead')
  await page.goto(`${desk.url}/site`); await shot('site')
  await page.goto(`${desk.url}/person`)
  await page.getByLabel('Name').fill('Grace Hopper'); await page.getByLabel('Email').fill('grace@example.com')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('heading', { name: /^We hold/ }).waitFor(); await shot('person')
  await page.getByRole('button', { name: 'Erase it' }).click()
  await page.getByRole('heading', { name: /^Erase/ }).waitFor(); await shot('erase')
  await page.getByRole('button', { name: 'Go back' }).click()
  await page.getByRole('button', { name: 'A copy to print' }).click()
  await page.getByRole('heading', { name: /holds about/ }).waitFor(); await shot('copy')
  await page.getByRole('button', { name: 'Keys' }).click()
  await page.waitForTimeout(400); await page.screenshot({ path: `${out}/keys-${width}-${scheme}.png` })
  await context.close()
}
await browser.close()
await desk.stop()
