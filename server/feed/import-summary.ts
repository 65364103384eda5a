import type { HiddenPictures } from './hidden-pictures.ts'

/** The counts of an import. Every row read is added, changed, unchanged, stale or rejected. */
export interface ImportSummary {
  read: number
  added: number
  changed: number
  unchanged: number
  /** Older than the stored version of the record. */
  stale: number
  rejected: number
  /** Removed from the forecourt because they are not in the feed (`replace`). */
  removed: number
  /** Rows with the id of an earlier row, or equal to one. Those rejected for it count as `rejected` too. */
  duplicates: number
  /** Fields that were left out or repaired in rows that were imported. */
  warnings: number
  /** Imported rows that visitors do not see: sold, not published or not yet on the forecourt. */
  notShown: number
  /** Pictures of shown vehicles that pages may not show, by host: see PICTURE_HOSTS. */
  hiddenPictures: HiddenPictures
  seconds: number
  /** The file with the reasons; null when nothing was rejected or left out. */
  rejects: string | null
  /** Everything was rolled back. */
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
