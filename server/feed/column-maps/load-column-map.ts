import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { FeedError } from '../feed-error.ts'
import { type ColumnMap, columnMapSchema } from './column-map.ts'
import { type ColumnMapName, columnMapNames } from './column-map-names.ts'
import { isSameHeading, type KeptMap } from './kept-maps.ts'
import { mapMistakes } from './map-mistakes.ts'
import { missingColumns } from './map-row.ts'

/** Adverts of used cars with their derivative, as aggregators of UK marketplaces export them: cars only, all for sale. */
export const ukAdverts: ColumnMap = columnMapSchema.parse({
  columns: {
    make: 'vehicle.make',
    model: 'vehicle.model',
    derivative: 'vehicle.derivative',
    priceGBP: { to: 'adverts.retailAdverts.totalPrice.amountGBP', as: 'pounds' },
    year: { to: 'vehicle.yearOfManufacture', as: 'number' },
    plate: 'vehicle.plate',
    bodyType: 'vehicle.bodyType',
    mileage: { to: 'vehicle.odometerReadingMiles', as: 'number' },
    engineLitres: { to: 'vehicle.badgeEngineSizeLitres', as: 'litres' },
    power: { to: 'vehicle.enginePowerBHP', as: 'power' },
    transmission: 'vehicle.transmissionType',
    fuelType: 'vehicle.fuelType',
    owners: { to: 'vehicle.owners', as: 'number' },
    town: 'advertiser.location.town',
    county: 'advertiser.location.county',
    priceIndicator: {
      to: 'adverts.retailAdverts.priceIndicatorRating',
      values: { Great: 'GREAT', Good: 'GOOD', Fair: 'FAIR', Lower: 'LOW', Higher: 'HIGH' },
    },
  },
  defaults: {
    'vehicle.vehicleType': 'Car',
    'metadata.lifecycleState': 'FORECOURT',
    'adverts.retailAdverts.advertiserAdvert.status': 'PUBLISHED',
  },
})

const builtIn: Readonly<Record<ColumnMapName, ColumnMap>> = { 'uk-adverts': ukAdverts }

/**
 * The map for a file with this heading: the dealer's own that was confirmed for the same heading, else one of these whose
 * columns are all in it, else a built-in one. Null when there is none.
 */
export function mapForHeading(heading: readonly string[], kept: readonly KeptMap[] = []): ColumnMap | null {
  const same = kept.find((each) => isSameHeading(each.heading, heading))
  const maps = [...kept.map(({ map }) => map), ...Object.values(builtIn)]
  return same?.map ?? maps.find((map) => fits(map, heading)) ?? null
}

/** Whether a file with this heading has what the map needs, and anything that it knows. */
export function fits(map: ColumnMap, heading: readonly string[]): boolean {
  return (
    missingColumns(map, heading).length === 0 &&
    Object.keys(map.columns).some((name) => heading.includes(name))
  )
}

/**
 * Loads a built-in map by name, or the dealer's own from a JSON file.
 *
 * @throws {FeedError} when there is no such map, or the file is not valid.
 */
export async function loadColumnMap(nameOrFile: string): Promise<ColumnMap> {
  const known = columnMapNames.find((name) => name === nameOrFile)
  if (known) return builtIn[known]
  let text: string
  try {
    text = await readFile(nameOrFile, 'utf8')
  } catch (cause) {
    const names = columnMapNames.join(', ')
    throw new FeedError(`There is no column map ${nameOrFile}: give a JSON file or one of ${names}`, {
      cause,
    })
  }
  return parseColumnMap(text, nameOrFile)
}

function parseColumnMap(text: string, name: string): ColumnMap {
  if (text.trim() === '')
    throw new FeedError(
      `The column map ${name} is empty. If \`forecourt stock columns\` was to write it, call it again without ">" and read what it says`,
    )
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (cause) {
    throw new FeedError(`The column map ${name} is not JSON`, { cause })
  }
  const mistakes = mapMistakes(given)
  if (mistakes.length > 0) throw new FeedError(`The column map ${name} is not valid:\n${mistakes.join('\n')}`)
  const parsed = columnMapSchema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new FeedError(`The column map ${name} is not valid:\n${z.prettifyError(parsed.error)}`)
}
