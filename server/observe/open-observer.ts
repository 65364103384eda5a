import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createObserver, type Observer } from './observer.ts'
import { type MetricsServer, serveMetrics } from './serve-metrics.ts'

export interface OpenObserver {
  observer: Observer
  /** The metrics of this process; null without METRICS_PORT. */
  scrape(): Promise<object[] | null>
  /** Null where this process does not serve its metrics. */
  port: number | null
  stop(): Promise<void>
}

/**
 * The library of metrics is loaded only with METRICS_PORT.
 *
 * @param serves Whether this process serves the port. Otherwise `scrape` gives its metrics to the one that does.
 * @throws {Error} when the port cannot be used.
 */
export async function openObserver(
  { metricsPort: port, host }: Pick<Config, 'metricsPort' | 'host'>,
  { serves, log }: { serves: boolean; log: Log },
): Promise<OpenObserver> {
  const metrics = port === null ? null : (await import('./metrics.ts')).createMetrics()
  let server: MetricsServer | null = null
  if (metrics && port !== null && serves) {
    server = await serveMetrics(metrics.scrape, { port, host })
    log.info({ port: server.port }, 'metrics are served')
  }
  return {
    observer: createObserver(metrics),
    scrape: async () => (metrics ? (await metrics.scrape()).getMetricsAsJSON() : null),
    port: server?.port ?? null,
    stop: async () => server?.stop(),
  }
}
