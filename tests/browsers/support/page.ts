import type { Browser } from './browser.ts'
import { pageIsReady, placeOf } from './in-page.ts'

/** WebDriver's codes: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' }

/** What a visitor does and sees. Every step waits for what it needs, and fails after three minutes. */
export class Page {
  private readonly browser: Browser
  private readonly origin: string

  constructor(browser: Browser, origin: string) {
    this.browser = browser
    this.origin = origin
  }

  async goto(path: string): Promise<void> {
    await this.browser.goto(this.origin + path)
    await this.until(pageIsReady)
  }

  async back(): Promise<void> {
    await this.browser.back()
  }

  /** The first result of `read` in the page that is not falsy. `read` sees nothing but its arguments. */
  async until<Args extends unknown[], Result>(
    read: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    let last: unknown
    for (const start = performance.now(); performance.now() - start < 180_000; ) {
      // A document that is replaced ends the call.
      last = await this.browser.call(String(read), args).catch((error: Error) => error)
      if (last && !(last instanceof Error)) return last as NonNullable<Awaited<Result>>
    }
    throw new Error(`Waited in vain for ${read}\nwith ${JSON.stringify(args)}; at last: ${last}`)
  }

  /** Waits for an address that ends like this. */
  async at(end: string): Promise<void> {
    await this.until((end: string) => location.href.endsWith(end) && document.readyState === 'complete', end)
    await this.until(pageIsReady)
  }

  /** Waits for an element with exactly this text. */
  async shows(selector: string, text: string): Promise<void> {
    await this.until(
      (selector, text) =>
        [...document.querySelectorAll(selector)].some(
          (element) => element.checkVisibility() && element.textContent?.trim() === text,
        ),
      selector,
      text,
    )
  }

  /** Clicks the first element that has this selector and accessible name and can be hit. */
  async click(selector: string, name?: string): Promise<void> {
    const { x, y } = await this.until(placeOf, selector, name ?? null)
    const press = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.browser.act([{ type: 'pointer', id: 'mouse', actions: press }])
  }

  /** Types into the element that has the focus. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.browser.act([{ type: 'key', id: 'keyboard', actions }])
  }

  async press(key: keyof typeof keys): Promise<void> {
    await this.type(keys[key])
  }

  /** Chooses in a select by keys: the beginning of the option's words. */
  async choose(selector: string, words: string): Promise<void> {
    await this.until(
      (selector: string, words: string) => {
        const select = document.querySelector<HTMLSelectElement>(selector)
        // Its list may still be loading.
        if (!select || select.disabled || ![...select.options].some(({ label }) => label.startsWith(words)))
          return false
        select.scrollIntoView({ block: 'center', behavior: 'instant' })
        select.focus()
        return document.activeElement === select
      },
      selector,
      words,
    )
    await this.type(words)
    await this.press('Tab')
    await this.until(
      (selector: string, words: string) =>
        document.querySelector<HTMLSelectElement>(selector)?.selectedOptions[0]?.label.startsWith(words),
      selector,
      words,
    )
  }

  async resize(width: number, height: number): Promise<void> {
    await this.browser.resize(width, height)
    await this.until((width: number) => innerWidth === width, width)
  }

  errors(): Promise<string[]> {
    return this.browser.errors()
  }

  close(): Promise<void> {
    return this.browser.close()
  }
}
