import type { StockRecord } from '#domain/stock/record.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { textOf } from './record-text.ts'
import { searchPath } from './search-path.ts'
import { formatRegistration } from './vehicle-specs.ts'

const labels = { car: 'Cars', van: 'Vans', truck: 'Trucks' } as const

/** From the type's search over the make's and the model's down to the vehicle itself. */
export function vehicleBreadcrumb(record: StockRecord, type: VehicleType): { label: string; to: string }[] {
  const make = textOf(record.vehicle, 'make')
  const model = textOf(record.vehicle, 'model')
  const registration = textOf(record.vehicle, 'registration')
  const here = `/vehicles/${encodeURIComponent(record.metadata.stockId)}`
  return [
    { label: labels[type], to: searchPath(type) },
    ...(make ? [{ label: make, to: searchPath(type, { make }) }] : []),
    ...(make && model
      ? [{ label: model === make ? `${make} ${model}` : model, to: searchPath(type, { make, model }) }]
      : []),
    { label: registration ? formatRegistration(registration) : 'This vehicle', to: here },
  ]
}
