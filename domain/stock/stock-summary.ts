import { daysInStock } from './price-history.ts'
import { type PricePosition, pricePositions } from './price-position.ts'
import type { StockRecord } from './record.ts'
import { vehicleWord } from './vehicle-words.ts'

export interface StandingVehicle {
  id: string
  /** Make, model and derivative. */
  name: string
  days: number
}

export interface MakePositions extends Record<PricePosition | 'none', number> {
  make: string
  vehicles: number
}

export interface StockSummary {
  vehicles: number
  /** Of the vehicles listed for sale, those that arrived within the period. */
  arrived: number
  /** Of the vehicles with a date of arrival; null without any. */
  medianDays: number | null
  withoutArrival: number
  /** How many have been in stock up to so many days, and longer than the group before; null: any longer. */
  ages: { upTo: number | null; vehicles: number }[]
  longestStanding: StandingVehicle[]
  /** In descending order of vehicles. */
  makes: MakePositions[]
}

/** The last day of each age of stock; the last group has no end. */
const ageLimits = [30, 60, 90, null] as const

/** How many of the longest standing vehicles are listed. */
const listed = 10

/**
 * Summarises the vehicles listed for sale, one after another.
 *
 * @param today ISO day in the UK.
 */
export function createStockSummary({ today, periodDays }: { today: string; periodDays: number }) {
  /** How many vehicles have been in stock for each number of days: the median of a large stock in little memory. */
  const byDays = new Map<number, number>()
  const makes = new Map<string, MakePositions>()
  let longest: StandingVehicle[] = []
  let vehicles = 0
  let arrived = 0

  function note(record: StockRecord, days: number): void {
    byDays.set(days, (byDays.get(days) ?? 0) + 1)
    if (days < periodDays) arrived += 1
    if (longest.length === listed && days <= (longest.at(-1)?.days ?? 0)) return
    longest.push({ id: record.metadata.stockId, name: nameOf(record), days })
    longest = longest.sort((a, b) => b.days - a.days || (a.id < b.id ? -1 : 1)).slice(0, listed)
  }

  return {
    add(record: StockRecord, position: PricePosition | null): void {
      vehicles += 1
      const days = daysInStock(record, today)
      if (days !== null) note(record, days)
      const make = vehicleWord(record.vehicle, 'make') ?? 'no make'
      const key = make.toLowerCase()
      const row = makes.get(key) ?? emptyRow(make)
      makes.set(key, row)
      row.vehicles += 1
      row[position ?? 'none'] += 1
    },
    read(): StockSummary {
      const dated = [...byDays.values()].reduce((sum, count) => sum + count, 0)
      return {
        vehicles,
        arrived,
        medianDays: medianOf(byDays, dated),
        withoutArrival: vehicles - dated,
        ages: agesOf(byDays),
        longestStanding: longest,
        makes: [...makes.values()].sort((a, b) => b.vehicles - a.vehicles || (a.make < b.make ? -1 : 1)),
      }
    },
  }
}

function emptyRow(make: string): MakePositions {
  const counts = Object.fromEntries([...pricePositions, 'none'].map((position) => [position, 0]))
  return { make, vehicles: 0, ...(counts as Record<PricePosition | 'none', number>) }
}

function nameOf({ vehicle }: StockRecord): string {
  const words = [
    vehicleWord(vehicle, 'make'),
    vehicleWord(vehicle, 'model'),
    vehicleWord(vehicle, 'derivative'),
  ]
  return words.filter(Boolean).join(' ')
}

function agesOf(counts: ReadonlyMap<number, number>): StockSummary['ages'] {
  const ages: StockSummary['ages'] = ageLimits.map((upTo) => ({ upTo, vehicles: 0 }))
  for (const [days, count] of counts) {
    const age = ages.find(({ upTo }) => upTo === null || days <= upTo)
    if (age) age.vehicles += count
  }
  return ages
}

/** The lower one of two middle values. */
function medianOf(counts: ReadonlyMap<number, number>, total: number): number | null {
  let before = 0
  for (const [days, count] of [...counts].sort(([a], [b]) => a - b)) {
    before += count
    if (before * 2 >= total) return days
  }
  return null
}
