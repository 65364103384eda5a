import { vatOfHeading } from '#domain/finance/read-price.ts'
import { readVatStatus } from '#domain/finance/vat-words.ts'
import { readLifecycle } from '#domain/stock/lifecycle-words.ts'
import { readVehicleType } from '#domain/stock/type-words.ts'
import { readPictures } from './cell-lists.ts'
import { blankIsForSale, type ColumnDoubt, columnDoubts, type SampledColumn } from './column-doubts.ts'
import {
  type ColumnGuess,
  columnGuesses,
  isGone,
  stateField,
  titleGuesses,
  typeField,
  vatField,
  writeOffField,
} from './column-guesses.data.ts'
import type { ColumnMap } from './column-map.ts'
import { type ConversionName, isNothing } from './conversions.ts'
import { inFull, plainHeading, startOf } from './plain-heading.ts'

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
  doubts: ColumnDoubt[]
}

/**
 * Suggests a column map for a CSV file, from its headings and the cells of its first rows. Each field gets the column
 * whose heading matches best. A title is split only if make or model has no column.
 */
export function guessColumns(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): GuessedColumns {
  const columns = sampled(heading, rows)
  return described(heading, columns, guessed(columns))
}

const withNamesInFull = (guess: ColumnGuess): ColumnGuess => ({
  ...guess,
  names: [...new Set(guess.names.map(inFull))],
})
const fieldColumns = columnGuesses.map(withNamesInFull)
const titleColumns = titleGuesses.map(withNamesInFull)

function guessed(columns: readonly ReadColumn[]): Map<string, SampledColumn> {
  const chosen = new Map<string, SampledColumn>()

  function choose({ names, to, as = 'text', fits, several, overrides }: ColumnGuess): void {
    if (several) {
      for (const column of columns) {
        const base = column.short.replace(/ ?\d{1,2}$/, '')
        const isNamed = [base, column.plain].some((form) => names.includes(form) || isTightly(form, names))
        if (isNamed && !chosen.has(column.name) && fits?.(column.cells) !== false)
          chosen.set(column.name, { name: column.name, to, as, cells: column.cells })
      }
      return
    }
    if (overrides ? !isTaken(to) : isTaken(to)) return
    for (const form of ['plain', 'short', 'tight'] as const) {
      for (const wanted of names) {
        const found = columns.find(
          (column) =>
            column[form] === (form === 'tight' ? tightly(wanted) : wanted) &&
            !chosen.has(column.name) &&
            (fits?.(column.cells) ?? true),
        )
        if (!found) continue
        const rank = overrides ? { rank: 1 } : {}
        chosen.set(found.name, { name: found.name, to, as, cells: found.cells, ...rank })
        return
      }
    }
  }
  const isTaken = (path: string) => [...chosen.values()].some(({ to }) => to === path)

  for (const guess of fieldColumns) choose(guess)
  if (!isTaken('vehicle.make') || !isTaken('vehicle.model')) for (const guess of titleColumns) choose(guess)
  chooseByCells(columns, chosen, stateField, readLifecycle, isGone)
  chooseByCells(columns, chosen, typeField, readVehicleType, ({ vehicleType }) => vehicleType !== 'Car')
  chooseByCells(columns, chosen, writeOffField, readWriteOff, () => true)
  chooseVat(columns, chosen)
  choosePriceOfOtherVat(columns, chosen)
  readUnits(columns, chosen)
  return chosen
}

/** The map of columns that a person has chosen, and what may be wrong with it. Columns without a field are left out. */
export function mapOfChoice(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  choice: ReadonlyMap<string, { to: string; as: ConversionName }>,
): GuessedColumns {
  const columns = sampled(heading, rows)
  const ranks = guessed(columns)
  const chosen = new Map<string, SampledColumn>()
  for (const { name, cells } of columns) {
    const field = choice.get(name)
    const rank = ranks.get(name)?.rank
    if (field) chosen.set(name, { name, ...field, cells, ...(rank !== undefined && { rank }) })
  }
  readUnits(columns, chosen)
  return described(heading, columns, chosen)
}

type ReadColumn = ReturnType<typeof sampled>[number]

/** The columns that have a name, each once, with the beginnings of their cells. */
function sampled(heading: readonly string[], all: readonly (readonly string[])[]) {
  // "VANS" above the vans, and a row of totals, are no vehicles.
  const isNarrow = filledIn(heading) < fewestColumns
  const rows = all.filter((row) => isNarrow || filledIn(row) * 3 > filledIn(heading))
  return heading.flatMap((name, index) => {
    const isRepeated = heading.indexOf(name) !== index
    if (name === '' || isRepeated) return []
    const plain = inFull(plainHeading(startOf(name)))
    const cells = rows.map((row) => startOf(row[index]))
    return [
      {
        name,
        plain,
        short: plain.replace(/^(vehicle|car) (?=.)/, '').replace(/(?<=.) (description|name)$/, ''),
        tight: tightly(plain),
        cells,
      },
    ]
  })
}

/** In fewer, a row with one cell may be a vehicle. */
const fewestColumns = 4

function filledIn(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length
}

function described(
  heading: readonly string[],
  columns: readonly ReadColumn[],
  chosen: ReadonlyMap<string, SampledColumn>,
): GuessedColumns {
  const isTaken = (path: string) => [...chosen.values()].some(({ to }) => to === path)
  const units = new Set([...chosen.values()].map(({ unit }) => unit))
  const identify = isTaken('metadata.stockId') ? [] : identifying([...chosen.values()])
  return {
    map: mapOf(heading, chosen, identify),
    unmapped: heading.filter((name) => !chosen.has(name) && !units.has(name)),
    doubts: columnDoubts([...chosen.values()], columns, identify),
  }
}

/**
 * A column whose cells are states or types, whatever its heading: one with sold vehicles, or vans, is never left out.
 * Most of the cells have to be readable, and one of them not what a vehicle is without such a column.
 */
function chooseByCells<T>(
  columns: readonly ReadColumn[],
  chosen: Map<string, SampledColumn>,
  field: string,
  read: (cell: string) => T | null,
  tells: (value: T) => boolean,
): void {
  if ([...chosen.values()].some(({ to }) => to === field)) return
  const found = columns.find(({ name, cells }) => {
    const values = cells.filter((cell) => !isNothing(cell)).map(read)
    const isTelling = values.some((value) => value !== null && tells(value))
    return (
      !chosen.has(name) && isTelling && values.filter((value) => value !== null).length * 2 > values.length
    )
  })
  if (found) chosen.set(found.name, { name: found.name, to: field, as: 'text', cells: found.cells })
}

/** "Cat S", "CATEGORY N", whatever the heading: a write-off is never left out. */
function readWriteOff(cell: string): string | null {
  return /^cat(?:egory)?\.? ?([absncd])\b/i.exec(cell)?.[1] ?? null
}

/** "VAT Q/M", "VAT ind.", "forecourtPriceVatStatus": a column that names the tax, with cells that say what of it. */
function chooseVat(columns: readonly ReadColumn[], chosen: Map<string, SampledColumn>): void {
  if ([...chosen.values()].some(({ to }) => to === vatField)) return
  const found = columns.find(
    ({ name, plain, cells }) =>
      !chosen.has(name) &&
      /\b(?:vat|mwst)\b/.test(plain) &&
      cells.some((cell) => readVatStatus(cell) !== null && !/\d{3}/.test(cell)),
  )
  if (found) chosen.set(found.name, { name: found.name, to: vatField, as: 'text', cells: found.cells })
}

/** Of "Price ex VAT" and "Price inc VAT" the first one counts, and the other where its cell is blank. */
function choosePriceOfOtherVat(columns: readonly ReadColumn[], chosen: Map<string, SampledColumn>): void {
  const price = [...chosen.values()].find(({ as, to }) => as === 'pounds' && to.endsWith('.amountGBP'))
  if (!price || vatOfHeading(price.name) === null) return
  const base = tightly(plainHeading(price.name))
  const other = columns.find(
    ({ name, tight, cells }) =>
      tight === base && !chosen.has(name) && vatOfHeading(name) !== null && !cells.every(isNothing),
  )
  if (other)
    chosen.set(other.name, { name: other.name, to: price.to, as: 'pounds', cells: other.cells, rank: -1 })
}

/** Whether a column has the unit in which the mileage of each row is: "Mileage Unit", or "Odo Type" with M and K. */
export function isUnitColumn(name: string, cells: readonly string[]): boolean {
  const heading = tightly(inFull(plainHeading(name)))
  if (/^(?:mileage|odometer|distance)units?(?:measure)?$/.test(heading)) return true
  return (
    /^(?:mileage|miles|odometer|odo|distance)(?:type|uom|code|unit|measure|mork|milesorkm)$/.test(heading) &&
    cells.every(
      (cell) => isNothing(cell) || /^(?:m|mi|miles?|k|kms?|kilomet(?:re|er)s?)\.?$/i.test(cell.trim()),
    )
  )
}

/** A mileage follows the column of its unit. */
function readUnits(columns: readonly ReadColumn[], chosen: Map<string, SampledColumn>): void {
  const unit = columns.find(({ name, cells }) => isUnitColumn(name, cells) && !cells.every(isNothing))
  const distance = [...chosen.values()].find(({ as }) => as === 'miles' || as === 'kilometres')
  if (!unit || !distance || chosen.has(unit.name)) return
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
  // Of two columns of a field, the later one in the map counts.
  const rank = (name: string) => chosen.get(name)?.rank ?? 0
  for (const name of heading.toSorted((a, b) => rank(a) - rank(b))) {
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
      ...(columnOf(typeField, chosen) ? {} : { [typeField]: typeOfTitles(chosen) }),
      ...(blankIsForSale(columnOf(stateField, chosen)) ? { [stateField]: 'FORECOURT' } : {}),
      'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
    },
  }
}

/** A file whose titles stand under "Van" has vans. */
function typeOfTitles(chosen: ReadonlyMap<string, SampledColumn>): string {
  const titles = columnOf('vehicle', chosen)
  return (titles && readVehicleType(titles.name)?.vehicleType) ?? 'Car'
}

function columnOf(field: string, chosen: ReadonlyMap<string, SampledColumn>): SampledColumn | undefined {
  return [...chosen.values()].find(({ to }) => to === field)
}

/** What stands behind the name of a picture's file, where the cells need it said. */
function separatorOf(cells: readonly string[]): string | null {
  const several = cells.find((cell) => !isNothing(cell) && readPictures(cell) === null)
  return several === undefined ? null : (/\.(?:jpe?g|png|webp|avif|gif)\s*([,;|])/i.exec(several)?.[1] ?? ' ')
}
