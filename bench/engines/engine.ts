import type { Facets, SearchQuery } from '../../domain/search/query.ts'
import type { Listing } from '../../domain/stock/listing.ts'

export interface Answer {
  total: number
  ids: readonly string[]
  /** Null from an engine that cannot give lists free of their own filter in comparable form. */
  facets: Facets | null
}

/** One way to answer the searches of the site, ready to be asked. */
export interface Engine {
  name: string
  /** What it is and how it was set up, for the table. */
  note: string
  /** Of the queries it is asked every how-many-th: slow ones would take hours. */
  every: number
  ask(query: SearchQuery): Promise<Answer> | Answer
  close(): void
}

export interface Peer {
  name: string
  /** Its memory is outside JavaScript's. */
  native: boolean
  open(listings: readonly Listing[]): Promise<Engine>
}
