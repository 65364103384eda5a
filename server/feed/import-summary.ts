import { lifecycleStates } from '#domain/stock/lifecycle-words.ts'
import { type HiddenPictures, hiddenPicturesWarning } from './hidden-pictures.ts'
import type { SameVehicle } from './same-vehicles.ts'

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
    /** How many of `rejected` have a heading or totals of a spreadsheet, and are about no vehicle. */
    asides: 0,
    /** Removed because they are not in the feed (`replace`). */
    removed: 0,
    /** How many of `removed` were made-up vehicles of the demo. Counted only when more than a fifth of the stock was removed. */
    removedDemo: 0,
    /** `removed` are more than may go without `force`. */
    isPastLimit: false,
    /** Rows with the id of an earlier row, or equal to one. Those rejected for it count as `rejected` too. */
    duplicates: 0,
    /** Fields that were left out, repaired or not understood in rows that were imported. */
    warnings: 0,
    /** By field, at most 20, imported rows in which it was left out or not understood. */
    unreadFields: {} as Record<string, number>,
    /** Imported rows that visitors do not see: sold, not published or not yet for sale. */
    notShown: 0,
    /** Pictures of shown vehicles that pages may not show, by host: see PICTURE_HOSTS. */
    hiddenPictures: {} as HiddenPictures,
    /** Makes that neither the built-in list nor the stock had before, at most 50. */
    newMakes: [] as string[],
    /** Words of the filters that neither the tables of known words nor the stock had before, at most 50 a field. */
    newWords: [] as string[],
    /** Imported rows whose id is a hash of all their cells, so that a change of any cell makes another vehicle. */
    idsFromCells: 0,
    /** Vehicles with the registration or VIN of another, which is listed in their place. */
    sameVehicles: [] as SameVehicle[],
    /** Columns that the map leaves out although they look like fields: "VIN (vehicle.vin)". */
    overlooked: [] as string[],
    /** Imported rows whose type is that of the column map's defaults. */
    typesByDefault: 0,
    /** States that are not known, at most 20, with how many imported rows have them. Their vehicles are not shown. */
    unknownStates: {} as Record<string, number>,
    /** By field, imported rows that do not have the state or the publication that decide whether a vehicle is listed. */
    withoutState: {} as Record<string, number>,
    /** Rows of CSV without any text, which were skipped and are not `read`. */
    blankRows: 0,
    /** Lines of CSV with text above the heading, which were skipped and are not `read`. */
    titles: 0,
    /** Why the feed may have been cut short; null when nothing says so. */
    cut: null as string | null,
    /** Vehicles that are listed by hand although the feed has sold them, or no longer has them. */
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
    cutWarning(summary),
    sameVehiclesWarning(summary),
    unreadWarning(summary),
    unknownStatesWarning(summary),
    withoutStateWarning(summary),
    overlookedWarning(summary),
    typeWarning(summary),
    blankWarning(summary),
    titlesWarning(summary),
    hiddenPicturesWarning(summary.hiddenPictures),
    newMakesWarning(summary),
    newWordsWarning(summary),
    idWarning(summary),
    byHandWarning(summary),
  ].filter((warning) => warning !== null)
}

function cutWarning({ cut }: ImportSummary): string | null {
  return cut && `${cut}: it may have been cut short, and its last row may be half of one.`
}

function sameVehiclesWarning({ sameVehicles }: ImportSummary): string | null {
  if (sameVehicles.length === 0) return null
  const named = sameVehicles
    .slice(0, mostNamed)
    .map(({ hidden, shown, mark }) => `${hidden} is ${shown} (${mark})`)
  const others =
    sameVehicles.length > mostNamed ? ` and ${grouped(sameVehicles.length - mostNamed)} more` : ''
  return `The same vehicle under two ids, of which the one that changed last is shown: ${named.join(', ')}${others}. Correct the id, the registration or the VIN.`
}

function unreadWarning({ unreadFields, rejects }: ImportSummary): string | null {
  const fields = Object.entries(unreadFields)
    .sort(([, a], [, b]) => b - a)
    .map(([field, count]) => `${field} (${grouped(count)})`)
  if (fields.length === 0) return null
  return `Values that were left out or not understood: ${fields.join(', ')}.${rejects === null ? '' : ` Each is in ${rejects}.`}`
}

function unknownStatesWarning({ unknownStates }: ImportSummary): string | null {
  const states = Object.entries(unknownStates).map(([state, count]) => `"${state}" (${grouped(count)})`)
  if (states.length === 0) return null
  return `States that are not known, whose vehicles are not shown: ${states.join(', ')}. Give the column "values", such as {"Sale Agreed": "SALE_IN_PROGRESS"}; known are ${lifecycleStates.join(', ')}.`
}

function withoutStateWarning({ withoutState }: ImportSummary): string | null {
  const fields = Object.entries(withoutState).map(([field, count]) => `${field} (${grouped(count)})`)
  if (fields.length === 0) return null
  return `Vehicles that are not shown because a value is missing: ${fields.join(', ')}. If they are for sale, correct the feed, or say so in the "defaults" of a column map: {"metadata.lifecycleState": "FORECOURT", "adverts.retailAdverts.advertiserAdvert.status": "PUBLISHED"}.`
}

function overlookedWarning({ overlooked }: ImportSummary): string | null {
  if (overlooked.length === 0) return null
  return `The column map leaves out columns that look like fields: ${overlooked.join(', ')}. Map them, or name them under "ignore".`
}

function typeWarning({ typesByDefault }: ImportSummary): string | null {
  if (typesByDefault === 0) return null
  const rows =
    typesByDefault === 1
      ? '1 row does not say whether it is'
      : `${grouped(typesByDefault)} rows do not say whether they are`
  return `${rows} a car, a van or a truck: the type is that of the column map's "defaults".`
}

function blankWarning({ blankRows }: ImportSummary): string | null {
  return blankRows === 0 ? null : `Rows without any text, skipped: ${grouped(blankRows)}.`
}

function titlesWarning({ titles }: ImportSummary): string | null {
  return titles === 0 ? null : `Lines above the heading, skipped: ${grouped(titles)}.`
}

function grouped(count: number): string {
  return count.toLocaleString('en-GB')
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
  const rows = idsFromCells === 1 ? '1 row has' : `${grouped(idsFromCells)} rows have`
  return `${rows} no stock number, and all cells together are the id: with another price, such a row becomes a new vehicle at a new address. Name columns that stay the same under "identify" in the column map.`
}

function byHandWarning({ keptByHand }: ImportSummary): string | null {
  if (keptByHand === 0) return null
  const vehicles = keptByHand === 1 ? '1 vehicle is' : `${keptByHand} vehicles are`
  return `${vehicles} on the site by hand that the feed has sold or no longer has: \`forecourt stock overrides\` lists them, \`forecourt stock release\` lets them go.`
}
