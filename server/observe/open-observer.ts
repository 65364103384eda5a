import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createObserver, type Observer } from './observer.ts'
import { serveMetrics } from './serve-metrics.ts'

export interface OpenObserver {
  observer: Observer
  /** Null where this process does not serve its metrics. */
  metricsPort: number | null
  /** The metrics of this process as JSON; null without METRICS_PORT. */
  scrape(): Promise<object[] | null>
  /** Sends the last spans. */
  stop(): Promise<void>
}

/**
 * The libraries of metrics and traces are loaded only when their setting asks for them.
 *
 * @param options.servesMetrics Whether METRICS_PORT is served. Otherwise `scrape` gives the metrics to the process that does.
 * @throws {Error} when METRICS_PORT cannot be used.
 */
export async function openObserver(
  { metricsPort: port, host, otlpEndpoint: endpoint }: Pick<Config, 'metricsPort' | 'host' | 'otlpEndpoint'>,
  log: Log,
  { servesMetrics }: { servesMetrics: boolean },
): Promise<OpenObserver> {
  const metrics = port === null ? null : (await import('./metrics.ts')).createMetrics()
  const server =
    metrics && port !== null && servesMetrics ? await serveMetrics(metrics.scrape, { port, host }, log) : null
  const tracing =
    endpoint === null ? null : (await import('./open-tracing.ts')).openTracing({ endpoint, log })
  return {
    observer: createObserver(metrics, tracing),
    metricsPort: server?.port ?? null,
    scrape: async () => (metrics ? (await metrics.scrape()).getMetricsAsJSON() : null),
    async stop() {
      await Promise.all([tracing?.stop(), server?.stop()])
    },
  }
}
