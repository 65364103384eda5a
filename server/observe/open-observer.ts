import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createObserver } from './observer.ts'
import { serveMetrics } from './serve-metrics.ts'

/**
 * The libraries of metrics and traces are loaded only when their setting asks for them.
 *
 * @throws {Error} when METRICS_PORT cannot be used.
 */
export async function openObserver(
  { metricsPort: port, host, otlpEndpoint: endpoint }: Pick<Config, 'metricsPort' | 'host' | 'otlpEndpoint'>,
  log: Log,
) {
  const metrics = port === null ? null : (await import('./metrics.ts')).createMetrics()
  const server = metrics && port !== null ? await serveMetrics(metrics.scrape, { port, host }, log) : null
  const tracing =
    endpoint === null ? null : (await import('./open-tracing.ts')).openTracing({ endpoint, log })
  return {
    observer: createObserver(metrics, tracing),
    /** Null without METRICS_PORT. */
    metricsPort: server?.port ?? null,
    /** Sends the last spans. */
    async stop(): Promise<void> {
      await Promise.all([tracing?.stop(), server?.stop()])
    },
  }
}
