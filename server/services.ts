import type { Ask } from '#domain/alerts/alert.ts'
import type { Fault } from '#domain/fault.ts'
import type { LeadStatus } from '#domain/leads/lead-status.ts'
import type { StockComparison } from '#domain/price-position/compare-price-in-stock.ts'
import type { Facets, Filters, OfRanges, SearchQuery } from '#domain/search/query.ts'
import type { Range } from '#domain/stock/bands.ts'
import type { StockHistory } from '#domain/stock/price-history.ts'
import type { PricePosition } from '#domain/stock/price-position.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found } from '#domain/stock/store.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { StockWords } from './stock/stock-words.ts'

/** What is known of an id, with the public record of a listed vehicle as JSON. */
export type FoundBytes = { state: 'listed'; record: Buffer } | NotListed

/** `removed`: it was listed and was removed without being sold, as far as its record says. */
interface NotListed {
  state: 'sold' | 'removed' | 'unknown'
}

/** The stock as pages and the API see it: ids and facets from the index, records from the store. */
export interface Catalogue {
  search(query: SearchQuery): Promise<{ total: number; records: StockRecord[] }>
  searchWithFacets(query: SearchQuery): Promise<{ total: number; records: StockRecord[]; facets: Facets }>
  /** `search` with the records as `publicRecord` shows them, as one JSON list. Its memory is the caller's. */
  searchBytes(query: SearchQuery): Promise<{ total: number; json: Buffer }>
  /** How many vehicles match, without reading any. */
  total(type: VehicleType, filters: Filters): number
  facets(type: VehicleType, filters: Filters): Facets
  /** How many vehicles each range finds, both ends included. A field's own filter does not narrow its counts. */
  rangeCounts(type: VehicleType, filters: Filters, ranges: OfRanges<Range>): OfRanges<number>
  find(id: string): Promise<Found>
  /** The prices and the arrival of a vehicle that is or was listed; null for any other. */
  history(id: string): Promise<StockHistory | null>
  /** `find` with the record as `publicRecord` shows it, as JSON. Callers must not change the bytes. */
  findBytes(id: string): Promise<FoundBytes>
  /** Every type together, by make, model and id. */
  list(page: { offset: number; limit: number }): Promise<{ total: number; records: StockRecord[] }>
  /** The ids of `list`, without reading the records. */
  listIds(page: { offset: number; limit: number }): { total: number; ids: string[] }
  count(type: VehicleType): number
  /** The price position of a listed vehicle as the index has it; null for none. */
  pricePosition(id: string): PricePosition | null
  /** Compares a listed vehicle's price with comparable vehicles in the index; null when it has no position. */
  priceComparison(id: string): StockComparison | null
  /** Reads and completes phrases such as "diesel estate under £15k" with the words of the stock. */
  words(): Promise<StockWords>
  /** The store's change number that answers reflect. */
  version(): number
  /**
   * Changes whenever an answer may change: after a change of the stock or of a price position. The same in all processes
   * that have the same answers, once their price positions are settled.
   */
  cacheVersion(): string
}

export type Submission =
  /**
   * On disk. The same key with the same body gives the same id. `ignored`: paths in the body that are no part of the lead.
   * `statusPath`: the page on which the applicant sees what was done, a secret address; absent for an enquiry.
   */
  | { state: 'accepted'; id: string; statusPath?: string; ignored?: string[] }
  /** Only with `refuse`: the key was sent with a different body before. Nothing was written. */
  | { state: 'key-reused' }
  | { state: 'invalid'; faults: Fault[] }
  /** It could not be written, or there are too many at once; the sender should try again. */
  | { state: 'unavailable'; retryAfterSeconds?: number }

export interface SubmitOptions {
  idempotencyKey: string | null
  /** What to do with a different body under a known key: `keep` stores it as a second lead, with another id. */
  whenReused: 'refuse' | 'keep'
  /** What the hidden field of a form holds; a person leaves it empty. Absent where there is no form. */
  honeypot?: string
  /** The record of the vehicle that the lead names. Absent or null while it is not known. */
  vehicle?: StockRecord | null
}

/** Accepts one sort of lead: applications, or enquiries. */
export interface LeadIntake {
  /** `body` as received, unvalidated. */
  submit(body: unknown, options: SubmitOptions): Promise<Submission>
}

/** Accepts applications, and tells the applicant what became of one. */
export interface ApplicationIntake extends LeadIntake {
  /**
   * What the address of the status page opens; null for any text that opens nothing.
   *
   * @param secret the query of that address, as it came
   */
  status(secret: string): Promise<LeadStatus | null>
}

/** Accepts alerts by email. */
export interface AlertIntake {
  /**
   * Sends a mail with a link that confirms `asks`; nothing is stored. `sent` for an address that is known, that takes no
   * mail, or that has been asked too often: the answer tells nothing of it. Unavailable: no mail can be sent at present.
   *
   * @param address as it was typed
   */
  ask(address: string, asks: readonly Ask[]): Promise<'sent' | 'invalid' | 'unavailable'>
  /** What the link of a confirmation asks for; null for one that is damaged or too old. */
  read(link: string): Promise<{ asks: readonly Ask[] } | null>
  /** Keeps it. `leftOut`: how many were not kept, because the address has the most already. */
  confirm(link: string): Promise<{ id: string; asks: readonly Ask[]; leftOut: number } | null>
  /** What an alert asks for; null when it is unknown or has ended. */
  find(id: string): Promise<readonly Ask[] | null>
  /** Erases it, or one question of it, see `askKey`. Safe to repeat. */
  end(id: string, key?: string | null): Promise<void>
  /** Begins its year again; false when it has ended. */
  renew(id: string): Promise<boolean>
}

/** What accepts leads. */
export interface LeadIntakes {
  applications: ApplicationIntake
  enquiries: LeadIntake
  /** Null or absent where no mail can be sent: see docs/alerts.md. */
  alerts?: AlertIntake | null
}

/** What pages depend on while they answer a request. Composed for each request, or passed in by tests. */
export interface Services extends LeadIntakes {
  readonly stock: Catalogue
}

/** What an app is created with, before the index is loaded. */
export interface AppServices extends LeadIntakes {
  /**
   * Null until the index is loaded; another catalogue after the stock was replaced. A route reads `request.stock`, which
   * is there while it answers.
   */
  stock(): Catalogue | null
}
