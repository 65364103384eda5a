import { isVehiclePath } from '../script-urls.ts'
import { pressedLink } from '../ui/pressed-link.ts'

/** A document that comes sooner replaces the page without a flash. */
const patienceMs = 150

/**
 * After a press on the link of a vehicle, covers the page with the skeleton of the page's template until the vehicle's
 * document comes. The page below stays as it is, so that Back finds it where it was left.
 */
export function showLoadingVehicle(page: Document): void {
  const main = page.querySelector('main')
  const skeleton = page.querySelector<HTMLTemplateElement>('template[data-loading-vehicle]')?.content
  let covered: { cover: Element; focus: Element | null } | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined

  function show(): void {
    const cover = skeleton?.firstElementChild?.cloneNode(true)
    if (!main || !(cover instanceof Element)) return
    covered = { cover, focus: page.activeElement }
    main.before(cover)
  }

  function hide(): void {
    clearTimeout(waiting)
    if (!covered) return
    const { cover, focus } = covered
    covered = null
    cover.remove()
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true })
  }

  page.addEventListener('click', (event) => {
    const link = pressedLink(event)
    if (!link || !isVehiclePath(link.pathname) || link.pathname === location.pathname) return
    hide()
    waiting = setTimeout(show, patienceMs)
  })
  // Escape ends the loading of a document.
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
  for (const event of ['pagehide', 'pageshow', 'popstate']) addEventListener(event, hide)
}
