import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, Gauge, type PrometheusContentType, type Registry } from 'prom-client'
import { isScrapedMessage, type ScrapeMessage } from './messages.ts'

type Metrics = { name: string; type: string }[]
type SumRegistry = Registry<PrometheusContentType>

/** A process that is busy for longer is counted with what it said last. */
const answerMs = 1_500

/**
 * The metrics of all processes together. Counters never go back: what a process that ended had counted stays in the sum,
 * because Prometheus would take a smaller sum for a new start and count all of it again.
 */
export function createMetricsSum(): { scrape(): Promise<SumRegistry> } {
  const latest = new Map<number, Metrics>()
  const asked = new Map<number, (metrics: Metrics | null) => void>()
  let ended: Metrics = []
  let lastId = 0

  cluster.on('message', (_worker, message: unknown) => {
    if (isScrapedMessage(message)) asked.get(message.scraped.id)?.(message.scraped.metrics as Metrics | null)
  })
  cluster.on('exit', ({ id }) => void retire(id))

  async function retire(id: number): Promise<void> {
    const counted = latest.get(id)?.filter(({ type }) => type === 'counter' || type === 'histogram')
    latest.delete(id)
    if (counted) ended = await sumOf([ended, counted])
  }

  /** Whether it answered. */
  async function ask(worker: Worker): Promise<boolean> {
    const id = ++lastId
    const { promise, resolve } = Promise.withResolvers<Metrics | null>()
    asked.set(id, resolve)
    const timer = setTimeout(() => resolve(null), answerMs)
    const message: ScrapeMessage = { scrape: { id } }
    worker.send(message, (error: Error | null) => error && resolve(null))
    const metrics = await promise
    clearTimeout(timer)
    asked.delete(id)
    if (metrics && !worker.isDead()) latest.set(worker.id, metrics)
    return metrics !== null
  }

  return {
    async scrape() {
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
      const answered = await Promise.all(workers.map((worker) => worker && ask(worker)))
      const registry = aggregate([...latest.values(), ended])
      const processes = new Gauge({
        name: 'forecourt_processes',
        help: 'Processes of this site, by whether they gave their metrics now.',
        labelNames: ['state'],
        registers: [registry],
      })
      const answering = answered.filter(Boolean).length
      processes.set({ state: 'answering' }, answering)
      processes.set({ state: 'silent' }, answered.length - answering)
      return registry
    },
  }
}

function aggregate(parts: Metrics[]): SumRegistry {
  return AggregatorRegistry.aggregate<PrometheusContentType>(parts)
}

async function sumOf(parts: Metrics[]): Promise<Metrics> {
  return (await aggregate(parts).getMetricsAsJSON()) as unknown as Metrics
}
