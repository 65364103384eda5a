import type { PricePosition } from './price-position.ts'
import type { StockRecord } from './record.ts'
import { vehicleYear } from './vehicle-figures.ts'
import { vehiclePrice } from './vehicle-price.ts'
import { vehicleWord } from './vehicle-words.ts'

const dayMs = 86_400_000
const firstDay = Date.UTC(2024, 0, 1) / dayMs
const daysPerStep = 2
const stepsPerLevel = 8_190

/** A great price counts as six days, a good one as two: a first page of great prices alone would tell nothing apart. */
const greatPriceSteps = 3
const goodPriceSteps = 1

/**
 * The score of the default sort order, 0 to 65,519, without the part for the price; see docs/search.md. Eight levels
 * of completeness; within a level by date of arrival, to which a great or good price adds days.
 *
 * @param arrived Epoch milliseconds; 0 when unknown.
 */
export function relevanceOf(record: StockRecord, arrived: number): number {
  const level = pictureLevel(record.media?.images?.length ?? 0) + Math.floor(knownFacts(record) / 2)
  const step = Math.floor((arrived / dayMs - firstDay) / daysPerStep)
  return level * stepsPerLevel + Math.min(Math.max(step, 0), stepsPerLevel - greatPriceSteps - 1)
}

/** What the price position adds to the score: nothing for fair, high and unknown prices. */
export function priceRelevance(position: PricePosition | null): number {
  if (position === 'great') return greatPriceSteps
  return position === 'good' ? goodPriceSteps : 0
}

/** 0 to 3. */
function pictureLevel(pictures: number): number {
  if (pictures >= 10) return 3
  if (pictures >= 5) return 2
  return pictures > 0 ? 1 : 0
}

/** How many of the eight most requested facts the record has. */
function knownFacts(record: StockRecord): number {
  const { vehicle, adverts } = record
  const facts = [
    vehiclePrice(record).price,
    vehicleYear(record),
    vehicle.odometerReadingMiles,
    vehicleWord(vehicle, 'transmissionType'),
    vehicleWord(vehicle, 'fuelType'),
    vehicleWord(vehicle, 'bodyType'),
    vehicleWord(vehicle, 'colour'),
    adverts.retailAdverts.description,
  ]
  return facts.filter((fact) => fact != null).length
}
