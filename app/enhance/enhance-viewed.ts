import {
  clearViewed,
  recallViewed,
  rememberViewed,
  switchViewed,
} from '../features/kept-vehicles/viewed-vehicles.ts'
import { isVehiclePath, urls } from '../urls.ts'

/** Begins to load the row before it comes into view. */
const margin = '600px'

/** Remembers the vehicle of the page, and shows those of other pages in the row `[data-viewed]`. */
export function enhanceViewed(page: Document): void {
  const current = isVehiclePath(location.pathname)
    ? page.querySelector<HTMLElement>('[data-save]:not([data-save=""])')?.dataset.save
    : undefined
  const part = page.querySelector<HTMLElement>('[data-viewed]')
  // The vehicle of a page that was only opened in advance was not looked at.
  if ('prerendering' in page && page.prerendering)
    page.addEventListener('prerenderingchange', start, { once: true })
  else start()

  function start(): void {
    if (current) rememberViewed(current)
    if (part) showViewed(part, current)
  }
}

function showViewed(part: HTMLElement, current: string | undefined): void {
  const row = part.querySelector('ul')
  const box = part.querySelector<HTMLInputElement>('input')
  const clear = part.querySelector<HTMLElement>('[data-clear-viewed]')
  if (!row || !box || !clear) return
  const isSwitch = part.dataset.viewed === 'always'
  let shown = ''

  const others = () => recallViewed().ids.filter((id) => id !== current)

  /** `stays`: the visitor has just emptied it, and may want to switch it on again. */
  function show({ stays = false } = {}): void {
    const ids = others()
    box?.toggleAttribute('checked', recallViewed().remembers)
    if (box) box.checked = recallViewed().remembers
    part.hidden = ids.length === 0 && !isSwitch && !stays
    for (const element of [row, clear]) if (element) element.hidden = ids.length === 0
    if (ids.length === 0) shown = ''
    if (ids.length > 0 && shown !== ids.join()) nearby.observe(part)
  }

  async function fill(): Promise<void> {
    const ids = others()
    shown = ids.join()
    const cards = await fetchCards(ids).catch(() => [])
    if (shown !== ids.join()) return
    row?.replaceChildren(...cards)
    if (cards.length === 0 && !isSwitch) part.hidden = true
  }

  const nearby = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      nearby.disconnect()
      void fill()
    },
    { rootMargin: margin },
  )
  box.addEventListener('change', () => {
    switchViewed(box.checked)
    show({ stays: true })
  })
  clear.addEventListener('click', () => {
    clearViewed()
    show({ stays: true })
    box.focus()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  show()
}

/** The cards of the vehicles that are still for sale. */
async function fetchCards(ids: readonly string[]): Promise<HTMLElement[]> {
  const response = await fetch(urls.saved(ids))
  if (!response.ok) throw new Error(`The viewed vehicles answered ${response.status}`)
  const text = await response.text()
  // Without the head: its styles are not allowed here by the Content Security Policy.
  const list = new DOMParser().parseFromString(text.slice(text.indexOf('<main')), 'text/html')
  return [...list.querySelectorAll<HTMLElement>('[data-state="listed"] article')].map((card) => {
    // The page may lack the representative example, which a monthly price requires.
    for (const monthly of card.querySelectorAll('[data-financed]')) monthly.remove()
    const item = document.createElement('li')
    item.append(document.adoptNode(card))
    return item
  })
}
