import type { Stock } from '#app/services.ts'
import { type CardVehicle, toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { type CompareRows, compareRows } from './compare-rows.ts'
import { listedIds } from './listed-ids.ts'

/** As many as a table can show side by side. */
export const mostCompared = 4

export interface ComparedVehicle {
  vehicle: CardVehicle
  sold: boolean
}

export interface CompareView {
  vehicles: ComparedVehicle[]
  rows: CompareRows
  /** How many of the address are not compared: one too many, or unknown. */
  omitted: number
}

/** The vehicles of an address, each once, sold ones included. */
export async function loadCompare(
  stock: Pick<Stock, 'find' | 'pricePosition'>,
  query: URLSearchParams,
): Promise<CompareView> {
  const ids = listedIds(query)
  const found = (await Promise.all(ids.slice(0, mostCompared).map((id) => stock.find(id)))).flatMap((each) =>
    each.state === 'unknown' ? [] : [each],
  )
  const records = found.map(({ record }) => record)
  const cards = toCardVehicles(stock, records)
  const vehicles = cards.map((vehicle, index) => ({ vehicle, sold: found[index]?.state === 'sold' }))
  return { vehicles, rows: compareRows(records), omitted: ids.length - records.length }
}
