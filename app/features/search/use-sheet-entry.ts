import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What React Router keeps as the state of a history entry. */
interface EntryState {
  usr?: { sheet?: boolean } | null
  idx?: number
}

/** Whether the history entry is that of the open sheet. */
export function isSheetEntry(): boolean {
  const state: EntryState | null = history.state
  return state?.usr?.sheet === true
}

function indexOfEntry(): number | undefined {
  const state: EntryState | null = history.state
  return state?.idx
}

/**
 * Gives the open sheet a history entry of its own, after that of the page: Back closes the sheet and Forward opens it
 * again. However it is closed, its entry is left; `onLeave` is then called in the entry before it. `sheet` is a popover.
 */
export function useSheetEntry(sheet: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const left = useEffectEvent(onLeave)
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    /** The index of the sheet's entry while the visitor is in it. */
    let inside = isSheetEntry() ? indexOfEntry() : undefined
    // With the key and the index of the entry before: React Router keeps one scroll position for both.
    const enter = () => {
      const { state } = history
      history.pushState({ ...state, usr: { ...state?.usr, sheet: true } }, '')
      inside = indexOfEntry()
    }
    const toggled = ({ newState }: ToggleEvent) => {
      const isOpen = newState === 'open'
      if (isOpen === isSheetEntry()) return
      if (isOpen) enter()
      else history.back()
    }
    const moved = () => {
      const isInside = isSheetEntry()
      element.togglePopover(isInside)
      const isBefore = !isInside && inside !== undefined && inside === indexOfEntry()
      inside = isInside ? indexOfEntry() : undefined
      if (isBefore) left()
    }
    element.addEventListener('toggle', toggled)
    addEventListener('popstate', moved)
    if (isSheetEntry()) element.showPopover()
    else if (element.matches(':popover-open')) enter()
    return () => {
      element.removeEventListener('toggle', toggled)
      removeEventListener('popstate', moved)
    }
  }, [sheet])
}
