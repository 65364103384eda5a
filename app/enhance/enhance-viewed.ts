import {
  clearViewed,
  recallViewed,
  rememberViewed,
  switchViewed,
} from '../features/kept-vehicles/viewed-vehicles.ts'
import { viewedUrl } from '../urls.ts'
import { parseOwnPage } from './parse-own-page.ts'

/** Begins to load the row before it comes into view. */
const margin = '800px'

/**
 * Remembers the vehicle of the page, and shows those of other pages in `[data-viewed]`. Their cards, and the switch
 * beside them, are asked for when they are needed, so that no page carries them unused.
 */
export function enhanceViewed(page: Document): void {
  const current = page.querySelector<HTMLElement>('[data-viewing]')?.dataset.viewing
  // The vehicle of a page that was only opened in advance was not looked at.
  if ('prerendering' in page && page.prerendering)
    page.addEventListener('prerenderingchange', start, { once: true })
  else start()

  function start(): void {
    if (current) rememberViewed(current)
    const part = page.querySelector<HTMLElement>('[data-viewed]')
    if (!part) return
    const others = () => recallViewed().ids.filter((id) => id !== current)
    const nearby = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        nearby.disconnect()
        // The page is complete without this part.
        fill(part, others()).catch(() => undefined)
      },
      { rootMargin: margin },
    )
    const look = () => {
      if (others().length > 0) nearby.observe(part)
      else if (part.dataset.viewed) prepare(part, [])
      else part.replaceChildren()
    }
    addEventListener('pageshow', ({ persisted }) => persisted && look())
    part.removeAttribute('data-undecided')
    look()
  }
}

async function fill(part: HTMLElement, ids: readonly string[]): Promise<void> {
  const response = await fetch(viewedUrl(ids))
  if (!response.ok) return
  const content = parseOwnPage(await response.text()).body
  const cards = [...content.querySelectorAll('article')]
  if (!part.dataset.viewed) {
    if (cards.length === 0) return
    part.replaceChildren(...content.children)
    part.setAttribute('aria-labelledby', 'viewed-heading')
  }
  prepare(part, cards)
}

/** Shows the cards, and lets the visitor clear them or switch them off. */
function prepare(part: HTMLElement, cards: readonly Element[]): void {
  const box = part.querySelector('input')
  const clear = part.querySelector('button')
  const row = part.querySelector('ul')
  if (!box || !clear || !row) return
  const show = (items: readonly Element[]) => {
    row.replaceChildren(
      ...items.map((card) => {
        const item = document.createElement('li')
        item.append(document.adoptNode(card))
        return item
      }),
    )
    clear.hidden = items.length === 0
    box.checked = recallViewed().remembers
  }
  box.onchange = () => {
    switchViewed(box.checked)
    show([])
  }
  clear.onclick = () => {
    clearViewed()
    show([])
    box.focus()
  }
  show(cards)
}
