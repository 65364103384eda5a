import { createTitleSplitter, type TitleSplitter } from '#domain/makes/split-title.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { vehicleWord } from '#domain/stock/vehicle-words.ts'
import type { ColumnMap } from './column-maps/column-map.ts'

/**
 * A splitter that knows the makes and models of the stock and those of the map in addition to the built-in ones. Absent for
 * a map without titles.
 */
export async function splitterFor(
  store: Pick<StockStore, 'all'>,
  map: ColumnMap | undefined,
): Promise<TitleSplitter | undefined> {
  if (!map || !Object.values(map.columns).some(({ as }) => as === 'title')) return undefined
  const known = new Map<string, { make: string; model: string | undefined }>()
  for await (const batch of store.all()) {
    for (const { vehicle } of batch) {
      const make = vehicleWord(vehicle, 'make')
      const model = vehicleWord(vehicle, 'model')
      if (make) known.set(JSON.stringify([make, model]), { make, model })
    }
  }
  return createTitleSplitter([...known.values(), ...map.makes.map((make) => ({ make }))])
}
