import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Lead } from '#domain/leads/outbox.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openStockStore } from '#server/store/open-stock-store.ts'
import { addLeads } from './add-leads.ts'
import { type Desk, startDesk } from './start-desk.ts'
import { test as base } from './test.ts'

export interface DeskPlace {
  dataDir: string
  /** Says where its stock and its leads are. */
  config: Config
  desk: Desk
}

interface DeskOptions {
  /** Adds stock, before the desk starts. */
  fill?: (config: Config) => Promise<void>
  /** Of the desk, once its stores are filled. */
  settings?: () => Record<string, string>
}

/**
 * The journeys of one file at a desk of their own, with these leads. They share workers and browsers with those on the
 * site: a fixture of a worker would start both again for each file.
 */
export function testAtDesk(leads: readonly Lead[], { fill, settings }: DeskOptions = {}) {
  let place: DeskPlace
  const test = base.extend<{ place: DeskPlace }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    place: async ({}, use) => use(place),
    // The desk's addresses are whole, so no site starts for them.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    baseURL: async ({}, use) => use(undefined),
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    extraHTTPHeaders: async ({}, use) => use(undefined),
    fontAsServed: true,
  })
  test.beforeAll(async ({ createDatabase }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-desk-'))
    const stores = { ...(createDatabase && { DATABASE_URL: await createDatabase() }) }
    const config = readConfig({ DATA_DIR: dataDir, ...stores })
    // Creates the tables in a database.
    await (await openStockStore(config)).close()
    await addLeads(config, ...leads)
    await fill?.(config)
    place = { dataDir, config, desk: await startDesk(dataDir, { ...stores, ...settings?.() }) }
  })
  test.afterAll(async () => {
    await place.desk.stop()
    await rm(place.dataDir, { recursive: true, force: true })
  })
  return test
}

/** Opens the desk by a link, under a name that is typed. */
export async function comeIn(context: BrowserContext, desk: Desk, person: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(desk.link())
  await page.getByLabel('your name or initials').fill(person)
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  return page
}

/** Waits until React has hydrated the page: from then on keys and dragging work. Not for a page without script. */
export async function deskListens(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible()
}
