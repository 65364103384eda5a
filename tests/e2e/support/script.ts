import type { Locator, Page } from '@playwright/test'

/**
 * Waits until the script of the page handles events, if it has any: before that a button that needs it does nothing.
 * React marks its container when it attaches its listeners, and from then on replays every event. The script of pages
 * that do not hydrate marks the root element.
 */
export async function scriptListens(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('script[type="module"]') === null) return true
    const main = document.querySelector('main') ?? document
    const hydrates = Object.keys(main).some((key) => key.startsWith('_reactListening'))
    return hydrates || 'enhanced' in document.documentElement.dataset
  })
}

/**
 * Waits until React has hydrated the page, if it does: what is there with script only is there from then on. React marks
 * the elements while it hydrates them and its root when all of them are, which on a busy machine is later.
 */
export async function hydrated(page: Page): Promise<void> {
  await scriptListens(page)
  await page.waitForFunction(() => {
    const main: object = document.querySelector('main') ?? {}
    const marked = (start: string) => Object.entries(main).find(([key]) => key.startsWith(start))?.[1]
    if (marked('_reactListening') === undefined) return true
    return marked('__reactContainer')?.stateNode.current.memoizedState?.isDehydrated === false
  })
  await nextFrame(page)
}

/** Waits until the page has run what was due, and has been laid out. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
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

/**
 * Chooses an option at the moment when React has attached its listeners and has not hydrated the page: the first event
 * makes it hydrate, so the second one meets the page as React has rendered it.
 */
export async function chooseDuringHydration(page: Page, select: string, option: string): Promise<void> {
  await page.addInitScript(
    ([select, option]) => {
      const add = EventTarget.prototype.addEventListener
      EventTarget.prototype.addEventListener = function (...given: Parameters<typeof add>) {
        add.apply(this, given)
        if (given[0] !== 'change' || !(this instanceof HTMLElement) || this.localName !== 'main') return
        EventTarget.prototype.addEventListener = add
        queueMicrotask(async () => {
          const element = this.querySelector<HTMLSelectElement>(select)
          if (!element) throw new Error(`There is no ${select}`)
          element.value = option
          element.dispatchEvent(new Event('input', { bubbles: true }))
          // Between two events of a press the browser runs what promises wait for.
          for (let turn = 0; turn < 100; turn++) await null
          element.dispatchEvent(new Event('change', { bubbles: true }))
        })
      }
    },
    [select, option] as const,
  )
}

/** Presses the link of a vehicle on a hydrated page. Playwright sees nothing of a page while a document loads, so none does. */
export async function pressVehicleThatNeverComes(page: Page, link: Locator): Promise<void> {
  await scriptListens(page)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await link.click()
}
