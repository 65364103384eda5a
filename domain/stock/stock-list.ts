import type { Pence } from '../finance/money.ts'
import type { Override } from './override.ts'
import type { StockRecord } from './record.ts'
import type { Standing } from './standing.ts'

/** `onSite`: available or reserved. */
export type StandingFilter = Standing | 'onSite'

/** `oldest`: the longest in stock first; `changed`: the last change first. */
export const stockOrders = ['oldest', 'newest', 'changed', 'cheapest', 'dearest'] as const

export type StockOrder = (typeof stockOrders)[number]

export interface StockFilter {
  /** Absent: wherever it stands. */
  standing?: StandingFilter | undefined
  /** Make and model as `StockList.names` has them. Absent: any. */
  names?: readonly string[] | undefined
}

/** A vehicle as the store has it, with what its columns say. Instants are epoch milliseconds. */
export interface StoredVehicle {
  id: string
  /** Number of the last write that changed it. Who changes it says which one they saw. */
  change: number
  standing: Standing
  /** Arrival: the record's own date, else when it was first stored. */
  since: number
  /** When it last left the site; null while it is on it. */
  left: number | null
  changedAt: number
  /** What a private buyer pays, as last shown; null on application and for a vehicle that was never shown. */
  price: Pence | null
  /** As it is shown, or was when it left. */
  record: StockRecord
  override: Override | null
}

/** Keys of `identifierKey`. */
export interface Identifiers {
  plates?: readonly number[]
  stockNumbers?: readonly number[]
  vins?: readonly number[]
}

/** All vehicles as staff list them, those included that visitors do not see. Each answer comes from an index. */
export interface StockList {
  /** `total` is of the filter. */
  page(
    filter: StockFilter,
    page: { order: StockOrder; offset: number; limit: number },
  ): Promise<{ vehicles: StoredVehicle[]; total: number }>
  /** In the order of `ids`, without unknown ones. */
  find(ids: readonly string[]): Promise<StoredVehicle[]>
  /** Those that have one of these, the ones on the site first; at most 100. */
  identified(by: Identifiers): Promise<StoredVehicle[]>
  /** Every make and model that a vehicle has, in small letters: "ford focus". */
  names(): Promise<string[]>
}
