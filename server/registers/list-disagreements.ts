import type { CheckedMileage } from '#domain/registers/mot-history.ts'
import { doubtedMileage } from '#domain/registers/mot-mileage.ts'
import { type Disagreement, registerDisagreements } from '#domain/registers/register-disagreements.ts'
import type { IsoDay } from '#domain/stock/iso-day.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'

export interface DisputedVehicle {
  record: StockRecord
  disagreements: Disagreement[]
}

/** The listed vehicles whose adverts say something else than the MOT register; those with a claim taken off come first. */
export async function listDisagreements(
  store: Pick<StockStore, 'all'>,
  today: IsoDay,
): Promise<DisputedVehicle[]> {
  const disputed: DisputedVehicle[] = []
  for await (const batch of store.all()) {
    for (const record of batch) {
      const disagreements = registerDisagreements(record, today)
      if (disagreements.length > 0) disputed.push({ record, disagreements })
    }
  }
  const isWithheld = ({ disagreements }: DisputedVehicle) =>
    Number(disagreements.some((each) => each.isWithheld))
  return disputed.sort((a, b) => isWithheld(b) - isWithheld(a))
}

/** What a person confirms of a vehicle whose mileage is in doubt, as `mileageChecked` of an override has it; null for any other. */
export async function confirmableMileage(
  store: Pick<StockStore, 'find'>,
  id: string,
): Promise<CheckedMileage | null> {
  const found = await store.find(id)
  const doubted = found.state === 'unknown' ? null : doubtedMileage(found.record)
  return doubted && { advert: doubted.advertised, test: doubted.last.miles }
}
