import type { PriceComparison } from '#domain/price-position/price-comparison.ts'
import type { Facets, Filters, SearchQuery } from '#domain/search/query.ts'
import type { PricePosition } from '#domain/stock/price-position.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found } from '#domain/stock/store.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** The stock as pages and the API see it: ids and facets from the index, records from the store. */
export interface Catalogue {
  search(query: SearchQuery): Promise<{ total: number; records: StockRecord[] }>
  searchWithFacets(query: SearchQuery): Promise<{ total: number; records: StockRecord[]; facets: Facets }>
  facets(type: VehicleType, filters: Filters): Facets
  find(id: string): Promise<Found>
  /** Every type together, by make, model and id. */
  list(page: { offset: number; limit: number }): Promise<{ total: number; records: StockRecord[] }>
  /** The ids of `list`, without reading the records. */
  listIds(page: { offset: number; limit: number }): { total: number; ids: string[] }
  count(type: VehicleType): number
  /** The price position that searches know of a listed vehicle; null for none. */
  pricePosition(id: string): PricePosition | null
  /** A listed vehicle's price among comparable vehicles as they are now; null when it has no position. */
  priceComparison(id: string): PriceComparison | null
  /** The store's change number that answers reflect. */
  version(): number
  /** Another text whenever answers may differ: a change of the stock, or of price positions after it. */
  cacheVersion(): string
}

/** A value that the applicant sent and that cannot be taken; `path` as in `vehicleDetails.make`. */
export interface ApplicationFault {
  path: string
  message: string
}

export type Submission =
  /** On disk. The same key with the same body gives the same id. */
  | { state: 'accepted'; id: string }
  /** Only with `refuse`: the key came with another body before. Nothing was written. */
  | { state: 'key-reused' }
  | { state: 'invalid'; faults: ApplicationFault[] }
  /** It could not be written; the applicant should try again. */
  | { state: 'unavailable' }

export interface SubmitOptions {
  idempotencyKey: string | null
  /** What to do with another body under a known key: `keep` takes it as another application, with another id. */
  whenReused: 'refuse' | 'keep'
}

export interface ApplicationDesk {
  /** `body` as it came. */
  submit(body: unknown, options: SubmitOptions): Promise<Submission>
}

/** What pages and the API depend on. Composed in compose-services.ts, or passed in by tests. */
export interface Services {
  /** @throws {Error} before the index is loaded: requests, which get 503 until then, read it one by one. */
  readonly stock: Catalogue
  applications: ApplicationDesk
}
