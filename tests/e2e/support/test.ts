import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import pg from 'pg'
import { startPostgres } from '#server/store/postgres/testing/postgres-server.ts'
import { freePort } from '../../support/free-port.ts'
import { deviceOf } from './devices.ts'
import { drawNothing } from './drawing.ts'
import { bringFont } from './font.ts'
import { scriptListens } from './script.ts'
import { type LeadServiceStub, startLeadService } from './start-lead-service.ts'
import { type Site, startSite } from './start-site.ts'

interface WorkerFixtures {
  workerLeadService: LeadServiceStub
  /** The built site with the demo stock, shared by the tests of a worker. `page.goto('/…')` goes there. */
  site: Site
  /** Makes an empty database for a desk; null where its stores are files. */
  createDatabase: (() => Promise<string>) | null
}

export interface WorkerOptions {
  /** Where desks have their stores. */
  deskStores: 'files' | 'postgresql'
}

export interface TestOptions {
  /** Whether pages are drawn. The second run of a failed journey is always drawn, for its trace. */
  drawn: boolean
  /** Whether documents wait for the site's font as visitors do; by default they have it from the start. */
  fontAsServed: boolean
}

interface TestFixtures extends TestOptions {
  /** Where `site` sends applications; reset at the start of each test that names it. */
  leadService: LeadServiceStub
  /** A folder with the demo stock, for a test that starts and kills its own site. */
  demoDataDir: string
}

let clients = 0

export const test = base.extend<TestFixtures, WorkerFixtures & WorkerOptions>({
  workerLeadService: [
    async ({ browserName: _browser }, use) => {
      const service = await startLeadService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ workerLeadService }, use) => {
      const dataDir = await copyDemoData()
      const port = await freePort()
      const site = await startSite({
        dataDir,
        port,
        env: {
          LEAD_SERVICE_URL: workerLeadService.url,
          TRUST_PROXY: '1',
          PUBLIC_URL: `http://127.0.0.1:${port}`,
        },
      })
      await use(site)
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  deskStores: ['files', { scope: 'worker', option: true }],
  createDatabase: [
    async ({ deskStores }, use) => {
      if (deskStores === 'files') return use(null)
      const server = await startPostgres()
      await use(() => createDatabase(server.url))
      await server.dispose()
    },
    { scope: 'worker' },
  ],
  leadService: async ({ workerLeadService }, use) => {
    workerLeadService.reset()
    await use(workerLeadService)
  },
  demoDataDir: async ({ browserName: _browser }, use) => {
    const dataDir = await copyDemoData()
    await use(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  },
  drawn: [false, { option: true }],
  fontAsServed: [false, { option: true }],
  context: async ({ context, drawn, fontAsServed }, use, { retry }) => {
    if (!drawn && retry === 0) await drawNothing(context)
    if (!fontAsServed) await bringFont(context)
    await use(context)
  },
  // `goto` resolves once the page's script handles events, except with `waitUntil: 'commit'`.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (javaScriptEnabled !== false && options?.waitUntil !== 'commit') await scriptListens(page)
      return response
    }
    await use(page)
  },
  viewport: async ({ viewport }, use, { file }) => use(deviceOf(file).viewport ?? viewport),
  hasTouch: async ({ hasTouch }, use, { file }) => use(deviceOf(file).hasTouch ?? hasTouch),
  isMobile: async ({ isMobile }, use, { file }) => use(deviceOf(file).isMobile ?? isMobile),
  deviceScaleFactor: async ({ deviceScaleFactor }, use, { file }) =>
    use(deviceOf(file).deviceScaleFactor ?? deviceScaleFactor),
  javaScriptEnabled: async ({ javaScriptEnabled }, use, { file }) =>
    use(deviceOf(file).javaScriptEnabled ?? javaScriptEnabled),
  baseURL: async ({ site }, use) => use(site.url),
  // Each test has a different client address, so that tests do not share a rate limit.
  extraHTTPHeaders: async ({ browserName: _browser }, use) => {
    clients += 1
    await use({ 'x-forwarded-for': `198.51.${Math.floor(clients / 250)}.${(clients % 250) + 1}` })
  },
})

/** How a case of `x.sampled.spec.ts` is declared: those that `npm test` leaves out run in the long half. */
export const sampled = (isInNpmTest: boolean) => ({ tag: isInNpmTest ? [] : ['@long'] })

export { expect } from '@playwright/test'

async function createDatabase(server: string): Promise<string> {
  const name = `desk_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

async function copyDemoData(): Promise<string> {
  const demo = process.env.DEMO_DATA_DIR
  if (!demo) throw new Error('The demo data was not prepared: see globalSetup in playwright.config.ts')
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-site-'))
  await cp(demo, dataDir, { recursive: true })
  return dataDir
}
