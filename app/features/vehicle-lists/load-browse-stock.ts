import type { Stock } from '#app/services.ts'
import { formatCount } from '#app/ui/format-count.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { resultsHref } from '../make-model-search/make-model-choice.ts'
import { toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import type { TypeBlock } from './CardGrid.tsx'
import { searchFirst } from './search-first.ts'

/** The first few of a type with the requested make and model, and how many there are. */
export interface BrowsedType extends TypeBlock {
  count: number
}

/** The three types together. `make` and `model` are '' for any. */
export async function loadBrowseStock(stock: Stock, make: string, model: string): Promise<BrowsedType[]> {
  const filters = { ...(make && { make: [make] }), ...(model && { model: [model] }) }
  return Promise.all(
    vehicleTypes.map(async (type) => {
      const { total, records } = await searchFirst(stock, type, filters, 4)
      const to = resultsHref({ type, make, model }, 'when-chosen')
      const { singular, plural } = vehicleTypeWords[type]
      const label = total === 1 ? `See the ${singular}` : `See all ${formatCount(total)} ${plural}`
      const cards = toCardVehicles(stock, records).map((vehicle) => ({ vehicle }))
      return { type, count: total, cards, links: [{ label, to }] }
    }),
  )
}
