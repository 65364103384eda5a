import { FeedError } from '../feed-error.ts'
import { unreadColumns } from './column-doubts.ts'
import { stateField, typeField } from './column-guesses.data.ts'
import type { ColumnMap } from './column-map.ts'
import { isNothing } from './conversions.ts'
import { guessColumns, isUnitColumn } from './guess-columns.ts'

/** Left unread, a sold vehicle is advertised, or a van as a car. */
const neverOverlooked: readonly string[] = [stateField, typeField]

/**
 * The columns that a map leaves out although they look like fields that it does not fill: "VIN (vehicle.vin)". None of
 * `ignore`.
 *
 * @throws {FeedError} for a column that looks like the state or the type of the vehicles, also in codes that are not known.
 */
export function overlookedColumns(
  map: ColumnMap,
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const filled = new Set(
    Object.values(map.columns).flatMap(({ to, as }) => (as === 'title' ? titleFields : to)),
  )
  const isLeft = (name: string) => !Object.hasOwn(map.columns, name) && !map.ignore.includes(name)
  const cellsOf = (name: string) => rows.map((row) => row[heading.indexOf(name)] ?? '')
  const units = new Set(Object.values(map.columns).map(({ unit }) => unit))
  const distance = Object.values(map.columns).find(({ as }) => as === 'miles')
  const unit = heading.find(
    (name) =>
      isLeft(name) &&
      !units.has(name) &&
      isUnitColumn(name, cellsOf(name)) &&
      cellsOf(name).some((cell) => /^k/i.test(cell.trim())),
  )
  if (unit !== undefined && distance) {
    throw new FeedError(
      `The column map leaves out the column ${unit}, which gives some mileages in kilometres: they would be shown as miles. Nothing was imported. Give the column of the mileage "unit": "${unit}".`,
      {
        atDesk: `The column ${unit} says that some mileages are in kilometres. Choose “Mileage” for the column with them, and read it like this.`,
      },
    )
  }
  const guesses = Object.entries(guessColumns(heading, rows).map.columns)
  const guessed = guesses.flatMap(([name, column]) => {
    const to = targetOf(column)
    const as = typeof column === 'string' ? 'text' : column.as
    const isFlag = as === 'sold' || as === 'reserved'
    if (isFlag && cellsOf(name).every(isNothing)) return []
    // A sale price beside the price of the map: the buyer pays it.
    const isSecond = isPriceField(to) && guesses.filter(([, other]) => targetOf(other) === to).length > 1
    const isLeftOut = isLeft(name) && (isFlag || isSecond || !filled.has(to))
    return isLeftOut && !isIdentity(map, to) && to !== 'vehicle' ? [{ name, to, as, isFlag }] : []
  })
  const fatal = guessed.find(({ to }) => neverOverlooked.includes(to))
  if (fatal) {
    const target = fatal.isFlag ? `{ "to": "${fatal.to}", "as": "${fatal.as}" }` : `"${fatal.to}"`
    throw new FeedError(
      `The column map leaves out the column ${fatal.name}, which looks like ${fatal.to === stateField ? 'the state of the vehicles: sold ones would be shown as for sale' : 'their type: vans would be shown as cars'}. Nothing was imported. Map it to ${target}, or name it under "ignore".`,
      {
        atDesk: `The column ${fatal.name} seems to say ${fatal.to === stateField ? 'which vehicles are sold' : 'what is a car and what a van'}. Choose below what it is, or leave it out, and read it like this.`,
      },
    )
  }
  const left = heading.filter((name) => isLeft(name) && !guessed.some((each) => each.name === name))
  const unread = unreadColumns(
    left.map((name) => ({ name, cells: cellsOf(name) })),
    (field) => filled.has(field),
  )
  const codes = unread.find(({ to }) => to === stateField)
  if (codes) {
    throw new FeedError(
      `The column map leaves out the column ${codes.name}, which looks like the state of the vehicles, in codes that are not known, such as ${JSON.stringify(codes.cell.slice(0, 60))}: sold ones might be shown as for sale. Nothing was imported. Read the file in at the desk, which asks what each code means, or map it to { "to": "${stateField}", "values": { … } } with meanings such as "FORECOURT" or "SOLD", or name it under "ignore".`,
      {
        atDesk: `The column ${codes.name} has words that we do not know, such as “${codes.cell.slice(0, 60)}”, and may say which vehicles are sold. Choose below what it is, or leave it out, and read it like this.`,
      },
    )
  }
  return [...guessed, ...unread].map(({ name, to }) => `${name} (${to})`)
}

function targetOf(column: string | { to: string }): string {
  return typeof column === 'string' ? column : column.to
}

function isPriceField(field: string): boolean {
  return field.endsWith('.amountGBP')
}

const titleFields = ['vehicle', 'vehicle.make', 'vehicle.model', 'vehicle.derivative']

/** Of a file whose map identifies vehicles by other columns. */
function isIdentity(map: ColumnMap, to: string): boolean {
  return to === 'metadata.stockId' && map.identify.length > 0
}
