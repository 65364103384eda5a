import { type HiddenPictures, hiddenPicturesWarning } from './hidden-pictures.ts'

/** The counts of an import. Every row read is added, changed, unchanged, stale or rejected. */
export type ImportSummary = ReturnType<typeof emptySummary>

export function emptySummary() {
  return {
    read: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    /** Older than the stored version of the record. */
    stale: 0,
    rejected: 0,
    /** Removed from the forecourt because they are not in the feed (`replace`). */
    removed: 0,
    /** How many of `removed` were made-up vehicles of the demo. Counted only when more than half of the stock was removed. */
    removedDemo: 0,
    /** Rows with the id of an earlier row, or equal to one. Those rejected for it count as `rejected` too. */
    duplicates: 0,
    /** Fields that were left out, repaired or not understood in rows that were imported. */
    warnings: 0,
    /** Imported rows that visitors do not see: sold, not published or not yet on the forecourt. */
    notShown: 0,
    /** Pictures of shown vehicles that pages may not show, by host: see PICTURE_HOSTS. */
    hiddenPictures: {} as HiddenPictures,
    /** Makes that neither the built-in list nor the stock had before, at most 50. */
    newMakes: [] as string[],
    /** Words of the filters that neither the tables of known words nor the stock had before, at most 50 a field. */
    newWords: [] as string[],
    /** Imported rows whose id is a hash of all their cells, so that a change of any cell makes another vehicle. */
    idsFromCells: 0,
    /** Vehicles that are shown by hand although the feed has sold them, or no longer has them. */
    keptByHand: 0,
    seconds: 0,
    /** The file with the reasons; null when nothing was rejected or left out. */
    rejects: null as string | null,
    /** Everything was rolled back. */
    dryRun: false,
  }
}

/** What the dealer should look at after an import, for the terminal and the log. */
export function importWarnings(summary: ImportSummary): string[] {
  return [
    hiddenPicturesWarning(summary.hiddenPictures),
    newMakesWarning(summary),
    newWordsWarning(summary),
    idWarning(summary),
    byHandWarning(summary),
  ].filter((warning) => warning !== null)
}

function newMakesWarning({ newMakes }: ImportSummary): string | null {
  if (newMakes.length === 0) return null
  return `Makes that were not seen before: ${newMakes.join(', ')}. If one is not a make, correct the feed or its column map.`
}

/** Named in the warning; the others are counted. */
const mostNamed = 20

function newWordsWarning({ newWords }: ImportSummary): string | null {
  if (newWords.length === 0) return null
  const others = newWords.length > mostNamed ? ` and ${newWords.length - mostNamed} more` : ''
  return `Words that were not seen before, kept as they are written: ${newWords.slice(0, mostNamed).join(', ')}${others}. If one is a misspelling, correct the feed or give its column "values".`
}

function idWarning({ idsFromCells }: ImportSummary): string | null {
  if (idsFromCells === 0) return null
  return `${idsFromCells.toLocaleString('en-GB')} rows have no stock number and are recognised by all their cells: with another price, such a row becomes a new vehicle at a new address. Name columns that stay the same under "identify" in the column map.`
}

function byHandWarning({ keptByHand }: ImportSummary): string | null {
  if (keptByHand === 0) return null
  const vehicles = keptByHand === 1 ? '1 vehicle is' : `${keptByHand} vehicles are`
  return `${vehicles} on the site by hand that the feed has sold or no longer has: \`forecourt stock overrides\` lists them, \`forecourt stock release\` lets them go.`
}
