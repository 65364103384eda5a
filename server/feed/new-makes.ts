import { isKnownMake, nameKey } from '#domain/makes/known-make.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { vehicleWord } from '#domain/stock/vehicle-words.ts'

/** Bounds the memory for a feed in which every row has another make. */
const mostMakes = 50

/** Collects the makes of a feed that neither `makes.data.ts` nor the stock has: most come from a wrong map. */
export function createNewMakes(store: Pick<StockStore, 'all'>) {
  const makes = new Map<string, string>()
  return {
    note({ vehicle }: StockRecord): void {
      const make = vehicleWord(vehicle, 'make')
      if (make === undefined || isKnownMake(make) || makes.size >= mostMakes) return
      const key = nameKey(make)
      if (!makes.has(key)) makes.set(key, make)
    },
    /** Reads the stock only if the feed has such makes. Call it before the commit, while `store` has the stock before. */
    async list(): Promise<string[]> {
      if (makes.size === 0) return []
      for await (const batch of store.all()) {
        for (const { vehicle } of batch) makes.delete(nameKey(vehicleWord(vehicle, 'make') ?? ''))
        if (makes.size === 0) break
      }
      return [...makes.values()]
    },
  }
}
