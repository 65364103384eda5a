import { readPrice } from '#domain/finance/read-price.ts'
import { isKnownMake } from '#domain/makes/known-make.ts'
import { monthFields } from '#domain/stock/date-fields.ts'
import { readLifecycle } from '#domain/stock/lifecycle-words.ts'
import { type DayOrder, dayOrderOf, readDay, readMonth } from '#domain/stock/read-day.ts'
import { cellReader } from './cell-reader.ts'
import { stateField, typeField, vatField } from './column-guesses.data.ts'
import { columnSchema } from './column-map.ts'
import { type Conversion, type ConversionName, isNothing } from './conversions.ts'
import { plainHeading, startOf } from './plain-heading.ts'

/** A column of the file with the field that was guessed for it, and its cells in the first rows. */
export interface SampledColumn {
  name: string
  to: string
  as: ConversionName
  cells: readonly string[]
  /** The column with the unit of its cells. */
  unit?: string
  /** Of several columns of a field the one with the highest rank counts, 0 unless given. */
  rank?: number
}

/** What a suggested map may have wrong, a sentence each, so that nobody imports it unread. */
export function columnDoubts(
  chosen: readonly SampledColumn[],
  all: readonly { name: string; plain: string; cells: readonly string[] }[],
  identify: readonly string[],
): string[] {
  const has = (...paths: string[]) => chosen.some(({ to }) => paths.includes(to))
  const doubts = [
    ...chosen.flatMap(unreadCells),
    ...chosen.flatMap(monthsFirst),
    ...chosen.flatMap(({ name, to, rank = 0 }) =>
      rank > 0
        ? [
            `${name}: what a buyer pays, shown in place of ${chosen.find((each) => each.to === to)?.name} where it has an amount.`,
          ]
        : [],
    ),
    ...all.flatMap(otherCurrency),
    ...unreadColumns(
      all.filter(({ name }) => !chosen.some((each) => each.name === name)),
      has,
    ).map(({ name, to, cell }) =>
      to === motField
        ? `${name}: most cells are no date, such as ${JSON.stringify(cell.slice(0, 60))}, so no MOT is shown. Ask for the day on which it ends.`
        : `${name}: what ${JSON.stringify(cell.slice(0, 60))} means is not known. Map it to "${to}" with "values" that say it${to === vatField ? ', such as {"Y": "Ex VAT", "N": "No VAT"}; else every price is shown as it is' : ''}.`,
    ),
  ]
  if (!has('vehicle.make', 'vehicle')) doubts.push('No column is sure to be the make or the title.')
  if (!chosen.some(({ to }) => to.endsWith('.amountGBP'))) doubts.push('No column is sure to be the price.')
  if (!has('metadata.stockId')) doubts.push(identityDoubt(identify))
  if (!has(typeField))
    doubts.push('No column is sure to be the type: every vehicle becomes a Car, as "defaults" says.')
  const states = chosen.find(({ to, as }) => to === stateField && as === 'text')
  if (states && blankIsForSale(states) && states.cells.some(isNothing))
    doubts.push(`${states.name}: a blank cell is taken as for sale, as "defaults" says.`)
  return doubts
}

/** Cells that are no value of the column's field. */
function unreadCells({ name, to, as, cells }: SampledColumn): string[] {
  const read = cellReader(columnSchema.parse({ to, as }), name)
  const order = as === 'date' ? dayOrderOf(cells) : 'day first'
  const isRead =
    to === 'vehicle.make'
      ? isKnownMake
      : to === stateField && as === 'text'
        ? (cell: string) => readLifecycle(cell) !== null
        : (cell: string) =>
            canRead(as, cell, order, read) || (monthFields.has(to) && readMonth(cell) !== null)
  const filled = cells.filter((cell) => !isNothing(cell))
  const unread = filled.filter((cell) => !isRead(cell))
  if (unread.length === 0) return []
  const meaning =
    to === 'vehicle.make'
      ? 'no known make'
      : to === stateField && as === 'text'
        ? 'no known state'
        : `not read as ${as}`
  const example = JSON.stringify(unread[0]?.slice(0, 60))
  return [`${name}: ${unread.length} of ${filled.length} cells are ${meaning}, such as ${example}.`]
}

function canRead(as: ConversionName, cell: string, order: DayOrder, read: Conversion): boolean {
  if (as === 'date') return readDay(cell, order) !== null
  return (as === 'pounds' ? readPrice(cell) : read(cell)) !== null
}

/** Dates as Americans write them: the whole column is read so. */
function monthsFirst({ name, as, cells }: SampledColumn): string[] {
  return as === 'date' && dayOrderOf(cells) === 'month first'
    ? [`${name}: the dates have the month first, and are all read so.`]
    : []
}

function otherCurrency({ name, plain, cells }: { name: string; plain: string; cells: readonly string[] }) {
  const other =
    plain === 'currency' ? cells.find((cell) => !isNothing(cell) && !/^(gbp|£)$/i.test(cell)) : undefined
  return other === undefined
    ? []
    : [`${name}: prices are read as pounds, but the file has ${JSON.stringify(other)}.`]
}

/** Columns that would mislead a buyer if they were left out, and whose cells do not say enough: "VAT" with "Y" and "N". */
export function unreadColumns(
  columns: readonly { name: string; cells: readonly string[] }[],
  isFilled: (field: string) => boolean,
): { name: string; to: string; cell: string }[] {
  return columns.flatMap(({ name, cells }) => {
    const to = misleading.find(({ heading }) => heading.test(plainHeading(startOf(name))))?.to
    const cell = cells.find((each) => !isNothing(each) && !/^(?:no|n|clear|false|0)$|\d{3}/i.test(each))
    return to === undefined || cell === undefined || isFilled(to) ? [] : [{ name, to, cell }]
  })
}

const motField = 'vehicle.motExpiryDate'

const misleading = [
  { heading: /^(?:is )?(?:new|ex ?demo)$/, to: 'vehicle.ownershipCondition' },
  { heading: /\b(?:vat|mwst)/, to: vatField },
  {
    heading:
      /^(?:current )?mot(?: (?:expiry|expires|exp|due|until|till|to|date|end|valid|status|remaining|left|months))*$/,
    to: motField,
  },
  { heading: /\bwrite ?off|\bcat status|insurance cat|salvage/, to: 'check.insuranceWriteoffCategory' },
]

function identityDoubt(identify: readonly string[]): string {
  return identify.length > 0
    ? `No column is sure to be the stock number, so a vehicle is recognised by ${identify.join(', ')}.`
    : 'No column is sure to be the stock number: a row with another price becomes a new vehicle at a new address. Name columns that stay the same under "identify".'
}

/** A file without states has what is for sale; one that names only other states leaves the cell blank for these. */
export function blankIsForSale(states: SampledColumn | undefined): boolean {
  return states?.as !== 'text' || !states.cells.some((cell) => readLifecycle(cell) === 'FORECOURT')
}
