import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Lead } from '#domain/leads/outbox.ts'
import { addLeads } from './add-leads.ts'
import { type Desk, startDesk } from './start-desk.ts'

export interface DeskPlace {
  dataDir: string
  desk: Desk
}

/** Runs journeys at a desk of their own, with these leads. */
export function testAtDesk(leads: readonly Lead[], settings: Record<string, string> = {}) {
  return base.extend<object, { place: DeskPlace }>({
    place: [
      async ({ browserName: _browser }, use) => {
        const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-desk-'))
        await addLeads(dataDir, ...leads)
        const desk = await startDesk(dataDir, settings)
        await use({ dataDir, desk })
        await desk.stop()
        await rm(dataDir, { recursive: true, force: true })
      },
      { scope: 'worker' },
    ],
  })
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
