import { createTitleSplitter, type TitleSplitter } from '#domain/makes/split-title.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { vehicleWord } from '#domain/stock/vehicle-words.ts'
import type { ColumnMap } from './column-maps/column-map.ts'

/**
 * A splitter that knows the makes and models of the stock and those of the maps in addition to the built-in ones. Absent
 * where no map has titles.
 */
export async function splitterFor(
  store: Pick<StockStore, 'all'>,
  maps: readonly ColumnMap[],
): Promise<TitleSplitter | undefined> {
  const titled = maps.filter(({ columns }) => Object.values(columns).some(({ as }) => as === 'title'))
  if (titled.length === 0) return undefined
  const known = new Map<string, { make: string; model: string | undefined }>()
  for await (const batch of store.all()) {
    for (const { vehicle } of batch) {
      const make = vehicleWord(vehicle, 'make')
      const model = vehicleWord(vehicle, 'model')
      if (make) known.set(JSON.stringify([make, model]), { make, model })
    }
  }
  return createTitleSplitter([
    ...known.values(),
    ...titled.flatMap(({ makes }) => makes.map((make) => ({ make }))),
  ])
}
