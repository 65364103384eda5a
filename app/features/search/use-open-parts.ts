import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** In the state of a history entry: the ids of the open parts of the filters. */
interface OpenParts {
  openFilters?: readonly string[]
}

/** Whether the part of the filters was open when the visitor left this history entry. */
export function wasOpen(id: string): boolean {
  const state: OpenParts | null = history.state
  return state?.openFilters?.includes(id) ?? false
}

/**
 * Keeps in the history entry which sections of the filters are open. A page that Back or Forward loads anew opens the
 * same ones.
 */
export function useOpenParts(panel: RefObject<HTMLElement | null>, shown: unknown): void {
  const changed = useRef(false)
  const keep = useEffectEvent(() => {
    if (!panel.current || !changed.current) return
    const openFilters = openParts(panel.current)
    const state: OpenParts | null = history.state
    if (state?.openFilters?.join() !== openFilters.join()) history.replaceState({ ...state, openFilters }, '')
  })
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const { openFilters }: OpenParts = history.state ?? {}
    if (openFilters) restore(element, openFilters)
    const toggled = () => {
      changed.current = true
      keep()
    }
    // `toggle` does not bubble.
    element.addEventListener('toggle', toggled, { capture: true })
    return () => element.removeEventListener('toggle', toggled, { capture: true })
  }, [panel])
  // Another search has a history entry of its own.
  useEffect(() => {
    if (shown !== undefined) keep()
  }, [shown])
}

function openParts(panel: HTMLElement): string[] {
  return [...panel.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id)
}

function restore(panel: HTMLElement, openFilters: readonly string[]): void {
  for (const part of panel.querySelectorAll('details')) part.open = openFilters.includes(part.id)
}
