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
  /** See `cached` of `server/http/cache/keep-answers.ts`. */
  cache: 'hit' | 'wait' | 'miss' | 'none'
  seconds: number
}

/** A part of a trace. */
export interface Span {
  /** Identifies the span to another service, as W3C Trace Context writes it. */
  readonly traceparent: string
  startChild(operation: Operation): Span
  end(result: { failed: boolean; answer?: Pick<Answered, 'route' | 'method' | 'status'> }): void
}

export interface Tracing {
  /** @param traceparent Of the caller, which this request continues. An invalid one is ignored. */
  startRequest(traceparent: string | undefined): Span
  /** One attempt to deliver a lead, as a part of the trace in which it was accepted. */
  startDelivery(operation: Operation, traceparent: string | undefined): Span
  /** Sends what waits, within a second or two. */
  stop(): Promise<void>
}
