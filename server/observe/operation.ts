import type { Endpoint } from '#domain/leads/outbox.ts'

/** Work whose duration is reported. Names only: never an address, an id or a value of a visitor. */
export type Operation =
  /** A method of the catalogue. */
  | { kind: 'search'; operation: string }
  /** A method of a store. */
  | { kind: 'store'; store: 'stock' | 'outbox'; operation: string }
  /** A page, its loaders included. */
  | { kind: 'render' }
  /** One attempt to send a lead. */
  | { kind: 'delivery'; endpoint: Endpoint }

/** A response that Fastify sent. */
export interface Answered {
  /** The pattern of its address, such as `/vehicles/:id`. */
  route: string
  method: string
  status: number
  /** See `cached` of `server/http/cache/cache-responses.ts`. */
  cache: 'hit' | 'wait' | 'miss' | 'none'
  seconds: number
}
