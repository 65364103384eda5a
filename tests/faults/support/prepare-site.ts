import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { importStock } from '#server/feed/import-stock.ts'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { stockFile } from '#server/store/data-files.ts'
import { openSqliteStock } from '#server/store/sqlite/stock-store.ts'
import { feedOf } from '../stock-import.ts'
import { type LeadService, startLeadService } from './lead-service.ts'
import { createSite, type SiteProcess } from './site-process.ts'

type Ends = Pick<TestContext, 'onTestFinished'>

interface Prepared {
  dataDir: string
  service: LeadService
  /** On the folder of data, with the lead service. Killed when the test ends. */
  site(options: { port: number } & Partial<Parameters<typeof createSite>[0]>): SiteProcess
}

/** A folder of data with sixty vehicles, `v0` to `v59`, and a lead service. */
export async function prepareSite({ onTestFinished }: Ends, vehicles = 60): Promise<Prepared> {
  const { folder, dispose } = await createTemporaryFolder()
  onTestFinished(dispose)
  const dataDir = join(folder, 'data')
  const store = await openSqliteStock(stockFile(dataDir))
  const feed = join(folder, 'feed.ndjson')
  await writeFile(feed, feedOf(0, vehicles, 9_000))
  await importStock(feed, store, { now: new Date() })
  await store.close()
  const service = await startLeadService(join(folder, 'ledger.ndjson'))
  onTestFinished(service.close)

  return {
    dataDir,
    service,
    site({ env, ...options }) {
      const leads = {
        LEAD_SERVICE_URL: service.url,
        LEAD_SERVICE_TOKEN: service.token,
        // The load of a scenario may be more than the default in an hour.
        LEADS_PER_HOUR: '1000000',
      }
      const site = createSite({ dataDir, ...options, env: { ...leads, ...env } })
      onTestFinished(async () => void (await site.kill()))
      return site
    },
  }
}
