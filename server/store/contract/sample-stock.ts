import type { StockRecord } from '#domain/stock/record.ts'
import type { PreparedRecord } from '#domain/stock/store.ts'

interface Sample {
  lifecycleState?: string
  versionNumber?: number
  lastUpdated?: string
  dateOnForecourt?: string
  make?: string
  registration?: string
  price?: number
  priceOnApplication?: boolean
  vatStatus?: string
}

/** A published vehicle. Any change results in another hash. */
export function sample(
  id: string,
  { make = 'Ford', price = 10_000, priceOnApplication, vatStatus, registration, ...metadata }: Sample = {},
): PreparedRecord {
  const record: StockRecord = {
    metadata: { stockId: id, lifecycleState: 'FORECOURT', ...metadata },
    vehicle: { vehicleType: 'Car', make, model: 'Focus', ...(registration && { registration }) },
    adverts: {
      retailAdverts: {
        totalPrice: { amountGBP: price },
        advertiserAdvert: { status: 'PUBLISHED' },
        ...(priceOnApplication !== undefined && { priceOnApplication }),
        ...(vatStatus !== undefined && { vatStatus }),
      },
    },
  }
  return { record, hash: JSON.stringify(record) }
}

/** `count` vehicles `v000`, `v001`, … */
export function samples(count: number, changes: Sample = {}): PreparedRecord[] {
  return Array.from({ length: count }, (_, index) => sample(`v${String(index).padStart(3, '0')}`, changes))
}
