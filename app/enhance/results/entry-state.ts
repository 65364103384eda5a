/** The state of a history entry of the results. */
export interface EntryState {
  /** The visitor has changed the search since the page was opened. */
  refined?: boolean
  /** In the entry of the open sheet: the key of the entry before it. */
  sheetOf?: string
  /** The ids of the open parts of the filters. */
  openFilters?: readonly string[]
}

/** The state of the entry that the browser is in. */
export function entryState(): EntryState {
  return toEntryState(navigation.currentEntry?.getState())
}

export function toEntryState(state: unknown): EntryState {
  return typeof state === 'object' && state !== null ? state : {}
}
