import type { Browser, BrowserContext } from '@playwright/test'
import type { Lead } from '#domain/leads/outbox.ts'
import { readConfig } from '#server/config.ts'
import { openStockStore } from '#server/store/open-stock-store.ts'
import { addLeads } from '../../tests/e2e/support/add-leads.ts'
import { startDesk } from '../../tests/e2e/support/start-desk.ts'
import type { PictureOf } from './pages.ts'

export interface OpenDesk {
  url: string
  pictures: PictureOf[]
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  stop(): Promise<void>
}

const people = [
  'Ada Lovelace',
  'Grace Hopper',
  'Mary Seacole',
  'Alan Turing',
  'Rosalind Franklin',
  'Tim Berners',
]
const kinds = ['viewing', 'call', 'reserve', 'part-exchange', 'viewing', 'call'] as const

/** The desk beside a site, of a folder with leads of several kinds and a file that was brought, one page of every kind. */
export async function openDesk(browser: Browser, dataDir: string, site: string): Promise<OpenDesk> {
  const vehicles = await someVehicles(dataDir)
  const leads = people.map((name, at): Lead => {
    // The forms of the site send the id of the vehicle, and nothing else of it.
    const { id } = vehicles[at] ?? { id: 'none' }
    return {
      id: `${at}c6${at}8374-203d-8200-a3cf-2038ba650b5b`,
      payload: {
        kind: kinds[at] ?? 'call',
        name,
        phone: `07700 90012${at}`,
        email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
        vehicleId: id,
        message: 'Is it still there? I could come on Saturday with my sister.',
      },
    }
  })
  await addLeads(readConfig({ DATA_DIR: dataDir }), ...leads)
  const desk = await startDesk(dataDir, { PORT: new URL(site).port, PUBLIC_URL: site })
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(await desk.link())
    await page.getByLabel('your name or initials').fill('Ann Smith')
    await page.getByRole('button', { name: 'Open the desk' }).click()
    await page.getByRole('heading', { name: 'Today' }).waitFor()
    const vehicle = `/stock/${encodeURIComponent(vehicles[0]?.id ?? '')}`
    const chosen = vehicles.slice(0, 4).map(({ id }) => ['id', id])
    const prices = new URLSearchParams([...chosen, ['by', 'percent'], ['amount', '-5']])
    await page.goto(`${desk.url}/files`)
    await page.getByLabel('Your file').setInputFiles({
      name: 'stock.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(feed),
    })
    await page.getByRole('button', { name: 'Look at this file' }).click()
    await page.getByRole('heading', { name: 'stock.csv', exact: true }).waitFor()
    const file = new URL(page.url()).pathname
    const paths = {
      today: '/',
      leads: '/leads',
      lead: `/leads/${leads[0]?.id}`,
      find: '/leads/find',
      stock: '/stock',
      vehicle,
      fields: `${vehicle}/fields`,
      photos: `${vehicle}/photos`,
      add: '/stock/add',
      prices: `/stock/prices?${prices}`,
      files: '/files',
      file,
      person: '/person',
      site: '/site',
      open: new URL(await desk.link()).pathname,
    }
    return {
      url: desk.url,
      pictures: Object.entries(paths).map(([name, path]) => ({ name: `desk-${name}`, path })),
      cookies: await context.cookies(),
      stop: desk.stop,
    }
  } catch (error) {
    await desk.stop()
    throw error
  } finally {
    await context.close()
  }
}

async function someVehicles(dataDir: string) {
  const store = await openStockStore(readConfig({ DATA_DIR: dataDir }))
  const { vehicles } = await store.list.page({ standing: 'onSite' }, { order: 'oldest', offset: 0, limit: 6 })
  await store.close()
  return vehicles
}

const feed = `Stock no,Make,Model,Asking,Mileage,Reg,Our own column
S1,Ford,Focus,9995,31000,AB12 CDE,blue room
S2,Ford,Fiesta,7495,42000,AB13 CDE,
S3,Volkswagen,Golf,11995,28000,AB14 CDE,
S4,Vauxhall,Corsa,cheap,28000,AB15 CDE,
`
