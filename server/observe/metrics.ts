import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type PrometheusContentType,
  Registry,
} from 'prom-client'
import { withinTime } from '../within-time.ts'
import type { Counted, GaugeOf, Metrics } from './observer.ts'

export interface ProcessMetrics extends Metrics {
  /** The registry with every gauge read now. */
  scrape(): Promise<Registry<PrometheusContentType>>
}

/** How long a scrape waits for one read. Prometheus gives up after ten seconds. */
const readMs = 2_000

/** The metrics of one process; docs/monitoring.md lists them. Loaded only when METRICS_PORT is set. */
export function createMetrics(): ProcessMetrics {
  const registry: Registry<PrometheusContentType> = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  // Gauges with names of counters. Each is the sum of another one.
  for (const kind of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`)

  const reads: (() => Promise<void>)[] = []

  const requests = new Counter({
    name: 'forecourt_http_requests_total',
    help: 'Responses, by the pattern of the address and by what the memory of answers did.',
    labelNames: ['method', 'route', 'status', 'cache'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'forecourt_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its response, without answers from memory.',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const searchSeconds = new Histogram({
    name: 'forecourt_search_duration_seconds',
    help: 'Time of a search, the reading of its records included.',
    labelNames: ['operation'],
    buckets: [0.000_05, 0.0001, 0.000_25, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25],
    registers,
  })
  const storeSeconds = new Histogram({
    name: 'forecourt_store_duration_seconds',
    help: 'Time of one call of a store.',
    labelNames: ['store', 'operation', 'outcome'],
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15],
    registers,
  })
  const renderSeconds = new Histogram({
    name: 'forecourt_render_duration_seconds',
    help: 'Time to render a page, its loaders included.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  const deliverySeconds = new Histogram({
    name: 'forecourt_delivery_duration_seconds',
    help: 'Time of one attempt to deliver a lead.',
    labelNames: ['endpoint'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const counters: { [Name in keyof Counted]: Counter<string> } = {
    leads: new Counter({
      name: 'forecourt_leads_total',
      help: 'Applications and enquiries received.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    deliveries: new Counter({
      name: 'forecourt_deliveries_total',
      help: 'Attempts to deliver a lead.',
      labelNames: ['endpoint', 'outcome'],
      registers,
    }),
    feedPolls: new Counter({
      name: 'forecourt_feed_polls_total',
      help: 'Requests for the stock feed.',
      labelNames: ['outcome'],
      registers,
    }),
    registerLookUps: new Counter({
      name: 'forecourt_register_lookups_total',
      help: 'Requests to the public registers.',
      labelNames: ['register', 'outcome'],
      registers,
    }),
    problems: new Counter({
      name: 'forecourt_problems_total',
      help: 'Problem documents and pages sent.',
      labelNames: ['code'],
      registers,
    }),
    cspViolations: new Counter({
      name: 'forecourt_csp_violations_total',
      help: 'Violations of the Content Security Policy that browsers reported.',
      labelNames: ['directive', 'blocked'],
      registers,
    }),
  }
  const failedReads = new Counter({
    name: 'forecourt_metrics_read_failures_total',
    help: 'Reads for these metrics that failed or took too long.',
    labelNames: ['part'],
    registers,
  })

  return {
    answered({ method, route, status, cache, seconds }) {
      requests.inc({ method: methodLabel(method), route, status, cache })
      if (cache !== 'hit') requestSeconds.observe({ route }, seconds)
    },
    count: (name, labels) => counters[name].inc(labels),
    observe(operation, seconds, failed) {
      if (operation.kind === 'search') searchSeconds.observe({ operation: operation.operation }, seconds)
      else if (operation.kind === 'render') renderSeconds.observe(seconds)
      else if (operation.kind === 'delivery')
        deliverySeconds.observe({ endpoint: operation.endpoint }, seconds)
      else {
        const outcome = failed ? 'failed' : 'ok'
        storeSeconds.observe({ store: operation.store, operation: operation.operation, outcome }, seconds)
      }
    },
    addGauges(part, descriptions, read) {
      const gauges = Object.entries<GaugeOf>(descriptions).map(([key, { name, help, labels = [] }]) => {
        const gauge = new Gauge({ name, help, labelNames: labels, registers })
        // Without labels, it begins as 0.
        if (labels.length === 0) gauge.remove()
        return { key: key as keyof typeof descriptions, gauge }
      })
      reads.push(async () => {
        const samples = await withinTime(readMs, read(), 'The read took too long').catch(() => {
          failedReads.inc({ part })
          return null
        })
        for (const { key, gauge } of gauges) {
          gauge.reset()
          gauge.remove({})
          for (const { labels = {}, value } of samples?.[key] ?? []) gauge.set(labels, value)
        }
      })
    },
    async scrape() {
      await Promise.all(reads.map((read) => read()))
      return registry
    },
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'])

function methodLabel(method: string): string {
  return methods.has(method) ? method : 'other'
}
