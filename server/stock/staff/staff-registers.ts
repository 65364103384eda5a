import { type Disagreement, registerDisagreements } from '#domain/registers/register-disagreements.ts'
import type { IsoDay } from '#domain/stock/iso-day.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import type { DisputedIds } from '../../registers/watch-disagreements.ts'
import type { StaffStock } from './staff-stock.ts'
import type { StockLine } from './stock-line.ts'

/** How many adverts differ from the MOT register, and of how many no mileage is shown until somebody has looked. */
export type DisputedCount =
  | Exclude<DisputedIds, { state: 'known' }>
  | { state: 'known'; total: number; withheld: number }

/** A vehicle whose advert differs, as a line of a list. */
export interface DisputedLine {
  line: StockLine
  disagreements: Disagreement[]
}

/** What public registers say against the adverts, as the dealer's staff see it. */
export interface StaffRegisters {
  count(): Promise<DisputedCount>
  /** The most urgent first. A vehicle that differs no longer is left out. */
  page(page: { offset: number; limit: number }): Promise<DisputedLine[]>
  /** Of one vehicle; none for one that is not listed. */
  of(id: string): Promise<Disagreement[]>
}

interface RegistersContext {
  store: Pick<StockStore, 'findMany'>
  stock: Pick<StaffStock, 'lines'>
  disputed: (today: IsoDay) => Promise<DisputedIds>
}

const today = () => ukDay(Date.now())

export async function countDisputed(disputed: RegistersContext['disputed']): Promise<DisputedCount> {
  const found = await disputed(today())
  return found.state === 'known'
    ? { state: 'known', total: found.ids.length, withheld: found.withheld }
    : found
}

export function createStaffRegisters({ store, stock, disputed }: RegistersContext): StaffRegisters {
  return {
    count: () => countDisputed(disputed),
    async page({ offset, limit }) {
      const found = await disputed(today())
      if (found.state !== 'known') return []
      const ids = found.ids.slice(offset, offset + limit)
      const [lines, records] = await Promise.all([stock.lines(ids), store.findMany(ids)])
      const differing = new Map(
        records.map((record) => [record.metadata.stockId, registerDisagreements(record, today())]),
      )
      return lines.flatMap((line) => {
        const disagreements = differing.get(line.id) ?? []
        return disagreements.length > 0 ? [{ line, disagreements }] : []
      })
    },
    async of(id) {
      const [record] = await store.findMany([id])
      return record ? registerDisagreements(record, today()) : []
    },
  }
}
