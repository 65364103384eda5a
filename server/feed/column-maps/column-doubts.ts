import { isKnownMake } from '#domain/makes/known-make.ts'
import { type ConversionName, conversions, isNothing, readPriceNote } from './conversions.ts'

/** A column of the file with the field that was guessed for it, and its cells in the first rows. */
export interface SampledColumn {
  name: string
  to: string
  as: ConversionName
  cells: readonly string[]
}

/** What a suggested map may have wrong, a sentence each, so that nobody imports it unread. */
export function columnDoubts(
  chosen: readonly SampledColumn[],
  all: readonly { name: string; plain: string; cells: readonly string[] }[],
  identify: readonly string[],
): string[] {
  const has = (...paths: string[]) => chosen.some(({ to }) => paths.includes(to))
  const doubts = [...chosen.flatMap(unreadCells), ...all.flatMap(otherCurrency)]
  if (!has('vehicle.make', 'vehicle')) doubts.push('No column is sure to be the make or the title.')
  if (!chosen.some(({ to }) => to.endsWith('.amountGBP'))) doubts.push('No column is sure to be the price.')
  if (!has('metadata.stockId')) doubts.push(identityDoubt(identify))
  return doubts
}

/** Cells that are no value of the column's field. */
function unreadCells({ name, to, as, cells }: SampledColumn): string[] {
  const isRead = to === 'vehicle.make' ? isKnownMake : (cell: string) => canRead(as, cell)
  const filled = cells.filter((cell) => !isNothing(cell))
  const unread = filled.filter((cell) => !isRead(cell))
  if (unread.length === 0) return []
  const meaning = to === 'vehicle.make' ? 'no known make' : `not read as ${as}`
  const example = JSON.stringify(unread[0]?.slice(0, 60))
  return [`${name}: ${unread.length} of ${filled.length} cells are ${meaning}, such as ${example}.`]
}

function canRead(as: ConversionName, cell: string): boolean {
  return conversions[as](cell) !== null || (as === 'pounds' && readPriceNote(cell).onApplication)
}

function otherCurrency({ name, plain, cells }: { name: string; plain: string; cells: readonly string[] }) {
  const other =
    plain === 'currency' ? cells.find((cell) => !isNothing(cell) && !/^(gbp|£)$/i.test(cell)) : undefined
  return other === undefined
    ? []
    : [`${name}: prices are read as pounds, but the file has ${JSON.stringify(other)}.`]
}

function identityDoubt(identify: readonly string[]): string {
  return identify.length > 0
    ? `No column is sure to be the stock number, so a vehicle is recognised by ${identify.join(', ')}.`
    : 'No column is sure to be the stock number: a row with another price becomes a new vehicle at a new address. Name columns that stay the same under "identify".'
}
