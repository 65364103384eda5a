// These functions run in the page, where they see nothing but their arguments.

/** The page's script handles events, and React has hydrated it where it does. */
export function pageIsReady(): boolean {
  if (document.readyState !== 'complete') return false
  if (document.querySelector('script[type="module"]') === null) return true
  if (!('enhanced' in document.documentElement.dataset)) return false
  if (document.querySelector('script[data-hydrates]') === null) return true
  const main = document.querySelector('main') ?? document.body
  const container = Object.entries(main).find(([key]) => key.startsWith('__reactContainer'))?.[1]
  return container?.stateNode.current.memoizedState?.isDehydrated === false
}

/** The middle of the first such element, once it is in view, still, and not covered. */
export async function placeOf(
  selector: string,
  name: string | null,
): Promise<{ x: number; y: number } | null> {
  const frame = () => new Promise(requestAnimationFrame)
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const named = [element, ...element.querySelectorAll('svg[aria-label]')]
    const label = named.map((each) => each.getAttribute('aria-label')).find((label) => label !== null)
    const text = labels.map(({ textContent }) => textContent).join(' ') || element.textContent
    const words = (label ?? text ?? '').replace(/\s+/g, ' ').trim()
    if ((name !== null && words !== name) || !element.checkVisibility({ visibilityProperty: true })) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await frame()
    const before = element.getBoundingClientRect()
    await frame()
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    const isHit = hit && (element.contains(hit) || labels.some((label) => label.contains(hit)))
    if (isHit && before.top === top && before.left === left && !element.matches(':disabled')) return { x, y }
  }
  return null
}
