import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, Gauge, type PrometheusContentType, type Registry } from 'prom-client'
import type { FromProcess, ToProcess } from './messages.ts'

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

  cluster.on('message', (_worker, message: FromProcess) => {
    if ('scraped' in message) asked.get(message.scraped)?.(message.metrics as Metrics | null)
  })
  cluster.on('exit', ({ id }) => void retire(id))

  async function retire(id: number): Promise<void> {
    const counted = latest.get(id)?.filter(({ type }) => type === 'counter' || type === 'histogram')
    latest.delete(id)
    if (!counted) return
    const sum = AggregatorRegistry.aggregate([ended, counted])
    ended = (await sum.getMetricsAsJSON()) as unknown as Metrics
  }

  /** Whether it answered. */
  async function ask(worker: Worker): Promise<boolean> {
    const id = ++lastId
    const { promise, resolve } = Promise.withResolvers<Metrics | null>()
    asked.set(id, resolve)
    const timer = setTimeout(() => resolve(null), answerMs)
    worker.send({ scrape: id } satisfies ToProcess, (error: Error | null) => error && resolve(null))
    const metrics = await promise
    clearTimeout(timer)
    asked.delete(id)
    if (metrics && !worker.isDead()) latest.set(worker.id, metrics)
    return metrics !== null
  }

  return {
    async scrape() {
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      const answered = await Promise.all(workers.filter((worker) => worker.isConnected()).map(ask))
      const registry = AggregatorRegistry.aggregate<PrometheusContentType>([...latest.values(), ended])
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
