import type { Appraisal } from '#domain/price-position/appraise-row.ts'
import type { Facets, Filters, SearchQuery } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found } from '#domain/stock/store.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** The forecourt as pages and the API see it: the index in front, the store behind. */
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
  /** How the price of a listed vehicle stands; null where no honest word can be said. */
  appraise(id: string): Appraisal | null
  /** The store's change number that answers reflect. */
  version(): number
  /** Another text whenever answers may be others: for caches. Price positions settle a little after a change. */
  edition(): string
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

/** Everything that pages and the API stand on. Composed once in `composeServices`, handed in by tests. */
export interface Services {
  stock: Catalogue
  applications: ApplicationDesk
}
