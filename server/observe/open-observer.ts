import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { ProcessMetrics } from './metrics.ts'
import { createObserver, type Observer } from './observer.ts'
import type { Tracing } from './span.ts'

export interface OpenObserver {
  observer: Observer
  /** Null without METRICS_PORT. */
  metrics: ProcessMetrics | null
  /** Sends the last spans. */
  stop(): Promise<void>
}

/** The libraries of metrics and traces are loaded only when their setting asks for them. */
export async function openObserver(
  { metricsPort, otlpEndpoint }: Pick<Config, 'metricsPort' | 'otlpEndpoint'>,
  log: Log,
): Promise<OpenObserver> {
  const metrics = metricsPort === null ? null : (await import('./metrics.ts')).createMetrics()
  const tracing = otlpEndpoint === null ? null : await loadTracing(otlpEndpoint, log)
  return {
    observer: createObserver(metrics, tracing),
    metrics,
    stop: async () => tracing?.stop(),
  }
}

async function loadTracing(endpoint: string, log: Log): Promise<Tracing> {
  const { openTracing } = await import('./open-tracing.ts')
  return openTracing({ endpoint, log })
}
