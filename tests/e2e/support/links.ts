import type { Locator, Page } from '@playwright/test'

export type Region = 'header' | 'menu' | 'main' | 'footer'

export interface PageLink {
  /** The address as the page writes it. */
  href: string
  /** Its position among the links of the document with this address. */
  index: number
  region: Region
  /** Path and query, inside the site. */
  path: string
  /** With `#`; '' for none. */
  hash: string
  /** Whether the link is of a search to itself: its results load without a new document. */
  inPlace: boolean
}

/** The links inside the site that open in this window, except those to pictures, which script turns into buttons. */
export async function linksOf(page: Page): Promise<PageLink[]> {
  return page.evaluate(() => {
    const counts = new Map<string, number>()
    return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      const index = counts.get(href) ?? 0
      counts.set(href, index + 1)
      if (link.origin !== location.origin || link.target !== '' || /^(#picture-|\/media\/)/.test(href))
        return []
      const region = link.closest('#menu')
        ? 'menu'
        : (link.closest('header, main, footer')?.localName ?? 'header')
      const revealed = link.checkVisibility({ visibilityProperty: true })
      const closed = link.closest('details:not([open]), #menu:not([open]), nav[aria-label="Categories"]')
      if (!revealed && !closed) return []
      const path = link.pathname + link.search
      // The header inside `main` belongs to the page.
      const inMain = link.closest('main') !== null
      const isSearch = /-search$/.test(location.pathname) && link.pathname === location.pathname
      const inPlace = isSearch && inMain && link.hash === ''
      const place = (inMain ? 'main' : region) as Region
      return [{ href, index, region: place, path, hash: link.hash, inPlace }]
    })
  })
}

/** Opens the element that hides the link; null where it is never visible in this window, or results have come without it. */
export async function reveal(page: Page, { href, index, region }: PageLink): Promise<Locator | null> {
  const link = page.locator(`a[href=${JSON.stringify(href)}]`).nth(index)
  if ((await link.count()) === 0) return null
  // The skip link is visible only while it has the focus.
  if (region === 'header') await link.focus()
  if (await link.isVisible()) return link
  if (region === 'menu') {
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    if (!(await menu.isVisible())) return null
    await menu.click()
    const category = await link.evaluate(
      (each) => each.closest<HTMLElement>('[data-category]')?.dataset.category,
    )
    if (category !== undefined && !(await link.isVisible()))
      await page.locator('#menu label', { has: page.locator(`[value="${category}"]`) }).click()
    return link
  }
  if (region === 'header') {
    // A phone does not display the links below the tabs.
    if (!(await link.evaluate((each) => each.checkVisibility()))) return null
    // Hovering the tab shows them, after a moment.
    await link.locator('xpath=ancestor::li[2]/a').hover()
    await link.waitFor()
    return link
  }
  for (const summary of await link.locator('xpath=ancestor::details[not(@open)]/summary').all())
    await summary.click()
  return link
}
