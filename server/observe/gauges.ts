import { type Endpoint, endpoints, type Outbox } from '#domain/leads/outbox.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import type { Readiness } from '../readiness.ts'
import type { Catalogue } from '../services.ts'
import type { DatabaseState } from '../store/postgres/shared-reads.ts'
import type { Metrics } from './observer.ts'

interface Sources {
  /** Whether this process answers requests. */
  servesPages: boolean
  /** Null while it is loading. */
  catalogue: () => Catalogue | null
  /** Seconds since the catalogue was known to have every change of the store; null in a process that does not follow it. */
  stockLagSeconds: () => number | null
  /** Of PostgreSQL; null without it. */
  databaseState: () => DatabaseState | null
  readiness: () => Promise<Readiness>
  outbox: Pick<Outbox, 'backlog'>
  /** Epoch milliseconds of the last poll of the feed that succeeded, 0 before the first; null without a feed. */
  feedSucceededAt: () => number | null
}

/**
 * States of a part in which it does what it should. Delivery without a lead service is off. Failing delivery goes on: the
 * leads that wait or were refused have metrics of their own.
 */
const healthyStates = new Set(['ready', 'writable', 'on', 'off', 'failing', 'clear'])

/** Adds what is read from the parts of a site when its metrics are asked for. */
export function addSiteGauges(
  metrics: Metrics,
  { servesPages, catalogue, stockLagSeconds, databaseState, readiness, outbox, feedSucceededAt }: Sources,
): void {
  const index = {
    vehicles: {
      name: 'forecourt_index_vehicles',
      help: 'Vehicles in the search index.',
      labels: ['type'],
    },
    change: {
      name: 'forecourt_stock_change_number',
      help: 'The change of the stock that the search index shows.',
    },
    lag: {
      name: 'forecourt_stock_lag_seconds',
      help: 'Seconds since the search index was known to have every change of the stock.',
    },
  } as const
  metrics.addGauges('index', index, async () => {
    const loaded = catalogue()
    const lag = stockLagSeconds()
    return {
      vehicles: loaded ? vehicleTypes.map((type) => ({ value: loaded.count(type), labels: { type } })) : [],
      change: loaded ? [{ value: loaded.version() }] : [],
      lag: loaded && lag !== null ? [{ value: lag }] : [],
    }
  })

  const parts = {
    up: {
      name: 'forecourt_part_up',
      help: '1 while a part of /readyz is as it should be.',
      labels: ['part'],
    },
    database: {
      name: 'forecourt_database_up',
      help: '1 while the database answers and takes writes: PostgreSQL, or the file of the stock.',
    },
  } as const
  metrics.addGauges('readiness', parts, async () => {
    // A process that works in the background has no index.
    const states = Object.entries((await readiness()).parts).filter(
      ([part]) => part !== 'index' || servesPages,
    )
    const up = states.map(([part, { state }]) => ({
      value: Number(healthyStates.has(state)),
      labels: { part },
    }))
    const database = databaseState()
    const hasStock = up.find(({ labels }) => labels.part === 'stock')?.value ?? 0
    return {
      up,
      database: [{ value: database ? Number(database.state === 'on') : hasStock }],
    }
  })

  const waiting = {
    leads: {
      name: 'forecourt_outbox_leads',
      help: 'Applications and enquiries that were not delivered.',
      labels: ['endpoint', 'state'],
    },
    oldest: {
      name: 'forecourt_outbox_oldest_seconds',
      help: 'Age of the oldest one that waits, 0 without any.',
      labels: ['endpoint'],
    },
  } as const
  metrics.addGauges('outbox', waiting, async () => {
    const backlog = await outbox.backlog()
    const oldestOf = (endpoint: Endpoint) => backlog[endpoint].oldestWaiting ?? Date.now()
    return {
      leads: endpoints.flatMap((endpoint) =>
        (['waiting', 'rejected'] as const).map((state) => ({
          value: backlog[endpoint][state],
          labels: { endpoint, state },
        })),
      ),
      oldest: endpoints.map((endpoint) => ({
        value: Math.max(0, Date.now() - oldestOf(endpoint)) / 1_000,
        labels: { endpoint },
      })),
    }
  })

  const feed = {
    succeeded: {
      name: 'forecourt_feed_success_timestamp_seconds',
      help: 'Unix time of the last poll of the stock feed that succeeded, 0 before the first.',
    },
  } as const
  metrics.addGauges('feed', feed, async () => {
    const at = feedSucceededAt()
    return { succeeded: at === null ? [] : [{ value: at / 1_000 }] }
  })
}
