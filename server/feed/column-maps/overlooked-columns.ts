import { FeedError } from '../feed-error.ts'
import { stateField, typeField } from './column-guesses.data.ts'
import type { ColumnMap } from './column-map.ts'
import { guessColumns } from './guess-columns.ts'

/** Left unread, a sold vehicle is advertised, or a van as a car. */
const neverOverlooked: readonly string[] = [stateField, typeField]

/**
 * The columns that a map leaves out although they look like fields that it does not fill: "VIN (vehicle.vin)". None of
 * `ignore`.
 *
 * @throws {FeedError} for a column that looks like the state or the type of the vehicles.
 */
export function overlookedColumns(
  map: ColumnMap,
  heading: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const filled = new Set(
    Object.values(map.columns).flatMap(({ to, as }) => (as === 'title' ? titleFields : to)),
  )
  const guessed = Object.entries(guessColumns(heading, rows).map.columns).flatMap(([name, column]) => {
    const to = typeof column === 'string' ? column : column.to
    const isLeftOut = !Object.hasOwn(map.columns, name) && !map.ignore.includes(name) && !filled.has(to)
    return isLeftOut && !isIdentity(map, to) && to !== 'vehicle' ? [{ name, to }] : []
  })
  const fatal = guessed.find(({ to }) => neverOverlooked.includes(to))
  if (fatal) {
    throw new FeedError(
      `The column map leaves out the column ${fatal.name}, which looks like ${fatal.to === stateField ? 'the state of the vehicles: sold ones would be shown as for sale' : 'their type: vans would be shown as cars'}. Nothing was imported. Map it to "${fatal.to}", or name it under "ignore".`,
    )
  }
  return guessed.map(({ name, to }) => `${name} (${to})`)
}

const titleFields = ['vehicle', 'vehicle.make', 'vehicle.model', 'vehicle.derivative']

/** Of a file whose map identifies vehicles by other columns. */
function isIdentity(map: ColumnMap, to: string): boolean {
  return to === 'metadata.stockId' && map.identify.length > 0
}
