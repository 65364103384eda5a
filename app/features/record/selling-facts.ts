import { meetsCleanAir } from '#domain/stock/emission-class.ts'
import { shownKeepers } from '#domain/stock/public-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { textOf } from '#domain/stock/record-text.ts'
import { isNewVehicle } from '#domain/stock/vehicle-condition.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** What of the record decides for many buyers, in two or three words each: nothing that the record does not say. */
export function sellingFacts(record: StockRecord, type: VehicleType): string[] {
  if (isNewVehicle(record)) return []
  const service = textOf(record.vehicle, 'serviceHistory')
  return [
    shownKeepers(record) === 1 ? 'One previous keeper' : null,
    service?.startsWith('Full') ? service : null,
    // Every lorry of Euro VI is compliant, and a haulier asks for the class.
    type !== 'truck' && meetsCleanAir(record) ? 'ULEZ compliant' : null,
  ].filter((fact) => fact !== null)
}

/**
 * The dealer's own words for the head of the advert; null where they only name a part of the equipment, which stands in its
 * list, or repeat a fact.
 */
export function attentionWords(record: StockRecord, facts: readonly string[]): string | null {
  const words = record.adverts.retailAdverts.attentionGrabber?.trim() ?? ''
  const said = [...facts, ...(record.features ?? []).map(({ name }) => name ?? '')]
  return words === '' || said.some((each) => each.toLowerCase() === words.toLowerCase()) ? null : words
}
