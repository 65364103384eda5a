import type { Endpoint } from '#domain/leads/outbox.ts'
import type { Answered, Operation } from './operation.ts'

/** Events that are counted, each with its labels. Every label has a closed set of values. */
export interface Counted {
  leads: {
    kind: 'application' | 'enquiry'
    /** Trapped: the hidden field was filled in. Capped: above LEADS_PER_HOUR. */
    outcome: 'accepted' | 'repeated' | 'invalid' | 'key_reused' | 'unavailable' | 'trapped' | 'capped'
  }
  deliveries: { endpoint: Endpoint; outcome: 'delivered' | 'refused' | 'failed' | 'unusable' | 'stopped' }
  feedPolls: { outcome: 'imported' | 'unchanged' | 'failed' }
  registerLookUps: {
    register: 'mot' | 'dvla'
    outcome: 'found' | 'unknown' | 'no-plate' | 'limited' | 'refused' | 'away'
  }
  /** A code of `server/http/problems.ts`. */
  problems: { code: string }
  cspViolations: { directive: string; blocked: string }
}

/** A value that is read at each scrape. */
export interface GaugeOf {
  name: string
  help: string
  labels?: readonly string[]
}

export interface Sample {
  value: number
  labels?: Readonly<Record<string, string>>
}

/** The metrics of this process. */
export interface Metrics {
  answered(answer: Answered): void
  count<Name extends keyof Counted>(name: Name, labels: Counted[Name]): void
  observe(operation: Operation, seconds: number, failed: boolean): void
  /**
   * Adds gauges that one read gives together; without samples, a gauge is left out. A read that fails or takes too long
   * leaves out all of its gauges and is counted, so a scrape neither fails nor waits for a store.
   */
  addGauges<Name extends string>(
    part: string,
    gauges: Readonly<Record<Name, GaugeOf>>,
    read: () => Promise<Readonly<Partial<Record<Name, readonly Sample[]>>>>,
  ): void
}

/** What the parts of the site report their work to. */
export interface Observer {
  /** Null: no metrics are collected. */
  metrics: Metrics | null
  count: Metrics['count']
  /** Runs `work`, and reports its duration and whether it threw or rejected. */
  measure<T>(operation: Operation, work: () => T): T
}

export function createObserver(metrics: Metrics | null): Observer {
  function measure<T>(operation: Operation, work: () => T): T {
    const start = performance.now()
    const end = (failed: boolean) => metrics?.observe(operation, (performance.now() - start) / 1_000, failed)
    let result: T
    try {
      result = work()
    } catch (error) {
      end(true)
      throw error
    }
    if (!(result instanceof Promise)) {
      end(false)
      return result
    }
    return result.then(
      (value) => {
        end(false)
        return value
      },
      (error: unknown) => {
        end(true)
        throw error
      },
    ) as T
  }

  return {
    metrics,
    count: (name, labels) => metrics?.count(name, labels),
    measure: metrics ? measure : (_operation, work) => work(),
  }
}

/** Reports nothing. */
export const unobserved: Observer = createObserver(null)
