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

/** What a suggested map may have wrong, so that nobody imports it unread. `doubtInWords` says it for the command. */
export type ColumnDoubt =
  /** Cells of a column are no value of its field. */
  | {
      kind: 'unread'
      column: string
      to: string
      as: ConversionName
      unread: number
      filled: number
      example: string
    }
  | { kind: 'month first'; column: string }
  /** A sale price, which is shown in place of the other column where it has an amount. */
  | { kind: 'sale price'; column: string; besides: string }
  | { kind: 'other currency'; column: string; example: string }
  /** A column that would mislead a buyer if it were left out, and does not say enough to be read. */
  | { kind: 'meaning unknown'; column: string; to: string; example: string }
  /** A blank cell is taken as for sale. */
  | { kind: 'blank state'; column: string }
  /** What buyers read as the description may be what staff write for each other: "deposit Mrs Hall". */
  | { kind: 'notes'; column: string; example: string }
  | { kind: 'no make' | 'no price' | 'no type' }
  /** A vehicle is recognised by these columns; by all its cells where there are none. */
  | { kind: 'no stock number'; identify: readonly string[] }

export function columnDoubts(
  chosen: readonly SampledColumn[],
  all: readonly { name: string; plain: string; cells: readonly string[] }[],
  identify: readonly string[],
): ColumnDoubt[] {
  const has = (...paths: string[]) => chosen.some(({ to }) => paths.includes(to))
  const left = all.filter(({ name }) => !chosen.some((each) => each.name === name))
  const states = chosen.find(({ to, as }) => to === stateField && as === 'text')
  const isBlankState = states !== undefined && blankIsForSale(states) && states.cells.some(isNothing)
  return [
    ...chosen.flatMap(unreadCells),
    ...chosen.flatMap(monthsFirst),
    ...chosen.flatMap((column) => besidesPrice(column, chosen)),
    ...all.flatMap(otherCurrency),
    ...chosen.flatMap(perhapsNotes),
    ...unreadColumns(left, has).map(
      ({ name, to, cell }): ColumnDoubt => ({
        kind: 'meaning unknown',
        column: name,
        to,
        example: cell.slice(0, 60),
      }),
    ),
    ...when(!has('vehicle.make', 'vehicle'), { kind: 'no make' }),
    ...when(!chosen.some(({ to }) => to.endsWith('.amountGBP')), { kind: 'no price' }),
    ...when(!has('metadata.stockId'), { kind: 'no stock number', identify }),
    ...when(!has(typeField), { kind: 'no type' }),
    ...when(isBlankState, { kind: 'blank state', column: states?.name ?? '' }),
  ]
}

function when(holds: boolean, doubt: ColumnDoubt): ColumnDoubt[] {
  return holds ? [doubt] : []
}

/** A file without states has what is for sale; one that names only other states leaves the cell blank for these. */
export function blankIsForSale(states: SampledColumn | undefined): boolean {
  return states?.as !== 'text' || !states.cells.some((cell) => readLifecycle(cell) === 'FORECOURT')
}

/** A sentence for whoever writes the map as JSON. */
export function doubtInWords(doubt: ColumnDoubt): string {
  switch (doubt.kind) {
    case 'unread': {
      const { column, to, as, unread, filled, example } = doubt
      const meaning =
        to === 'vehicle.make'
          ? 'no known make'
          : to === stateField && as === 'text'
            ? 'no known state'
            : `not read as ${as}`
      return `${column}: ${unread} of ${filled} cells are ${meaning}, such as ${JSON.stringify(example)}.`
    }
    case 'month first':
      return `${doubt.column}: the dates have the month first, and are all read so.`
    case 'other currency':
      return `${doubt.column}: prices are read as pounds, but the file has ${JSON.stringify(doubt.example)}.`
    case 'sale price':
      return `${doubt.column}: what a buyer pays, shown in place of ${doubt.besides} where it has an amount.`
    case 'meaning unknown':
      if (doubt.to === motField)
        return `${doubt.column}: most cells are no date, such as ${JSON.stringify(doubt.example)}, so no MOT is shown. Ask for the day on which it ends.`
      return `${doubt.column}: what ${JSON.stringify(doubt.example)} means is not known. Map it to "${doubt.to}" with "values" that say it${doubt.to === vatField ? ', such as {"Y": "Ex VAT", "N": "No VAT"}; else every price is shown as it is' : ''}.`
    case 'blank state':
      return `${doubt.column}: a blank cell is taken as for sale, as "defaults" says.`
    case 'notes':
      return `${doubt.column}: buyers read it as the description, such as ${JSON.stringify(doubt.example)}. Leave it out if it is notes for yourselves.`
    case 'no make':
      return 'No column is sure to be the make or the title.'
    case 'no price':
      return 'No column is sure to be the price.'
    case 'no type':
      return 'No column is sure to be the type: every vehicle becomes what "defaults" says.'
    case 'no stock number':
      return doubt.identify.length > 0
        ? `No column is sure to be the stock number, so a vehicle is recognised by ${doubt.identify.join(', ')}.`
        : 'No column is sure to be the stock number: a row with another price becomes a new vehicle at a new address. Name columns that stay the same under "identify".'
  }
}

/** Cells that are no value of the column's field. */
function unreadCells({ name, to, as, cells }: SampledColumn): ColumnDoubt[] {
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
  const [first] = unread
  if (first === undefined) return []
  const counts = { unread: unread.length, filled: filled.length, example: first.slice(0, 60) }
  return [{ kind: 'unread', column: name, to, as, ...counts }]
}

function canRead(as: ConversionName, cell: string, order: DayOrder, read: Conversion): boolean {
  if (as === 'date') return readDay(cell, order) !== null
  return (as === 'pounds' ? readPrice(cell) : read(cell)) !== null
}

/** Dates as Americans write them: the whole column is read so. */
function monthsFirst({ name, as, cells }: SampledColumn): ColumnDoubt[] {
  const isMonthFirst = as === 'date' && dayOrderOf(cells) === 'month first'
  return when(isMonthFirst, { kind: 'month first', column: name })
}

function perhapsNotes({ name, to, cells }: SampledColumn): ColumnDoubt[] {
  const isPerhaps = to === descriptionField && /\b(?:comments?|bemerkung)$/.test(plainHeading(startOf(name)))
  const example = cells.find((cell) => !isNothing(cell))
  return isPerhaps && example ? [{ kind: 'notes', column: name, example: example.slice(0, 60) }] : []
}

function besidesPrice(
  { name, to, rank = 0 }: SampledColumn,
  chosen: readonly SampledColumn[],
): ColumnDoubt[] {
  const other = chosen.find((each) => each.to === to && each.name !== name)
  return rank > 0 && other ? [{ kind: 'sale price', column: name, besides: other.name }] : []
}

interface PlainColumn {
  name: string
  plain: string
  cells: readonly string[]
}

function otherCurrency({ name, plain, cells }: PlainColumn): ColumnDoubt[] {
  const other =
    plain === 'currency' ? cells.find((cell) => !isNothing(cell) && !/^(gbp|£)$/i.test(cell)) : undefined
  return other === undefined ? [] : [{ kind: 'other currency', column: name, example: other }]
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

const descriptionField = 'adverts.retailAdverts.description'
const motField = 'vehicle.motExpiryDate'

const misleading = [
  {
    heading: /^(?:(?:stock|vehicle|veh|sales?|advert|lifecycle) )?(?:status|sts)(?: code)?$/,
    to: stateField,
  },
  { heading: /^(?:is )?(?:new|ex ?demo)$/, to: 'vehicle.ownershipCondition' },
  {
    heading:
      /^(?:current )?mot(?: (?:expiry|expires|exp|due|until|till|to|date|end|valid|status|remaining|left|months))*$/,
    to: motField,
  },
  { heading: /\b(?:vat|mwst)/, to: vatField },
  { heading: /\bwrite ?off|\bcat status|insurance cat|salvage/, to: 'check.insuranceWriteoffCategory' },
]
