import type { CheckedMileage } from '#domain/registers/mot-history.ts'
import { doubtedMileage } from '#domain/registers/mot-mileage.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { Refusal } from './stock-office.ts'

/**
 * What a person confirms who has looked at a vehicle whose mileage is below that of its last MOT test, as
 * `mileageChecked` of an override has it.
 *
 * @throws {Refusal} unless its mileage is in doubt.
 */
export async function confirmedMileage(store: Pick<StockStore, 'find'>, id: string): Promise<CheckedMileage> {
  const found = await store.find(id)
  const doubted = found.state === 'unknown' ? null : doubtedMileage(found.record)
  if (doubted) return { advert: doubted.advertised, test: doubted.last.miles }
  throw new Refusal('Its mileage is not below that of its last MOT test, or was confirmed already.')
}
