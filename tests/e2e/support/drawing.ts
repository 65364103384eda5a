import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Hides the pixels of the page, and nothing else. */
    notDrawn?: CSSStyleSheet
  }
}

/**
 * Pages of the context are laid out and pressed as always, but not drawn. Nobody looks at the pixels of most journeys, and
 * drawing them takes a quarter of the browser's processor time. Elements that are transparent take part in everything else.
 */
export async function drawNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.notDrawn = new CSSStyleSheet()
    window.notDrawn.replaceSync('body { opacity: 0 !important }')
    document.adoptedStyleSheets.push(window.notDrawn)
  })
}

/** Draws the document that the page shows, from now on. */
export async function draw(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.notDrawn) window.notDrawn.disabled = true
  })
}
