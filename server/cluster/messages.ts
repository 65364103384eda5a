import type { Ending } from '../http/app-options.ts'

/** What a process does. The number is that of its place, from 1; a process that takes the place has it too. */
export type Role = { does: 'web'; number: number } | { does: 'work' }

/** From a process: it has started. The address is null for one that serves no pages. */
export interface ReadyMessage {
  ready: { address: string | null }
}

/** To a process. */
export interface StopMessage {
  stop: { ending: Ending; delayMs: number }
}

/** To a process: asks for its metrics. */
export interface ScrapeMessage {
  scrape: { id: number }
}

/** From a process: its metrics, as prom-client's registry gives them as JSON; null when they cannot be read. */
export interface ScrapedMessage {
  scraped: { id: number; metrics: object[] | null }
}

export function isReadyMessage(message: unknown): message is ReadyMessage {
  return hasObject(message, 'ready')
}

export function isStopMessage(message: unknown): message is StopMessage {
  return hasObject(message, 'stop')
}

export function isScrapeMessage(message: unknown): message is ScrapeMessage {
  return hasObject(message, 'scrape')
}

export function isScrapedMessage(message: unknown): message is ScrapedMessage {
  return hasObject(message, 'scraped')
}

function hasObject(message: unknown, name: string): boolean {
  if (typeof message !== 'object' || message === null) return false
  const value: unknown = (message as Record<string, unknown>)[name]
  return typeof value === 'object' && value !== null
}
