import { entryState } from './entry-state.ts'

/**
 * Keeps in the history entry which sections of the filters are open. A page that Back, Forward or a reload loads anew opens
 * the same ones; lists of several values are not in such a page, so it returns the fields to ask for. `keep` does it in another entry.
 */
export function keepOpenParts(panel: HTMLElement): { keep: () => void; missing: string[] } {
  const parts = () => [...panel.querySelectorAll('details')]
  const openIds = () => parts().flatMap((part) => (part.open ? part.id : []))
  const { openFilters } = entryState()
  const before = openFilters ?? openIds()
  if (openFilters) for (const part of parts()) part.open = openFilters.includes(part.id)
  const keep = () => {
    const open = openIds()
    const state = entryState()
    if ((state.openFilters ?? before).join() !== open.join())
      navigation.updateCurrentEntry({ state: { ...state, openFilters: open } })
  }
  // `toggle` does not bubble. That of a section which is open from the start comes too.
  panel.addEventListener(
    'toggle',
    ({ target }) => {
      if (target !== panel) keep()
    },
    { capture: true },
  )
  const missing = openFilters?.flatMap((id) => (document.getElementById(id) ? [] : (severalField(id) ?? [])))
  return { keep, missing: missing ?? [] }
}

/** As `severalListId` of SeveralValues.tsx. */
function severalField(id: string): string | undefined {
  return /^filters-(\w+)-several$/.exec(id)?.[1]
}
