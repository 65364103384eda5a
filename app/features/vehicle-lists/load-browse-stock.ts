import type { Stock } from '#app/services.ts'
import { type VehicleType, vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { resultsHref } from '../make-model-search/make-model-choice.ts'
import { type CardVehicle, toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { searchFirst } from './search-first.ts'

/** The vehicles of one type with the requested make and model. */
export interface TypeBlock {
  type: VehicleType
  count: number
  /** The first few. */
  vehicles: CardVehicle[]
  /** The results in full. */
  to: string
}

/** The three types together. `make` and `model` are '' for any. */
export async function loadBrowseStock(stock: Stock, make: string, model: string): Promise<TypeBlock[]> {
  const filters = { ...(make && { make: [make] }), ...(model && { model: [model] }) }
  return Promise.all(
    vehicleTypes.map(async (type) => {
      const { total, records } = await searchFirst(stock, type, filters, 4)
      const to = resultsHref({ type, make, model }, 'when-chosen')
      return { type, count: total, vehicles: toCardVehicles(stock, records), to }
    }),
  )
}
