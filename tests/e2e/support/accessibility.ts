import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { draw } from './drawing.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const axeScript = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The gallery shows a breadcrumb twice, which no page does. */
const shownTwice = /^landmark-unique: .*Breadcrumb/

interface Extent {
  /** The rules to run, by name; all by default. */
  rules?: readonly string[]
  /** A selector of the element to check; the whole document by default. */
  within?: string
}

/** The faults that axe finds, as "color-contrast: main > p.small". */
export async function accessibilityFaults(page: Page, { rules, within }: Extent = {}): Promise<string[]> {
  // axe does not check the contrast of transparent text.
  await draw(page)
  // A document is often checked several times. Loading axe takes as long as most checks do.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeScript)
  const runOnly = rules
    ? { type: 'rule' as const, values: [...rules] }
    : { type: 'tag' as const, values: levels }
  const faults = await page.evaluate(
    async ({ runOnly, within }) => {
      if (!window.axe) throw new Error('The document changed during the check')
      // axe counts a control that is half behind a bar which stays in view as a small target.
      scrollTo({ top: 0, behavior: 'instant' })
      // The other results would take time to describe.
      const results = await window.axe.run(within ?? document, { runOnly, resultTypes: ['violations'] })
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
    },
    { runOnly, within },
  )
  return new URL(page.url()).pathname === '/_ui' ? faults.filter((fault) => !shownTwice.test(fault)) : faults
}

/** The same in both colour schemes, which differ only in colours. */
export async function faultsInBothSchemes(page: Page): Promise<string[]> {
  await show(page, 'light')
  const light = await accessibilityFaults(page)
  await show(page, 'dark')
  const dark = await accessibilityFaults(page, { rules: ['color-contrast', 'link-in-text-block'] })
  return [...light.map((fault) => `light, ${fault}`), ...dark.map((fault) => `dark, ${fault}`)]
}

/** Changes the colour scheme, and waits until it is rendered. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    // One that follows the scroll position never finishes.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(timed.map(({ finished }) => finished))
  })
}

/** Elements wider than the window; empty when the page fits without scrolling sideways. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const names = wide.slice(-3).map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    return [`${scrollWidth} px wide: ${names.join(', ')}`]
  })
}
