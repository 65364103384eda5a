import { isKnownMake } from '#domain/makes/known-make.ts'
import { type DayOrder, dayOrderOf, readDay } from '#domain/stock/read-day.ts'
import { recordLimits } from '#domain/stock/record-limits.ts'
import { type ColumnGuess, columnGuesses, titleGuesses } from './column-guesses.data.ts'
import type { ColumnMap } from './column-map.ts'
import { type ConversionName, conversions, isNothing } from './conversions.ts'
import { readPrice } from './read-price.ts'

interface GuessedColumns {
  /** As JSON, a valid argument of `--map`. */
  map: {
    columns: Record<string, string | { to: string; as: ConversionName }>
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
    return [{ name, plain, short: plain.replace(/^(vehicle|car) (?=.)/, ''), cells }]
  })
  const chosen = new Map<string, SampledColumn>()

  function choose({ names, to, as = 'text', fits }: ColumnGuess): void {
    if (isTaken(to)) return
    for (const form of ['plain', 'short'] as const) {
      for (const wanted of names) {
        const found = columns.find(
          (column) => column[form] === wanted && !chosen.has(column.name) && (fits?.(column.cells) ?? true),
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
  const identify = isTaken('metadata.stockId') ? [] : identifying([...chosen.values()])
  return {
    map: mapOf(heading, chosen, identify),
    unmapped: heading.filter((name) => !chosen.has(name)),
    doubts: columnDoubts([...chosen.values()], columns, identify),
  }
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
  let hasType = false
  for (const name of heading) {
    const column = chosen.get(name)
    if (!column) continue
    const { to, as } = column
    columns[name] = as === 'text' ? to : { to, as }
    hasType ||= to === 'vehicle.vehicleType'
  }
  return {
    columns,
    ...(identify.length > 0 && { identify }),
    defaults: {
      ...(hasType ? {} : { 'vehicle.vehicleType': 'Car' }),
      'metadata.lifecycleState': 'FORECOURT',
      'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
    },
  }
}

/** As much of a heading or cell as the patterns read. */
function startOf(text = ''): string {
  return text.slice(0, recordLimits.text).trim()
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
      .toLowerCase()
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
  ]
  if (!has('vehicle.make', 'vehicle')) doubts.push('No column is sure to be the make or the title.')
  if (!chosen.some(({ to }) => to.endsWith('.amountGBP'))) doubts.push('No column is sure to be the price.')
  if (!has('metadata.stockId')) doubts.push(identityDoubt(identify))
  return doubts
}

/** Cells that are no value of the column's field. */
function unreadCells({ name, to, as, cells }: SampledColumn): string[] {
  const order = as === 'date' ? dayOrderOf(cells) : 'day first'
  const isRead = to === 'vehicle.make' ? isKnownMake : (cell: string) => canRead(as, cell, order)
  const filled = cells.filter((cell) => !isNothing(cell))
  const unread = filled.filter((cell) => !isRead(cell))
  if (unread.length === 0) return []
  const meaning = to === 'vehicle.make' ? 'no known make' : `not read as ${as}`
  const example = JSON.stringify(unread[0]?.slice(0, 60))
  return [`${name}: ${unread.length} of ${filled.length} cells are ${meaning}, such as ${example}.`]
}

function canRead(as: ConversionName, cell: string, order: DayOrder): boolean {
  if (as === 'date') return readDay(cell, order) !== null
  return (as === 'pounds' ? readPrice(cell) : conversions[as](cell)) !== null
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

function identityDoubt(identify: readonly string[]): string {
  return identify.length > 0
    ? `No column is sure to be the stock number, so a vehicle is recognised by ${identify.join(', ')}.`
    : 'No column is sure to be the stock number: a row with another price becomes a new vehicle at a new address. Name columns that stay the same under "identify".'
}
