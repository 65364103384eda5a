import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { addLeads } from '../e2e/support/add-leads.ts'
import { startDesk } from '../e2e/support/start-desk.ts'
import { openFirefox } from './support/open-firefox.ts'
import { openWebKit } from './support/open-webkit.ts'
import { Page } from './support/page.ts'

const call = (index: number, name: string) => ({
  id: `1000000${index}-0000-4000-8000-000000000000`,
  payload: { kind: 'call' as const, vehicleId: 'v1', name, phone: `07700 90012${index}` },
})

describe.each([
  { name: 'Firefox', open: openFirefox },
  { name: 'WebKit', open: openWebKit },
])('the desk in $name', ({ open: openBrowser }) => {
  const endings: (() => Promise<unknown>)[] = []
  let page: Page
  let open: () => Promise<void>

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-desk-'))
    endings.push(() => rm(dataDir, { recursive: true, force: true }))
    await addLeads(readConfig({ DATA_DIR: dataDir }), call(1, 'Ada Lovelace'), call(2, 'Grace Hopper'))
    const desk = await startDesk(dataDir)
    endings.push(() => desk.stop())
    const link = desk.link()
    const browser = await openBrowser()
    // Not by the page, which waits for the script of the site.
    open = () => browser.goto(link)
    endings.push(() => browser.close())
    page = new Page(browser, desk.url)
    await browser.resize(1440, 900)
  })

  afterAll(async () => {
    for (const end of endings.reverse()) await end()
  })

  it('is opened by a link, a lead is answered by keys, and a person is erased', async () => {
    await open()
    await page.click('#person')
    await page.type('Ann')
    await page.click('button', 'Open the desk')
    await page.shows('h1', 'Today')
    await page.until(() =>
      [...document.querySelectorAll('header button')].some(
        (each) => each.textContent === 'Keys' && getComputedStyle(each).visibility === 'visible',
      ),
    )
    await page.type('j')
    await page.until(() => document.activeElement?.matches('[data-line]'))
    await page.press('Enter')
    await page.until(() => document.querySelector('textarea[name=text]') !== null)
    await page.click('button', 'Called')
    await page.shows('main li p', 'Called')

    await page.click('header a', 'A person')
    await page.click('#phone')
    await page.type('07700 900121')
    await page.click('main button', 'Find')
    await page.shows('h2', 'We hold 1 lead')
    await page.click('main button', 'Erase it')
    await page.click('#typed')
    await page.type('erase')
    await page.click('main button', 'Erase for good')
    await page.until(() => document.querySelector('main')?.textContent?.includes('1 lead was erased'))
    expect(await page.errors()).toEqual([])
  })
})
