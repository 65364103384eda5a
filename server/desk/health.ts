import { statfs } from 'node:fs/promises'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Config } from '../config.ts'
import type { DisputedCount } from '../stock/staff/staff-registers.ts'
import { isKeySaved } from '../store/key-saved.ts'
import { readLastBackup } from '../store/last-backup.ts'
import type { HealthLine } from './health-line.ts'
import { type HealthFacts, healthInWords } from './health-words.ts'
import { siteAddress } from './site-address.ts'

/** How long the site may take to say that it is there, in milliseconds. */
const siteMs = 1_000

interface HealthContext {
  config: Config
  stock: Pick<StockStore, 'count' | 'changeNumber' | 'feedState'>
  /** Null while there are no leads. */
  outbox: () => Promise<Outbox> | null
  disputed: () => Promise<DisputedCount>
}

/** How long what was found out is cached, in milliseconds. */
const cachedMs = 3_000

/** What works and what does not, for the first page of the desk. What cannot be found out is left out. */
export function createHealth(context: HealthContext): { read(): Promise<HealthLine[]>; forget(): void } {
  let counted: { change: number; vehicles: number } | null = null
  let lines: { read: Promise<HealthLine[]>; until: number } | null = null

  /** Counting reads an index of the whole stock. */
  async function count(): Promise<number> {
    const change = await context.stock.changeNumber()
    if (counted?.change !== change) counted = { change, vehicles: await context.stock.count() }
    return counted.vehicles
  }

  return {
    read() {
      const now = performance.now()
      if (lines === null || now >= lines.until) {
        const read = readHealth(context, count)
        lines = { read, until: now + cachedMs }
        read.catch(() => {
          lines = null
        })
      }
      return lines.read
    },
    forget() {
      lines = null
    },
  }
}

async function readHealth(
  { config, stock, outbox, disputed }: HealthContext,
  count: () => Promise<number>,
): Promise<HealthLine[]> {
  const leads = outbox()
  // Several machines have a site each, and a monitor for them; a backup of PostgreSQL is made by its own tools.
  const isOnFiles = config.databaseUrl === null
  const [site, vehicles, feed, disputes, backlog, pauses, backup, isSaved, free] = await Promise.all([
    isOnFiles ? askSite(config) : null,
    count(),
    config.stockFeed === null ? null : stock.feedState().then((state) => state ?? ('none' as const)),
    disputed(),
    leads?.then((opened) => opened.backlog()) ?? null,
    leads?.then((opened) => opened.pauses.read()) ?? [],
    isOnFiles ? readLastBackup(config.dataDir).then((last) => last ?? ('none' as const)) : null,
    isKeySaved(config).catch(() => null),
    freeBytes(config.dataDir),
  ])
  return healthInWords({
    site,
    vehicles,
    feed,
    disputed: disputes,
    feedIntervalMs: config.stockFeedIntervalSeconds * 1_000,
    hasLeadService: config.leadServiceUrl !== null,
    hasEmail: config.leadEmails.length > 0,
    backlog,
    pauses,
    backup,
    isKeySaved: isSaved,
    freeBytes: free,
    now: Date.now(),
  })
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
