import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../e2e/support/start-site.ts'
import { feedOf } from '../faults/stock-import.ts'

interface Options {
  args?: readonly string[]
  env: Record<string, string | undefined>
  /** Whether the vehicles have number plates, which no two of them share. */
  hasPlates?: boolean
}

/** The built site in a process of its own, for tests of both runners, with twenty vehicles `v0` to `v19` from a feed; `close` ends both. */
export async function startSiteWithStock({ args, env, hasPlates = false }: Options) {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-'))
  const feed = join(folder, 'stock.ndjson')
  const text = feedOf(0, 20, 9_000)
  await writeFile(feed, hasPlates ? withPlates(text) : text)
  const site = await startSite({ dataDir: folder, args, env: { STOCK_FEED: feed, ...env } })
  async function close(): Promise<void> {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...site, close }
}

function withPlates(feed: string): string {
  let next = 10
  return feed.replaceAll('"registration":null', () => `"registration":"ZX${next++} ABC"`)
}
