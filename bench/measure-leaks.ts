import { createStockIndex } from '../domain/search/stock-index.ts'
import type { Listing } from '../domain/stock/listing.ts'

export interface LeaksReport {
  cars: number
  changes: number
  /** JavaScript memory after each number of changes. */
  megabytes: { changes: number; heap: number; buffers: number }[]
}

const slice = 64
const readings = 10

/** Changes few cars very often, each time to new keywords and numbers, and reads the memory in use. */
export function measureLeaks(changes: number, say: (line: string) => void): LeaksReport {
  const cars = 2_000
  const index = createStockIndex(Array.from({ length: cars }, (_, i) => carOf(i, i)))
  const megabytes: LeaksReport['megabytes'] = []
  let made = 0
  for (let reading = 1; reading <= readings; reading++) {
    while (made < (changes * reading) / readings) {
      const some = Array.from({ length: slice }, (_, i) => {
        const car = ((made + i) * 7_919) % cars
        return { id: `car-${car}`, listing: (made + i) % 5 === 0 ? null : carOf(car, cars + made + i) }
      })
      index.apply(some)
      while (index.compact());
      made += slice
    }
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    megabytes.push({ changes: made, heap: heapUsed / 1e6, buffers: external / 1e6 })
    say(`${made} changes: ${(heapUsed / 1e6).toFixed(1)} MB, ${(external / 1e6).toFixed(1)} MB in buffers`)
  }
  return { cars, changes: made, megabytes }
}

function carOf(car: number, version: number): Listing {
  return {
    id: `car-${car}`,
    type: 'car',
    values: {
      make: `Make ${car % 40}`,
      model: `Model ${version % 300}`,
      derivative: `Derivative ${version}`,
      colour: `Colour ${version % 12}`,
      price: 1_000 + ((version * 37) % 40_000),
      year: 2000 + (version % 26),
      seats: 1 + (version % 9),
      place: { latitude: 50 + (version % 500) / 100, longitude: -3 },
      arrived: version * 1_000,
      relevance: version % 65_536,
    },
  }
}
