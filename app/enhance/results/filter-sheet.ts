import { afterPaint } from '../../ui/after-paint.ts'
import { entryState } from './entry-state.ts'

/**
 * The filters as a sheet over the page of a phone. The sheet is a native popover, so it opens without this script. It starts
 * at the filter of the button that opened it, and closes when the keyboard leaves it, because the page behind is covered.
 */
export function startAtFilter(panel: HTMLElement): void {
  let field = document.activeElement?.getAttribute('data-filter')
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest(`[popovertarget="${panel.id}"]`) : null
    if (opener && !panel.contains(opener)) field = opener.getAttribute('data-filter')
  })
  const start = () => {
    const filter = field ? panel.querySelector(`[data-field="${field}"]`) : null
    openAround(filter)
    const target = filter?.querySelector('select') ?? panel.querySelector('button')
    target?.focus({ preventScroll: true })
    filter?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') afterPaint(start)
  })
  if (isOpen(panel)) start()
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget) && isOpen(panel)) panel.hidePopover()
  })
}

/**
 * Gives the open sheet a history entry of its own, after that of the page: Back closes the sheet and Forward opens it
 * again. However it is closed, its entry is left.
 */
export function giveSheetEntry(panel: HTMLElement): void {
  const enter = () => {
    const sheetOf = navigation.currentEntry?.key
    navigation.navigate(location.href, { history: 'push', state: { ...entryState(), sheetOf }, info: 'here' })
  }
  panel.addEventListener('toggle', ({ newState }) => {
    if ((newState === 'open') === isSheetEntry()) return
    if (newState === 'open') enter()
    else navigation.back()
  })
  if (isSheetEntry()) panel.showPopover()
  else if (isOpen(panel)) enter()
}

export function isSheetEntry(): boolean {
  return entryState().sheetOf !== undefined
}

export function isOpen(panel: HTMLElement): boolean {
  return panel.matches(':popover-open')
}

/** Opens the sections that a filter is in. */
function openAround(filter: Element | null | undefined): void {
  const section = filter?.closest('details')
  if (!section) return
  section.open = true
  openAround(section.parentElement)
}
