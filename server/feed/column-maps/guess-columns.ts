import { isKnownMake } from '#domain/makes/known-make.ts'
import { readLifecycle } from '#domain/stock/lifecycle-words.ts'
import { plainText } from '#domain/stock/plain-text.ts'
import { type DayOrder, dayOrderOf, readDay } from '#domain/stock/read-day.ts'
import { recordLimits } from '#domain/stock/record-limits.ts'
import { readPictures } from './cell-lists.ts'
import { cellReader } from './cell-reader.ts'
import {
  type ColumnGuess,
  columnGuesses,
  stateField,
  titleGuesses,
  typeField,
  vatField,
} from './column-guesses.data.ts'
import { type ColumnMap, columnSchema } from './column-map.ts'
import { type Conversion, type ConversionName, isNothing } from './conversions.ts'
import { readPrice } from './read-price.ts'

export interface GuessedColumns {
  /** As JSON, a valid argument of `--map`. */
  map: {
    columns: Record<string, string | { to: string; as: ConversionName; separator?: string; unit?: string }>
    /** Absent where a column has the id, and where no column is sure to identify a vehicle. */
    identify?: string[]
    defaults: ColumnMap['defaults']
  }
  unmapped: string[]
  /** For the dealer: what the map may have wrong. */
  doubts: string[]
}

/**
 * Suggests a column map for a CSV file, from its headings and the cells of its first rows. Each field gets the column
 * whose heading matches best. A title is split only if make or model has no column.
 */
export function guessColumns(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): GuessedColumns {
  const columns = heading.flatMap((name, index) => {
    const isRepeated = heading.indexOf(name) !== index
    if (name === '' || isRepeated) return []
    const plain = plainHeading(startOf(name))
    const cells = rows.map((row) => startOf(row[index]))
    return [{ name, plain, short: plain.replace(/^(vehicle|car) (?=.)/, ''), tight: tightly(plain), cells }]
  })
  const chosen = new Map<string, SampledColumn>()

  function choose({ names, to, as = 'text', fits, several }: ColumnGuess): void {
    if (several) {
      for (const column of columns) {
        const base = column.short.replace(/ ?\d{1,2}$/, '')
        const isNamed = [base, column.plain].some((form) => names.includes(form) || isTightly(form, names))
        if (isNamed && !chosen.has(column.name) && fits?.(column.cells) !== false)
          chosen.set(column.name, { name: column.name, to, as, cells: column.cells })
      }
      return
    }
    if (isTaken(to)) return
    for (const form of ['plain', 'short', 'tight'] as const) {
      for (const wanted of names) {
        const found = columns.find(
          (column) =>
            column[form] === (form === 'tight' ? tightly(wanted) : wanted) &&
            !chosen.has(column.name) &&
            (fits?.(column.cells) ?? true),
        )
        if (!found) continue
        chosen.set(found.name, { name: found.name, to, as, cells: found.cells })
        return
      }
    }
  }
  const isTaken = (path: string) => [...chosen.values()].some(({ to }) => to === path)

  for (const guess of columnGuesses) choose(guess)
  if (!isTaken('vehicle.make') || !isTaken('vehicle.model')) for (const guess of titleGuesses) choose(guess)
  readUnits(columns, chosen)
  const units = new Set([...chosen.values()].map(({ unit }) => unit))
  const identify = isTaken('metadata.stockId') ? [] : identifying([...chosen.values()])
  return {
    map: mapOf(heading, chosen, identify),
    unmapped: heading.filter((name) => !chosen.has(name) && !units.has(name)),
    doubts: columnDoubts([...chosen.values()], columns, identify),
  }
}

/** Columns of the unit in which the mileage of each row is. */
export function isUnitHeading(heading: string): boolean {
  return /^(?:mileage|odometer|distance)units?(?:ofmeasure)?$/.test(tightly(plainHeading(heading)))
}

/** A mileage follows the column of its unit. */
function readUnits(columns: readonly NamedColumn[], chosen: Map<string, SampledColumn>): void {
  const unit = columns.find(({ name, cells }) => isUnitHeading(name) && !cells.every(isNothing))
  const distance = [...chosen.values()].find(({ as }) => as === 'miles' || as === 'kilometres')
  if (!unit || !distance) return
  chosen.set(distance.name, { ...distance, unit: unit.name })
}

/** "feed id" as "feedid", which some programs write, and "price ex vat" as "price": `vatOfHeading` reads the rest. */
function tightly(plain: string): string {
  return plain
    .replaceAll(
      / \b(?:ex|exc|excl|excluding|exclusive|inc|incl|including|inclusive|plus|no)(?: of)? vat$/g,
      '',
    )
    .replaceAll(' ', '')
}

function isTightly(form: string, names: readonly string[]): boolean {
  return !form.includes(' ') && names.some((name) => tightly(name) === form)
}

interface NamedColumn {
  name: string
  plain: string
  cells: readonly string[]
}

/** The registration, if no two of the sampled rows have the same one. */
function identifying(chosen: readonly SampledColumn[]): string[] {
  const column = chosen.find(({ to }) => to === 'vehicle.registration')
  const filled = column?.cells.filter((cell) => !isNothing(cell)) ?? []
  return column && filled.length > 0 && new Set(filled).size === filled.length ? [column.name] : []
}

function mapOf(
  heading: readonly string[],
  chosen: ReadonlyMap<string, SampledColumn>,
  identify: string[],
): GuessedColumns['map'] {
  const columns: GuessedColumns['map']['columns'] = {}
  for (const name of heading) {
    const column = chosen.get(name)
    if (!column) continue
    const { to, as, cells, unit } = column
    const separator = as === 'pictures' ? separatorOf(cells) : null
    columns[name] = as === 'text' ? to : { to, as, ...(separator && { separator }), ...(unit && { unit }) }
  }
  return {
    columns,
    ...(identify.length > 0 && { identify }),
    defaults: {
      ...(columnOf(typeField, chosen) ? {} : { [typeField]: 'Car' }),
      ...(blankIsForSale(columnOf(stateField, chosen)) ? { [stateField]: 'FORECOURT' } : {}),
      'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
    },
  }
}

function columnOf(field: string, chosen: ReadonlyMap<string, SampledColumn>): SampledColumn | undefined {
  return [...chosen.values()].find(({ to }) => to === field)
}

/** A file without states has what is for sale; one that names only other states leaves the cell blank for these. */
function blankIsForSale(states: SampledColumn | undefined): boolean {
  return states?.as !== 'text' || !states.cells.some((cell) => readLifecycle(cell) === 'FORECOURT')
}

/** What stands behind the name of a picture's file, where the cells need it said. */
function separatorOf(cells: readonly string[]): string | null {
  const several = cells.find((cell) => !isNothing(cell) && readPictures(cell) === null)
  return several === undefined ? null : (/\.(?:jpe?g|png|webp|avif|gif)\s*([,;|])/i.exec(several)?.[1] ?? ' ')
}

/** As much of a heading or cell as the patterns read. */
function startOf(text = ''): string {
  return plainText(text.slice(0, recordLimits.text)).trim()
}

/**
 * "Mileage(miles)", "Registration_Year", "fuelType" and "Price (£)" in plain words: "mileage", "registration year", …
 * A unit that changes how the cells are read is kept: "Odometer (km)", "Price (€)", "Power (kW)".
 */
function plainHeading(heading: string): string {
  const words = (text: string) =>
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('€', ' eur ')
      .replaceAll('$', ' usd ')
      .replaceAll('£', ' gbp ')
      .replaceAll('+', ' plus ')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  const unit =
    /[([]\s*(kms?|kilomet(re|er)s?|€|\$|eur|usd|pln|chf|czk|sek|nok|dkk|kw|l\/100 ?km)\s*[)\]]/i.exec(
      heading,
    )?.[1]
  if (unit !== undefined) return words(heading).replace(/\b(kms|kilomet(re|er)s?)\b/, 'km')
  return words(heading.replaceAll(/[([][^()[\]]*[)\]]/g, ' ')) || words(heading)
}

/** A column of the file with the field that was guessed for it, and its cells in the first rows. */
interface SampledColumn {
  name: string
  to: string
  as: ConversionName
  cells: readonly string[]
  /** The column with the unit of its cells. */
  unit?: string
}

/** What a suggested map may have wrong, a sentence each, so that nobody imports it unread. */
function columnDoubts(
  chosen: readonly SampledColumn[],
  all: readonly { name: string; plain: string; cells: readonly string[] }[],
  identify: readonly string[],
): string[] {
  const has = (...paths: string[]) => chosen.some(({ to }) => paths.includes(to))
  const doubts = [
    ...chosen.flatMap(unreadCells),
    ...chosen.flatMap(monthsFirst),
    ...all.flatMap(otherCurrency),
    ...unreadColumns(
      all.filter(({ name }) => !chosen.some((each) => each.name === name)),
      has,
    ).map(
      ({ name, to, cell }) =>
        `${name}: what ${JSON.stringify(cell.slice(0, 60))} means is not known. Map it to "${to}" with "values" that say it${to === vatField ? ', such as {"Y": "Ex VAT", "N": "No VAT"}; else every price is shown as it is' : ''}.`,
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
        : (cell: string) => canRead(as, cell, order, read)
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

const misleading = [
  { heading: /\b(?:vat|mwst)/, to: vatField },
  { heading: /\bwrite ?off|\bcat status|insurance cat|salvage/, to: 'check.insuranceWriteoffCategory' },
]

function identityDoubt(identify: readonly string[]): string {
  return identify.length > 0
    ? `No column is sure to be the stock number, so a vehicle is recognised by ${identify.join(', ')}.`
    : 'No column is sure to be the stock number: a row with another price becomes a new vehicle at a new address. Name columns that stay the same under "identify".'
}
