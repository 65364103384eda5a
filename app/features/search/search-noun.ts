import { formatCount } from '#app/ui/format-count.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

const nouns: Record<VehicleType, { one: string; many: string }> = {
  car: { one: 'car', many: 'cars' },
  van: { one: 'van', many: 'vans' },
  truck: { one: 'truck', many: 'trucks' },
}

/** "cars", or "car" of one. */
export function nounOf(type: VehicleType, count = 0): string {
  return count === 1 ? nouns[type].one : nouns[type].many
}

/** "1,204 cars". */
export function formatStockCount(type: VehicleType, count: number): string {
  return `${formatCount(count)} ${nounOf(type, count)}`
}
