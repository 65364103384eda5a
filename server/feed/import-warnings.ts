import { hiddenPicturesWarning } from './hidden-pictures.ts'
import type { ImportSummary } from './import-summary.ts'

/** What the dealer should look at after an import, for the terminal and the log. */
export function importWarnings(summary: ImportSummary): string[] {
  return [
    hiddenPicturesWarning(summary.hiddenPictures),
    newMakesWarning(summary),
    idWarning(summary),
    byHandWarning(summary),
  ].filter((warning) => warning !== null)
}

function newMakesWarning({ newMakes }: ImportSummary): string | null {
  if (newMakes.length === 0) return null
  return `Makes that were not seen before: ${newMakes.join(', ')}. If one is not a make, correct the feed or its column map.`
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
