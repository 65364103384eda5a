import type { Page } from '@playwright/test'

/**
 * Waits until React handles events, on a page that has script: before that a button that needs it does nothing.
 * React marks the document when it attaches its listeners, and from then on replays every event.
 */
export async function scriptListens(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const runs = document.querySelector('script[type="module"]') !== null
    return !runs || Object.keys(document).some((key) => key.startsWith('_reactListening'))
  })
}

/** Delays the page's own scripts until `arrive` is called, as a slow connection does. */
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
