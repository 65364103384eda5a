import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { startSite } from '../e2e/support/start-site.ts'
import { feedOf } from '../faults/stock-import.ts'

interface Options {
  args?: readonly string[]
  env: Record<string, string | undefined>
}

/** The built site in a process of its own, with twenty vehicles `v0` to `v19` from a feed; `close` ends both. */
export async function startSiteWithStock({ args, env }: Options) {
  const { folder, dispose } = await createTemporaryFolder()
  const feed = join(folder, 'stock.ndjson')
  await writeFile(feed, feedOf(0, 20, 9_000))
  const site = await startSite({ dataDir: folder, args, env: { STOCK_FEED: feed, ...env } })
  async function close(): Promise<void> {
    await site.stop()
    await dispose()
  }
  return { ...site, close }
}
