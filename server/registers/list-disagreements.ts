import {
  type Disagreement,
  registerDisagreements,
  urgencyOf,
} from '#domain/registers/register-disagreements.ts'
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
  return disputed.sort((a, b) => urgencyOf(a.disagreements) - urgencyOf(b.disagreements))
}
