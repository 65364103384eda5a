import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { picturesOf } from '../../scripts/screenshots/pages.ts'
import { longestRecords } from './support/longest-stock.ts'
import { nextFrame } from './support/script.ts'
import { type Site, startSite } from './support/start-site.ts'
import { expect, test } from './support/test.ts'

// Whatever a feed brings, a page scrolls down only, and nothing of it is cut: on a phone, at 320 px (WCAG 2.2, 1.4.10),
// and there with text at twice its size (1.4.4).
const shapes = [
  { width: 390, text: 100 },
  { width: 320, text: 100 },
  { width: 390, text: 200 },
  { width: 320, text: 200 },
]
const height = 844

let longest: Site
let dataDir: string

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'longest-stock-'))
  const feed = join(dataDir, 'feed.json')
  await writeFile(feed, JSON.stringify(longestRecords()))
  longest = await startSite({ dataDir, env: { STOCK_FEED: feed, PICTURE_HOSTS: 'm.atcdn.co.uk' } })
})
test.afterAll(async () => {
  await longest.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** What does not fit a window of this shape. */
async function faultsAt(page: Page, { width, text }: (typeof shapes)[number]): Promise<string[]> {
  await page.setViewportSize({ width, height })
  await page.evaluate((text) => {
    document.documentElement.style.setProperty('font-size', `${text}%`, 'important')
  }, text)
  await nextFrame(page)
  return page.evaluate(
    ({ width, text }) => {
      const nameOf = (element: Element) =>
        `${element.localName}.${element.className} "${element.textContent?.trim().slice(0, 20)}"`
      const shown = [...document.querySelectorAll('body *')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      const faults: string[] = []
      const { scrollWidth } = document.documentElement
      if (scrollWidth > width) {
        const wide = shown.filter((element) => element.getBoundingClientRect().right > width + 1)
        faults.push(`${scrollWidth} px wide: ${wide.slice(-3).map(nameOf)}`)
      }
      for (const element of shown) {
        const { overflowX, fontSize } = getComputedStyle(element)
        const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2
        if (/hidden|clip/.test(overflowX) && isCut && element.textContent?.trim())
          faults.push(`cut: ${nameOf(element)}`)
        // The wheel of a mouse changes the value of such a box.
        if (element.matches('input[type=number]')) faults.push(`a native box for numbers: ${nameOf(element)}`)
        // Safari zooms into a control with smaller text.
        const isTyped = element.matches(
          'select, textarea, input:not([type=radio], [type=checkbox], [type=range])',
        )
        const width = element.clientWidth / Number.parseFloat(fontSize)
        if (element.matches('input[type=search], td') && width < 2.5 && element.clientWidth > 2)
          faults.push(`${width.toFixed(1)} em wide: ${nameOf(element)}`)
        if (isTyped && Number.parseFloat(fontSize) < 16) faults.push(`${fontSize} in ${nameOf(element)}`)
      }
      // At its usual size, no line ends within a figure of ours.
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (text === 100 && texts.nextNode())
        for (const { 0: figure, index } of texts.currentNode.textContent?.matchAll(/£[\d,.]{1,9}/g) ?? []) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + figure.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1)
            faults.push(`broken: ${figure} in ${nameOf(range.startContainer.parentElement as Element)}`)
        }
      return faults
    },
    { width, text },
  )
}

/** The share of the window's height that stays in place while the page scrolls. */
async function shareOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' })
    const heights = [...document.querySelectorAll('body *')].map((element) => {
      const { position } = getComputedStyle(element)
      const { top, bottom, width } = element.getBoundingClientRect()
      const isBar = /fixed|sticky/.test(position) && element.checkVisibility({ visibilityProperty: true })
      return isBar && width > innerWidth / 2
        ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
        : 0
    })
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })
}

const styles = Object.entries({ 'of one word': 0, 'of many words': 1 })

for (const [style, number] of styles)
  test(`every kind of page holds the longest content ${style}`, async ({ page }) => {
    // Every page, in four shapes.
    test.slow()
    // No picture of the feed leaves this machine.
    await page.route(
      (url) => url.origin !== longest.url,
      (route) => route.abort(),
    )
    const [car, van, truck] = [0, 1, 2].map((type) => `longest-${number}-${type}-0`)
    const paths = [
      ...(number === 0
        ? picturesOf(car ?? '')
        : picturesOf(truck ?? '').filter(({ path }) => /longest/.test(path))),
      ...[
        `/vehicles/${van}`,
        `/compare?v=${car}&v=${van}`,
        `/compare?v=${car}&v=${van}&v=${truck}`,
        `/saved?v=${car}&v=${van}`,
      ].map((path) => ({ path })),
    ].map(({ path }) => path)
    const faults: string[] = []
    for (const path of paths) {
      await page.goto(longest.url + path)
      // A dealer may have a longer name than the demo's.
      await page.locator('header a[aria-label$=", home"] > span:last-child').evaluate((words) => {
        words.textContent = 'Featherstonehaugh Commercials'
      })
      for (const shape of shapes) {
        const where = `${path} at ${shape.width} px, text ${shape.text} %`
        faults.push(...(await faultsAt(page, shape)).map((fault) => `${where}: ${fault}`))
        const share = await shareOfBars(page)
        if (share > 0.2) faults.push(`${where}: bars cover ${Math.round(share * 100)} % of the window`)
      }
    }
    expect(faults).toEqual([])
  })
