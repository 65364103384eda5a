import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Makes the page transparent. */
    transparency?: CSSStyleSheet
  }
}

/**
 * Makes the pages of the context transparent, so the browser does not draw them: drawing takes a quarter of its processor
 * time. Layout, focus, clicks and the accessibility tree are those of a visible page.
 */
export async function drawNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.transparency = new CSSStyleSheet()
    window.transparency.replaceSync('body { opacity: 0 !important }')
    document.adoptedStyleSheets.push(window.transparency)
  })
}

/** Makes the present document of the page visible again. */
export async function draw(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.transparency) window.transparency.disabled = true
  })
}
