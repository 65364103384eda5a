import {
  type Attributes,
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import type { Operation, Span, Tracing } from './span.ts'

interface TracingOptions {
  /** Of the collector, such as `http://127.0.0.1:4318`. */
  endpoint: string
  log: Log
  /** How long spans wait for others before they are sent together. */
  batchMs?: number
}

/** A request to the collector is given up after this. */
const exportMs = 5_000
/** How long a stop waits for the last spans to be sent. */
const stopMs = 1_000

/**
 * Traces of OpenTelemetry, sent in batches in the background. While the collector is away, at most 2,048 spans wait and
 * later ones are dropped. Loaded only when OTEL_EXPORTER_OTLP_ENDPOINT is set.
 *
 * Spans have patterns, names and statuses. Addresses, ids, messages of errors and values of visitors are never set.
 */
export function openTracing({ endpoint, log, batchMs = 2_000 }: TracingOptions): Tracing {
  const url = `${endpoint}/v1/traces`
  const exporter = reportFailures(new OTLPTraceExporter({ url, timeoutMillis: exportMs }), log)
  const processor = new BatchSpanProcessor({
    exporter,
    scheduledDelayMillis: batchMs,
    exportTimeoutMillis: exportMs,
  })
  // Not the default resource, whose attributes include the command line and the user.
  const resource = resourceFromAttributes({ 'service.name': 'forecourt' })
  const provider = new TracerProvider({ resource, spanProcessors: [processor] })
  const tracer = provider.getTracer('forecourt')

  function start(name: string, kind: SpanKind, attributes: Attributes, parent: Context): Span {
    const span = tracer.startSpan(name, { kind, attributes }, parent)
    return {
      traceparent: traceparentOf(span),
      startChild: (operation) =>
        start(
          nameOf(operation),
          SpanKind.INTERNAL,
          attributesOf(operation),
          trace.setSpan(ROOT_CONTEXT, span),
        ),
      end({ failed, answer }) {
        if (answer) {
          const { method, route, status } = answer
          span.updateName(`${method} ${route}`)
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          })
        }
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    startRequest: (traceparent) => start('request', SpanKind.SERVER, {}, contextOf(traceparent)),
    startDelivery: (operation, traceparent) =>
      start(nameOf(operation), SpanKind.CLIENT, attributesOf(operation), contextOf(traceparent)),
    async stop() {
      const late = new Promise((resolve) => setTimeout(resolve, stopMs).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), late])
    },
  }
}

/** An invalid traceparent is ignored. */
function contextOf(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent)
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}

function traceparentOf(span: OtelSpan): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`
}

function nameOf(operation: Operation): string {
  if (operation.kind === 'search') return `search ${operation.operation}`
  if (operation.kind === 'store') return `${operation.store} ${operation.operation}`
  if (operation.kind === 'delivery') return `deliver to ${operation.endpoint}`
  return 'render'
}

function attributesOf(operation: Operation): Attributes {
  return operation.kind === 'delivery' && operation.endpoint !== 'email'
    ? { 'http.request.method': 'POST', 'http.route': operation.endpoint }
    : {}
}

const remindMs = 60 * 60_000

/** Logs the first failure of an hour. The collector's answer is not logged. */
function reportFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let remindAt = Number.NEGATIVE_INFINITY
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        // 0 is success in every version of the exporter.
        if (result.code !== 0 && performance.now() >= remindAt) {
          remindAt = performance.now() + remindMs
          log.warn('traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT. This is logged once an hour.')
        }
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  }
}
