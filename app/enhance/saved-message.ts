/** How long a message stays. One that says what went wrong stays until the next press. */
const messageMs = 8_000
/** A message that is pointed at or has the focus waits this long before it asks again whether it may go. */
const againMs = 2_000

interface MessageOptions {
  stays?: boolean
  /** The control that was pressed: the message is shown close to it, and Tab leads from it to the message. */
  near?: Element | null
  /** The address of the saved vehicles. */
  view?: string | undefined
  undo?: () => void
}

let leaving: ReturnType<typeof setTimeout> | undefined
let origin: Element | null = null

/** Shows a message in a free place of the page, and has it read out. */
export function announce(page: Document, words: string, options: MessageOptions = {}): void {
  const { stays = false, near = page.activeElement, view, undo } = options
  const message = page.querySelector<HTMLElement>('[data-saved-message]')
  if (!message) return
  clearTimeout(leaving)
  if (message.contains(page.activeElement)) focus(origin)
  origin = near
  const text = page.createElement('p')
  text.textContent = words
  message.replaceChildren(text)
  if (view) {
    const link = page.createElement('a')
    link.href = view
    link.textContent = 'View'
    link.setAttribute('aria-label', 'View saved vehicles')
    message.append(link)
  }
  if (undo) {
    const button = page.createElement('button')
    button.type = 'button'
    button.textContent = 'Undo'
    button.addEventListener('click', undo)
    message.append(button)
  }
  place(message, near)
  page.addEventListener('keydown', followKeys)
  if (!stays) leaving = setTimeout(() => leave(message), messageMs)
}

function leave(message: HTMLElement): void {
  if (message.matches(':hover, :focus-within')) leaving = setTimeout(() => leave(message), againMs)
  else hide(message)
}

function hide(message: HTMLElement): void {
  clearTimeout(leaving)
  if (message.contains(document.activeElement)) focus(origin)
  message.replaceChildren()
  document.removeEventListener('keydown', followKeys)
}

/** The message follows the pressed control in the order of Tab, wherever it is in the document. Escape closes it. */
function followKeys(event: KeyboardEvent): void {
  const message = document.querySelector<HTMLElement>('[data-saved-message]')
  const active = document.activeElement
  if (event.key === 'Escape' && message?.contains(active)) hide(message)
  if (event.key !== 'Tab') return
  const controls = message?.querySelectorAll<HTMLElement>('a, button') ?? []
  const [first] = controls
  if (active === origin && first && !event.shiftKey) {
    event.preventDefault()
    first.focus()
  } else if (active === first && event.shiftKey) {
    event.preventDefault()
    focus(origin)
  } else if (active && active === controls[controls.length - 1] && !event.shiftKey) {
    // The browser goes on from there.
    focus(origin)
  }
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

/** What a message must not cover: words and controls. A picture may be covered. */
const occupied =
  ':is(h1, h2, h3, h4, p, li, dt, dd, th, td, span, strong, label, legend, a, button, input, select, textarea, summary, div:not(:has(*))):not([role=img], :has(img, article, [role=img]))'
/** Pixels between the places that are tried, and around the message. */
const step = 8

/** Puts the message where it covers least, as close to the pressed control as that allows. */
function place(message: HTMLElement, near: Element | null): void {
  const { clientWidth, clientHeight } = document.documentElement
  const { width, height } = message.getBoundingClientRect()
  const from = near?.getBoundingClientRect() ?? new DOMRect(clientWidth / 2, clientHeight)
  const taken: DOMRect[] = []
  for (const element of document.querySelectorAll(occupied)) {
    if (message.contains(element) || !element.checkVisibility()) continue
    const box = element.getBoundingClientRect()
    if (box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < clientHeight) taken.push(box)
  }
  taken.push(...barsOf(document))
  const rows = Array.from(
    { length: Math.max(1, Math.floor((clientHeight - height) / step)) },
    (_, row) => row * step,
  )
  const distance = (top: number) => Math.abs(top - from.bottom)
  const lefts = [from.right - width, from.left, (clientWidth - width) / 2].map((left) =>
    Math.max(step, Math.min(left, clientWidth - width - step)),
  )
  let least = Number.POSITIVE_INFINITY
  for (const top of rows.sort((a, b) => distance(a) - distance(b)))
    for (const left of lefts) {
      const place = new DOMRect(left, top, width, height)
      const covered = taken.reduce((sum, box) => sum + overlap(box, place), 0)
      if (covered >= least) continue
      message.style.left = `${left + scrollX}px`
      message.style.top = `${top + scrollY}px`
      if (covered === 0) return
      least = covered
    }
}

/** What stays in view while the page scrolls, and would hide the message, with its margins. */
function barsOf(page: Document): DOMRect[] {
  return [...page.body.querySelectorAll('*')].flatMap((element) => {
    const { position } = getComputedStyle(element)
    if (position !== 'sticky' && position !== 'fixed') return []
    return element.checkVisibility() && !element.matches('[data-saved-message]')
      ? element.getBoundingClientRect()
      : []
  })
}

/** Square pixels. */
function overlap(a: DOMRect, b: DOMRect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, across) * Math.max(0, down)
}
