import type { Range } from '../stock/bands.ts'
import { listingState } from '../stock/listing-state.ts'
import type { StockRecord } from '../stock/record.ts'
import { numberOf, textOf } from '../stock/record-text.ts'
import { vehicleYear } from '../stock/vehicle-figures.ts'
import { vehiclePrice } from '../stock/vehicle-price.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import type { Filters, SearchQuery } from './query.ts'

/** A search that answers with the records of its page. */
interface Searchable {
  search(query: SearchQuery): Promise<{ records: readonly StockRecord[] }>
}

const wanted = 4

/** Of one model, so that a row is a choice and not four of the same. */
const mostOfOneModel = 2

/** How many are read of each likeness to choose from. */
const poolSize = 16

/**
 * Up to four others like `record`: with its body type, gearbox and doors and near its price, the most alike in price, age
 * and mileage first, with at most two of one model. Where there are too few: with another gearbox or other doors, its model
 * at any price, its body type at any price, then any of its type near its price, then any.
 */
export async function findSimilar(
  stock: Searchable,
  record: StockRecord,
  type: VehicleType,
): Promise<StockRecord[]> {
  const chosen = new Map<string, StockRecord>()
  const left: StockRecord[] = []
  for (const likeness of likenesses(record)) {
    const pools = await Promise.all(likeness.map((filters) => stock.search(query(type, filters, poolSize))))
    const others = pools
      .flatMap(({ records }) => records)
      .filter(({ metadata }) => metadata.stockId !== record.metadata.stockId)
      .toSorted((a, b) => unlikeness(record, a) - unlikeness(record, b))
    for (const other of others) {
      const id = other.metadata.stockId
      if (chosen.size === wanted || chosen.has(id)) continue
      const ofThisModel = [...chosen.values()].filter((each) => modelKey(each) === modelKey(other))
      if (ofThisModel.length >= mostOfOneModel) left.push(other)
      else chosen.set(id, other)
    }
    if (chosen.size === wanted) break
  }
  for (const other of left) if (chosen.size < wanted) chosen.set(other.metadata.stockId, other)
  return [...chosen.values()]
}

/** How different two vehicles are: a doubled price, ten years, 100,000 miles and another model count about the same. */
function unlikeness(record: StockRecord, other: StockRecord): number {
  const apart = (a: number | null, b: number | null, unit: number) =>
    a === null || b === null ? 0.5 : Math.abs(a - b) / unit
  const price = (each: StockRecord) => {
    const pounds = vehiclePrice(each).price
    return pounds ? Math.log2(pounds) : null
  }
  const miles = (each: StockRecord) => numberOf(each.vehicle, 'odometerReadingMiles')
  return (
    apart(price(record), price(other), 1) +
    apart(vehicleYear(record), vehicleYear(other), 10) +
    apart(miles(record), miles(other), 100_000) +
    (modelKey(record) === modelKey(other) ? 0 : 0.15) +
    (listingState(other) === 'reserved' ? 1 : 0)
  )
}

function modelKey({ vehicle }: StockRecord): string {
  return `${textOf(vehicle, 'make')} ${textOf(vehicle, 'model')}`.toLowerCase()
}

/** Vehicles of each of `types`, for an id that was never seen. */
export async function findSome(stock: Searchable, types: readonly VehicleType[]): Promise<StockRecord[]> {
  const pages = await Promise.all(types.map((type) => stock.search(query(type, {}, 2))))
  return pages.flatMap(({ records }) => records).slice(0, wanted)
}

/** Filters that find vehicles like it, searched together; a later entry is for when earlier ones find too few. */
function likenesses(record: StockRecord): Filters[][] {
  const { vehicle } = record
  const make = textOf(vehicle, 'make')
  const model = textOf(vehicle, 'model')
  const bodyType = textOf(vehicle, 'bodyType')
  const gearbox = textOf(vehicle, 'transmissionType')
  const doors = numberOf(vehicle, 'doors')
  const price = priceNear(record)
  const near = price ? { price } : {}
  const sameModel = make && model ? [{ make: [make], model: [model] }] : []
  const sameBody = bodyType ? [{ bodyType: [bodyType] }] : []
  const use = {
    ...(bodyType && { bodyType: [bodyType] }),
    ...(gearbox && { gearbox: [gearbox] }),
    ...(doors && { doors: { low: doors, high: doors } }),
  }
  return [
    [...sameModel, {}].map((filters) => ({ ...filters, ...use, ...near })),
    [...sameModel, ...sameBody].map((filters) => ({ ...filters, ...near })),
    [...sameModel, ...sameBody],
    [near],
    [{}],
  ]
}

/** From about 20% below its price to 20% above, in hundreds of pounds; null without a price. */
export function priceNear(record: StockRecord): Range | null {
  const pounds = (vehiclePrice(record).price ?? 0) / 100
  return pounds ? { low: Math.floor(pounds / 125) * 100, high: Math.ceil((pounds * 1.2) / 100) * 100 } : null
}

function query(type: VehicleType, filters: Filters, limit: number): SearchQuery {
  return { type, filters, sort: 'relevance', limit }
}
