import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import type { StockRecord } from '../domain/stock/record.ts'

/** Of every vehicle that the benchmark changes, and of no other. */
export const changedColour = 'Chartreuse'

/** Demo cars, as large as the records of the import benchmark: without features, with two pictures. */
export function* benchCars(count: number, seed: number): Generator<StockRecord> {
  let made = 0
  for (const record of makeDemoStock({ count: count * 2, seed })) {
    if (record.vehicle.vehicleType !== 'Car') continue
    const images = record.media?.images?.slice(0, 2).map(({ href }) => ({ href }))
    yield { ...record, features: [], media: { images } }
    if (++made === count) return
  }
}
