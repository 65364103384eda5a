import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The gallery shows a breadcrumb twice, which no page does. */
const shownTwice = /^landmark-unique: .*Breadcrumb/

/** The faults that axe finds, as "color-contrast: main > p.small"; `only` names the rules to run. */
export async function accessibilityFaults(page: Page, only: readonly string[] = []): Promise<string[]> {
  // Legacy mode does not check frames, of which we have none, so it needs no second page.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (only.length > 0 ? axe.withRules([...only]) : axe.withTags(levels)).analyze()
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
  return new URL(page.url()).pathname === '/_ui' ? faults.filter((fault) => !shownTwice.test(fault)) : faults
}

/** The same in both colour schemes, which differ only in colours. */
export async function faultsInBothSchemes(page: Page): Promise<string[]> {
  await show(page, 'light')
  const light = await accessibilityFaults(page)
  await show(page, 'dark')
  const dark = await accessibilityFaults(page, ['color-contrast', 'link-in-text-block'])
  return [...light.map((fault) => `light, ${fault}`), ...dark.map((fault) => `dark, ${fault}`)]
}

/** Changes the colour scheme, and waits until it is rendered. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
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
