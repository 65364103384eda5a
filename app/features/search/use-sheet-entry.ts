import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'

/** The state of a history entry of the results. */
export interface EntryState {
  /** The visitor has changed the search since the page was opened. */
  refined?: boolean
  /** In the entry of the open sheet: the key of the entry before it. */
  sheetOf?: string
}

/** The state of the entry that the browser is in, which the router may not have rendered yet. */
export function currentEntry(): EntryState & { key?: string } {
  const entry: { usr?: EntryState | null; key?: string } | null = history.state
  return { ...entry?.usr, ...(entry?.key !== undefined && { key: entry.key }) }
}

/** The page and its sheet share one scroll position. */
export function scrollKeyOf({ state, key }: Location<EntryState | null>): string {
  return state?.sheetOf ?? key
}

/**
 * Gives the open sheet a history entry of its own, after that of the page: Back closes the sheet and Forward opens it
 * again. However it is closed, its entry is left; `onLeave` is then called in the entry before it. `sheet` is a popover.
 */
export function useSheetEntry(sheet: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const navigate = useNavigate()
  const location: Location<EntryState | null> = useLocation()
  const left = useEffectEvent(onLeave)
  const enter = useEffectEvent(() => {
    const state: EntryState = { ...location.state, sheetOf: location.key }
    void navigate(location, { state, preventScrollReset: true })
    return location.key
  })
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    /** The key of the entry before that of the sheet, while the visitor is in the sheet's. */
    let before = currentEntry().sheetOf
    const toggled = ({ newState }: ToggleEvent) => {
      const isOpen = newState === 'open'
      if (isOpen === (currentEntry().sheetOf !== undefined)) return
      if (isOpen) before = enter()
      else history.back()
    }
    const moved = () => {
      const { key, sheetOf } = currentEntry()
      element.togglePopover(sheetOf !== undefined)
      if (before !== undefined && (key ?? 'default') === before) left()
      before = sheetOf
    }
    element.addEventListener('toggle', toggled)
    addEventListener('popstate', moved)
    if (before !== undefined) element.showPopover()
    else if (element.matches(':popover-open')) before = enter()
    return () => {
      element.removeEventListener('toggle', toggled)
      removeEventListener('popstate', moved)
    }
  }, [sheet])
}
