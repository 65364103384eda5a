import type { Ending } from '../http/app-options.ts'

/** What a process does. The number is that of its place, from 1; a process that takes the place has it too. */
export type Role = { does: 'web'; number: number } | { does: 'work' }

export interface StopOptions {
  ending: Ending
  delayMs: number
}

/** From the supervisor to a process: to end, or to send its metrics. */
export type ToProcess = { stop: StopOptions } | { scrape: number }

/**
 * From a process to the supervisor: it has started, with a null address if it serves no pages; or its metrics, as
 * prom-client's registry gives them as JSON, null when they cannot be read.
 */
export type FromProcess =
  | { ready: { address: string | null } }
  | { scraped: number; metrics: object[] | null }
