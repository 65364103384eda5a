import type { Answered, Operation } from './operation.ts'

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
