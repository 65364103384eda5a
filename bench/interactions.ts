import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/find-browsers.mjs'
import { quantile, type Table } from './report.ts'
import { fillWithDemo, startSite } from './servers.ts'

/** `reach` prepares the page at `path`; each press is measured on the same page. */
interface Journey {
  interaction: string
  width: number
  path: '/car-search' | 'a vehicle'
  reach?: (page: Page) => Promise<void>
  press: (page: Page, round: number) => Promise<void>
}

/** Event Timing has only real events, such as keys: Playwright's `selectOption` makes its own. */
async function chooseByKey(page: Page, round: number): Promise<void> {
  const id = ['gearbox', 'year-from', 'mileage-to', 'colour', 'make'][round % 5]
  const select = page.locator(`#filters-${id}`)
  // The sections that it is in.
  await select.evaluate((element) => {
    for (const part of document.querySelectorAll('details')) if (part.contains(element)) part.open = true
  })
  await select.focus()
  // To open a section is a press of its own.
  await settle(page)
  await page.keyboard.press('ArrowDown')
}

const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

async function openAndClose(page: Page, name: string): Promise<void> {
  await clickButton(page, name)
  await settle(page)
  await page.keyboard.press('Escape')
}

const journeys: readonly Journey[] = [
  {
    interaction: 'open the filters',
    width: 390,
    path: '/car-search',
    press: (page) => openAndClose(page, 'Price'),
  },
  {
    interaction: 'choose a value in the filters',
    width: 390,
    path: '/car-search',
    reach: (page) => clickButton(page, 'Filter and sort'),
    press: chooseByKey,
  },
  { interaction: 'choose a value in the column', width: 1440, path: '/car-search', press: chooseByKey },
  {
    interaction: 'show the next picture',
    width: 390,
    path: 'a vehicle',
    press: (page) => clickButton(page, 'Next picture'),
  },
  {
    interaction: 'open the application',
    width: 390,
    path: 'a vehicle',
    press: (page) => openAndClose(page, 'Apply for Finance'),
  },
]

/** Interaction to Next Paint, with the processor slowed down four times. The Event Timing API rounds to 8 ms. */
export async function measureInteractions({ rounds }: { rounds: number }): Promise<Table> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-interactions-'))
  fillWithDemo(dataDir, 3_000)
  const site = await startSite(dataDir)
  const browser = await chromium.launch({ executablePath: await findChromium() })
  try {
    const [vehicle] = await (await fetch(`${site.url}/api/vehicles?pageSize=1`)).json()
    const rows: (string | number)[][] = []
    for (const journey of journeys) {
      const url = site.url + (journey.path === 'a vehicle' ? `/vehicles/${vehicle._id}` : journey.path)
      const durations: number[] = []
      for (let round = 0; round < rounds; round++) durations.push(...(await walk(browser, url, journey)))
      durations.sort((a, b) => a - b)
      rows.push([journey.interaction, durations.length, quantile(durations, 0.75), quantile(durations, 1)])
    }
    return { columns: ['interaction', 'presses', 'p75, ms', 'longest, ms'], rows }
  } finally {
    await browser.close()
    await site.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function walk(browser: Browser, url: string, { width, reach, press }: Journey): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width, height: 844 } })
  const measured = new Map<number, number>()
  await page.exposeFunction('noteInteraction', (id: number, duration: number) => {
    measured.set(id, Math.max(duration, measured.get(id) ?? 0))
  })
  try {
    await page.goto(url)
    await reach?.(page)
    await settle(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(`new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) window.noteInteraction(interactionId, duration)
    }).observe({ type: 'event', durationThreshold: 16 })`)
    for (let round = 0; round < 6; round++) {
      await press(page, round)
      await settle(page)
    }
    return [...measured.values()]
  } finally {
    await page.close()
  }
}

/** Until the page has loaded what the press asked for. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
}
