import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createObserver } from './observer.ts'
import { serveMetrics } from './serve-metrics.ts'

/**
 * The library of metrics is loaded only with METRICS_PORT.
 *
 * @throws {Error} when METRICS_PORT cannot be used.
 */
export async function openObserver(
  { metricsPort: port, host }: Pick<Config, 'metricsPort' | 'host'>,
  log: Log,
) {
  const metrics = port === null ? null : (await import('./metrics.ts')).createMetrics()
  const server = metrics && port !== null ? await serveMetrics(metrics.scrape, { port, host }, log) : null
  return {
    observer: createObserver(metrics),
    /** Null without METRICS_PORT. */
    metricsPort: server?.port ?? null,
    async stop(): Promise<void> {
      await server?.stop()
    },
  }
}
