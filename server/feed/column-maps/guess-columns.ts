import { recordLimits } from '#domain/stock/record-limits.ts'
import { type ColumnGuess, columnGuesses, titleHeadings } from './column-guesses.data.ts'
import type { ColumnMap } from './column-map.ts'
import type { ConversionName } from './conversions.ts'

export interface GuessedColumns {
  /** As JSON, a valid argument of `--map`. */
  map: {
    columns: Record<string, string | { to: string; as: ConversionName }>
    defaults: ColumnMap['defaults']
  }
  unmapped: string[]
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
    return [{ name, plain: plainHeading(startOf(name)), cells: rows.map((row) => startOf(row[index])) }]
  })
  const chosen = new Map<string, { to: string; as: ConversionName }>()

  function choose({ names, to, as = 'text', fits }: ColumnGuess): void {
    for (const wanted of names) {
      const found = columns.find(
        ({ name, plain, cells }) => plain === wanted && !chosen.has(name) && (fits?.(cells) ?? true),
      )
      if (!found) continue
      chosen.set(found.name, { to, as })
      return
    }
  }

  for (const guess of columnGuesses) choose(guess)
  const taken = new Set([...chosen.values()].map(({ to }) => to))
  if (!taken.has('vehicle.make') || !taken.has('vehicle.model'))
    choose({ names: titleHeadings, to: 'vehicle', as: 'title' })
  return { map: mapOf(heading, chosen, taken), unmapped: heading.filter((name) => !chosen.has(name)) }
}

function mapOf(
  heading: readonly string[],
  chosen: ReadonlyMap<string, { to: string; as: ConversionName }>,
  taken: ReadonlySet<string>,
): GuessedColumns['map'] {
  const columns: GuessedColumns['map']['columns'] = {}
  for (const name of heading) {
    const column = chosen.get(name)
    if (column) columns[name] = column.as === 'text' ? column.to : column
  }
  return {
    columns,
    defaults: {
      ...(taken.has('vehicle.vehicleType') ? {} : { 'vehicle.vehicleType': 'Car' }),
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
 * A unit of kilometres is kept, because it changes how the cells are read.
 */
function plainHeading(heading: string): string {
  const words = (text: string) =>
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
  if (/[([]\s*(kms?|kilomet(re|er)s?)\s*[)\]]/i.test(heading)) {
    return words(heading).replace(/\b(kms|kilomet(re|er)s?)\b/, 'km')
  }
  return words(heading.replaceAll(/[([][^()[\]]*[)\]]/g, ' ')) || words(heading)
}
