import type { Appraisal } from '#domain/appraisal/appraise-row.ts'
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
  /** On disk. `id` is the idempotency key, so the same key twice gives the same id. */
  | { state: 'accepted'; id: string }
  | { state: 'invalid'; faults: ApplicationFault[] }
  /** It could not be written; the applicant should try again. */
  | { state: 'unavailable' }

export interface ApplicationDesk {
  /** `body` as it came; `idempotencyKey` from the header, when there was one. */
  submit(body: unknown, idempotencyKey: string | null): Promise<Submission>
}

/** Everything that pages and the API stand on. Composed once in `composeServices`, handed in by tests. */
export interface Services {
  stock: Catalogue
  applications: ApplicationDesk
}
