import type { HiddenPictures } from './hidden-pictures.ts'

/** What an import did. Every row read is added, changed, unchanged, stale or rejected. */
export interface ImportSummary {
  read: number
  added: number
  changed: number
  unchanged: number
  /** Older than what the store holds. */
  stale: number
  rejected: number
  /** Off the forecourt, because the feed no longer holds them (`replace`). */
  removed: number
  /** Rows with the id of an earlier row, or equal to one; those that were rejected for it are in `rejected` too. */
  duplicates: number
  /** Fields left out of rows that were kept, or repaired in them. */
  warnings: number
  /** Rows kept that visitors do not see: sold, not published or not yet on the forecourt. */
  notShown: number
  /** Pictures of shown vehicles that pages may not show, by host: see PICTURE_HOSTS. */
  hiddenPictures: HiddenPictures
  seconds: number
  /** Where the reasons are; null when nothing was rejected or left out. */
  rejects: string | null
  /** Nothing was kept: it was only a trial. */
  dryRun: boolean
}

export function emptySummary(): ImportSummary {
  return {
    read: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    stale: 0,
    rejected: 0,
    removed: 0,
    duplicates: 0,
    warnings: 0,
    notShown: 0,
    hiddenPictures: {},
    seconds: 0,
    rejects: null,
    dryRun: false,
  }
}
