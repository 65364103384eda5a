import { statfs } from 'node:fs/promises'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Config } from '../config.ts'
import { type HealthFacts, type HealthLine, healthInWords } from './health-words.ts'

/** How long the site may take to say that it is there, in milliseconds. */
const siteMs = 1_000

interface HealthContext {
  config: Config
  stock: Pick<StockStore, 'count' | 'feedState'>
  /** Null while there are no leads. */
  outbox: () => Promise<Outbox> | null
}

/** What works and what does not, for the first page of the desk. What cannot be found out is said so. */
export async function readHealth({ config, stock, outbox }: HealthContext): Promise<HealthLine[]> {
  const leads = await outbox()
  const facts: HealthFacts = {
    // Several machines have a site each, and a monitor for them.
    site: config.databaseUrl === null ? await answers(config.port) : null,
    vehicles: await stock.count(),
    feed: config.stockFeed === null ? null : ((await stock.feedState())?.heldBack ?? 'current'),
    hasLeadService: config.leadServiceUrl !== null,
    hasEmail: config.leadEmails.length > 0,
    backlog: (await leads?.backlog()) ?? null,
    pauses: (await leads?.pauses.read()) ?? [],
    freeBytes: await freeBytes(config.dataDir),
  }
  return healthInWords(facts)
}

async function answers(port: number): Promise<boolean> {
  try {
    const { ok } = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(siteMs) })
    return ok
  } catch {
    return false
  }
}

async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return null
  }
}
