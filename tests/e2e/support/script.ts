import type { Page } from '@playwright/test'

/**
 * Waits until the page, if it has script, handles events: before that a button that needs script does nothing. React
 * marks the document when it adds its event listeners, and loses no event afterwards.
 */
export async function scriptListens(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const runs = document.querySelector('script[type="module"]') !== null
    return !runs || Object.keys(document).some((key) => key.startsWith('_reactListening'))
  })
}

/** Delays the page's scripts until `arrive` is called, as on a slow connection. */
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
