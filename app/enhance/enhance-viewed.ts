import {
  clearViewed,
  recallViewed,
  rememberViewed,
  switchViewed,
} from '../features/kept-vehicles/viewed-vehicles.ts'
import { viewedUrl } from '../script-urls.ts'
import { parseOwnHtml } from './own-html.ts'

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
      else if (part.dataset.viewed) prepare(part)
      else part.replaceChildren()
    }
    addEventListener('pageshow', ({ persisted }) => persisted && look())
    part.removeAttribute('data-undecided')
    look()
  }
}

/** Places what `app/routes/viewed.tsx` answers as it is; 204 when none of the vehicles is listed. */
async function fill(part: HTMLElement, ids: readonly string[]): Promise<void> {
  const response = await fetch(viewedUrl(ids))
  if (response.status === 200) {
    const hasFocus = part.contains(document.activeElement)
    part.replaceChildren(parseOwnHtml(await response.text()))
    part.setAttribute('aria-labelledby', 'viewed-heading')
    if (hasFocus) part.querySelector('input')?.focus()
  } else if (response.ok) part.querySelector('ul')?.replaceChildren()
  if (response.ok) prepare(part)
}

/** Lets the visitor clear the cards or switch them off. */
function prepare(part: HTMLElement): void {
  const box = part.querySelector('input')
  const clear = part.querySelector('button')
  const row = part.querySelector('ul')
  if (!box || !clear || !row) return
  const show = () => {
    clear.hidden = row.childElementCount === 0
    box.checked = recallViewed().remembers
  }
  const empty = () => {
    row.replaceChildren()
    show()
  }
  box.onchange = () => {
    switchViewed(box.checked)
    empty()
  }
  clear.onclick = () => {
    clearViewed()
    empty()
    box.focus()
  }
  if (recallViewed().ids.length === 0) empty()
  else show()
}
