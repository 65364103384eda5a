import type { Config } from '../../config.ts'
import type { ColumnMap } from '../column-maps/column-map.ts'
import { columnMapNames } from '../column-maps/column-map-names.ts'
import { keepMap, readKeptMaps, replaceFile } from '../column-maps/kept-maps.ts'
import { fits, loadColumnMap, mapForHeading } from '../column-maps/load-column-map.ts'
import type { CsvSample } from '../csv-sample.ts'
import { guessMap } from './read-sheet.ts'

type MapPlace = Pick<Config, 'dataDir' | 'stockFeedMap'>

/**
 * How a file is read before a person has chosen anything: by the map of the polled feed if it fits, else as it was confirmed
 * before, else as its headings suggest.
 *
 * @throws {FeedError} when a map is damaged.
 */
export async function mapFor(
  sample: CsvSample,
  place: MapPlace,
): Promise<{ map: ColumnMap; isKnown: boolean }> {
  const known =
    (await feedMap(sample.heading, place)) ?? mapForHeading(sample.heading, await readKeptMaps(place.dataDir))
  return known ? { map: known, isKnown: true } : { map: guessMap(sample), isKnown: false }
}

async function feedMap(heading: readonly string[], { stockFeedMap }: MapPlace): Promise<ColumnMap | null> {
  if (stockFeedMap === null) return null
  const map = await loadColumnMap(stockFeedMap)
  return fits(map, heading) ? map : null
}

/**
 * Keeps the map where the polled feed and the command find it: in the file that STOCK_FEED_MAP names if it is of such files,
 * else with the dealer's other maps.
 *
 * @returns whether it was kept. If not, the next file is asked about again.
 */
export async function keepChosenMap(
  heading: readonly string[],
  map: ColumnMap,
  place: MapPlace,
): Promise<boolean> {
  const { dataDir, stockFeedMap } = place
  const isBuiltIn = stockFeedMap === null || columnMapNames.some((name) => name === stockFeedMap)
  try {
    if (!isBuiltIn && (await feedMap(heading, place)))
      await replaceFile(stockFeedMap, JSON.stringify(map, null, 2), dataDir)
    else await keepMap(dataDir, { heading, map })
    return true
  } catch {
    return false
  }
}
