import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.mjs'
import { type LoadSite, openLoadSite } from './load-site.ts'

/** What one kind of press took, from the event to the next paint. The Event Timing API rounds to 8 ms. */
interface InteractionReport {
  interaction: string
  presses: number
  p75Ms: number
  maxMs: number
}

const slowDown = 4

/** `reach` opens the page; each press is measured on the same page. */
interface Journey {
  interaction: string
  width: number
  reach: (page: Page, site: LoadSite) => Promise<void>
  press: (page: Page, round: number) => Promise<void>
}

/** Playwright's `selectOption` makes events of its own; Event Timing has only real ones, such as keys. */
async function chooseByKey(page: Page, label: string): Promise<void> {
  await page.getByRole('complementary', { name: 'Filters' }).getByLabel(label, { exact: true }).focus()
  await page.keyboard.press('ArrowDown')
}

const journeys: readonly Journey[] = [
  {
    interaction: 'open the filters',
    width: 390,
    reach: async (page, site) => void (await page.goto(`${site.url}/car-search`)),
    async press(page) {
      await page.getByRole('button', { name: 'Price', exact: true }).click()
      await settle(page)
      await page.keyboard.press('Escape')
    },
  },
  {
    interaction: 'choose a value in the filters',
    width: 390,
    async reach(page, site) {
      await page.goto(`${site.url}/car-search`)
      await page.getByRole('button', { name: 'Filter and sort' }).click()
    },
    press: (page, round) =>
      chooseByKey(page, ['Gearbox', 'Year', 'Mileage', 'Colour', 'Make'][round % 5] ?? ''),
  },
  {
    interaction: 'choose a value in the column',
    width: 1440,
    reach: async (page, site) => void (await page.goto(`${site.url}/car-search`)),
    press: (page, round) =>
      chooseByKey(page, ['Gearbox', 'Year', 'Mileage', 'Colour', 'Make'][round % 5] ?? ''),
  },
  {
    interaction: 'show the next picture',
    width: 390,
    reach: async (page, site) => void (await page.goto(`${site.url}/vehicles/${site.vehicleId}`)),
    press: (page) => page.getByRole('button', { name: 'Next picture' }).click(),
  },
  {
    interaction: 'open the application',
    width: 390,
    reach: async (page, site) => void (await page.goto(`${site.url}/vehicles/${site.vehicleId}`)),
    async press(page) {
      await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
      await settle(page)
      await page.keyboard.press('Escape')
    },
  },
  {
    interaction: 'go to the next step of the application',
    width: 390,
    async reach(page, site) {
      await page.goto(`${site.url}/vehicles/${site.vehicleId}`)
      await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
    },
    async press(page, round) {
      if (round < 5) await page.getByRole('button', { name: 'Next', exact: true }).click()
    },
  },
]

/** Interaction to Next Paint of the journeys, with the processor slowed down four times, on pages of 24 cars. */
export async function measureInteractions({ rounds }: { rounds: number }): Promise<InteractionReport[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-interactions-'))
  const site = await openLoadSite(dataDir, null)
  const browser = await chromium.launch({ executablePath: await findChromium() })
  try {
    const reports: InteractionReport[] = []
    for (const journey of journeys) {
      const durations: number[] = []
      for (let round = 0; round < rounds; round++) durations.push(...(await walk(browser, site, journey)))
      reports.push(summarise(journey.interaction, durations))
    }
    return reports
  } finally {
    await browser.close()
    await site.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function walk(browser: Browser, site: LoadSite, { width, reach, press }: Journey): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width, height: 844 }, baseURL: site.url })
  try {
    const devtools = await page.context().newCDPSession(page)
    await reach(page, site)
    await settle(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.evaluate(observeInteractions)
    for (let round = 0; round < 6; round++) {
      await press(page, round)
      await settle(page)
    }
    return await page.evaluate(() => [...(window as unknown as Measured).interactions.values()])
  } finally {
    await page.close()
  }
}

interface Measured {
  /** The longest event of each interaction, by its id. */
  interactions: Map<number, number>
}

/** Runs in the page. */
function observeInteractions(): void {
  const interactions = new Map<number, number>()
  ;(window as unknown as Measured).interactions = interactions
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId: id, duration } = entry as PerformanceEventTiming & { interactionId: number }
      if (id > 0) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Until the page has loaded what the press asked for. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
}

function summarise(interaction: string, durations: readonly number[]): InteractionReport {
  const sorted = durations.toSorted((a, b) => a - b)
  return {
    interaction,
    presses: sorted.length,
    p75Ms: sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0,
    maxMs: sorted.at(-1) ?? 0,
  }
}

export function formatInteractions(reports: readonly InteractionReport[]): string {
  const rows = reports.map(
    ({ interaction, presses, p75Ms, maxMs }) => `| ${interaction} | ${presses} | ${p75Ms} | ${maxMs} |`,
  )
  return ['| interaction | presses | p75, ms | max, ms |', '|---|---|---|---|', ...rows, ''].join('\n')
}
