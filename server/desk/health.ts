import { statfs } from 'node:fs/promises'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Config } from '../config.ts'
import type { StaffRegisters } from '../stock/staff/staff-registers.ts'
import { isKeySaved } from '../store/key-saved.ts'
import { readLastBackup } from '../store/last-backup.ts'
import { siteAddress } from './ask-site.ts'
import { type HealthFacts, type HealthLine, healthInWords } from './health-words.ts'

/** How long the site may take to say that it is there, in milliseconds. */
const siteMs = 1_000

interface HealthContext {
  config: Config
  stock: Pick<StockStore, 'count' | 'feedState'>
  /** Null while there are no leads. */
  outbox: () => Promise<Outbox> | null
  disputed: StaffRegisters['count']
}

/** What works and what does not, for the first page of the desk. What cannot be found out is left out. */
export async function readHealth({ config, stock, outbox, disputed }: HealthContext): Promise<HealthLine[]> {
  const leads = await outbox()
  const facts: HealthFacts = {
    // Several machines have a site each, and a monitor for them.
    site: config.databaseUrl === null ? await askSite(config) : null,
    vehicles: await stock.count(),
    feed: config.stockFeed === null ? null : ((await stock.feedState()) ?? 'none'),
    disputed: await disputed(),
    feedIntervalMs: config.stockFeedIntervalSeconds * 1_000,
    hasLeadService: config.leadServiceUrl !== null,
    hasEmail: config.leadEmails.length > 0,
    backlog: (await leads?.backlog()) ?? null,
    pauses: (await leads?.pauses.read()) ?? [],
    // A backup of PostgreSQL is made by its own tools.
    backup: config.databaseUrl === null ? ((await readLastBackup(config.dataDir)) ?? 'none') : null,
    isKeySaved: await isKeySaved(config).catch(() => null),
    freeBytes: await freeBytes(config.dataDir),
    now: Date.now(),
  }
  return healthInWords(facts)
}

async function askSite(config: Config): Promise<NonNullable<HealthFacts['site']>> {
  const address = siteAddress(config)
  try {
    const { ok } = await fetch(`http://${address}/healthz`, { signal: AbortSignal.timeout(siteMs) })
    return { address, answers: ok }
  } catch {
    return { address, answers: false }
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
