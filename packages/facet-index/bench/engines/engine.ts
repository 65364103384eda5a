import type { FacetRecord, Facets, Query, Schema } from '../../facet-index.ts'

export interface Answer {
  total: number
  ids: readonly string[]
  /** Null from an engine whose facets are narrowed by their own field's filter: they cannot be compared. */
  facets: Facets | null
}

/** An engine with the records loaded. */
export interface Engine {
  name: string
  /** What it is and how it was set up, for the report. */
  note: string
  /** It runs every n-th query only, because slow engines would take hours. */
  every: number
  ask(query: Query): Promise<Answer> | Answer
  close(): void
}

export interface Peer {
  name: string
  /** Whether its memory lies outside that of JavaScript. */
  native: boolean
  /** All queries measure distances from one place. */
  open(schema: Schema, records: Iterable<FacetRecord>): Promise<Engine>
}
