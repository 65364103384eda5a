import { formatCount } from '#app/ui/format-count.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { numberOf, textOf } from '#domain/stock/record-text.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

const upToTwo = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/**
 * What decides whether a van or a truck can do its work; nothing of a car. A missing figure is left out, but a missing
 * Euro class is named, because clean-air zones depend on it, unless the derivative says it.
 */
export function workFacts(record: StockRecord, type: VehicleType): string[] {
  if (type === 'car') return []
  const { vehicle } = record
  const kilograms = numberOf(vehicle, type === 'van' ? 'payloadWeightKG' : 'grossVehicleWeightKG')
  const millimetres = numberOf(vehicle, 'payloadLengthMM')
  const facts =
    type === 'van'
      ? [
          kilograms ? `${formatCount(kilograms)} kg payload` : null,
          millimetres ? `${upToTwo.format(millimetres / 1_000)} m load length` : null,
          emissionClassOf(record),
          sizeOf(vehicle),
        ]
      : [
          textOf(vehicle, 'axleConfiguration'),
          kilograms ? `${upToTwo.format(kilograms / 1_000)} t gross` : null,
          emissionClassOf(record),
          textOf(vehicle, 'cabType'),
        ]
  return facts.filter((fact) => fact !== null)
}

/** Null for an electric vehicle, which has none. */
function emissionClassOf({ vehicle }: StockRecord): string | null {
  if (textOf(vehicle, 'fuelType')?.toLowerCase() === 'electric') return null
  const saysItself = /\beuro ?(?:[1-7]|[iv]{1,3})\b/i.test(textOf(vehicle, 'derivative') ?? '')
  return textOf(vehicle, 'emissionClass') ?? (saysItself ? null : 'Euro class unknown')
}

/** "LWB, high roof". */
function sizeOf(vehicle: StockRecord['vehicle']): string | null {
  const roof = textOf(vehicle, 'roofHeightType')
  return (
    [textOf(vehicle, 'wheelbaseType'), roof && `${roof.toLowerCase()} roof`].filter(Boolean).join(', ') ||
    null
  )
}
