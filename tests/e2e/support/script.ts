import type { Page } from '@playwright/test'

/**
 * Waits until the script of the page, where it has one, hears what is done to it: before that a button that needs it
 * does nothing. React marks the document when it begins to listen, and from then on loses no event.
 */
export async function scriptListens(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const runs = document.querySelector('script[type="module"]') !== null
    return !runs || Object.keys(document).some((key) => key.startsWith('_reactListening'))
  })
}

/** Keeps the page's own scripts away until `arrive` is called: how a slow line shows the page. */
export async function holdScripts(page: Page): Promise<{ arrive: () => void }> {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  return { arrive }
}
