import { parseRecord } from '#domain/stock/parse-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'

interface Given {
  id: string
  type?: 'Car' | 'Van' | 'Truck'
  make?: string
  model?: string
  pounds?: number
  year?: number
  state?: string
  place?: { latitude: number; longitude: number }
  more?: Record<string, unknown>
}

/** A minimal published record. */
export function stockRecord({
  id,
  type = 'Car',
  make = 'Ford',
  model = 'Focus',
  pounds = 10_000,
  year = 2020,
  state = 'FORECOURT',
  place = { latitude: 53.4, longitude: -3 },
  more = {},
}: Given): StockRecord {
  const parsed = parseRecord(
    {
      metadata: { stockId: id, lifecycleState: state },
      vehicle: {
        vehicleType: type,
        ownershipCondition: 'Used',
        make,
        model,
        yearOfManufacture: String(year),
        ...more,
      },
      advertiser: { name: 'Pierhead Motors', location: place },
      adverts: {
        retailAdverts: { totalPrice: { amountGBP: pounds }, advertiserAdvert: { status: 'PUBLISHED' } },
      },
    },
    { now: new Date('2026-12-31') },
  )
  if (!parsed.ok) throw new Error(`Not a record: ${JSON.stringify(parsed.faults)}`)
  return parsed.record
}
