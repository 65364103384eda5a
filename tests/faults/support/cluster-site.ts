import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { command } from '../../e2e/support/command.ts'
import { feedOf } from '../stock-import.ts'
import { auditWhenDelivered, type Verdict } from './audit.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type LeadService, startLeadService } from './lead-service.ts'
import { type Load, type LoadResult, startLoad } from './load.ts'
import type { Random } from './random.ts'
import { createSite, type SiteProcess } from './site-process.ts'

/** Two web nodes and one worker on a cluster, with a lead service. */
export interface ClusterSite {
  cluster: Cluster
  service: LeadService
  web: SiteProcess[]
  worker: SiteProcess
  /** Of HAProxy, in front of the web nodes. */
  pages: string
  /** For the command. */
  env: Record<string, string>
  /** Through HAProxy. */
  startLoad(random: Random, options?: { senders?: number; pauseMs?: number }): Load
  /** Compares everything that was ever acknowledged here with the lead service. */
  judge(load: Load, patienceMs: number): Promise<Verdict>
  close(): Promise<void>
}

const [node, bin] = command
const portBase = 4725

export async function startClusterSite(): Promise<ClusterSite> {
  const cluster = await startCluster(portBase)
  const { urls, ports, settings } = cluster.description
  const folder = `${cluster.dir}.site`
  await mkdir(folder)
  const service = await startLeadService(join(folder, 'ledger.ndjson'))
  const env = {
    ...cluster.databaseOf('import'),
    APPLICATION_KEY: settings.applicationKey,
    PUBLIC_URL: urls.site,
    STOP_DELAY_SECONDS: '3',
    // An idle machine acknowledges more than 10,000 before the scenarios end.
    LEADS_PER_HOUR: '1000000',
    LEAD_SERVICE_URL: service.url,
    LEAD_SERVICE_TOKEN: service.token,
  }
  const feed = join(folder, 'feed.ndjson')
  await writeFile(feed, feedOf(0, 60, 9_000))
  await promisify(execFile)(node, [bin, 'stock', 'import', feed, '--replace', '--force'], {
    env: { ...env, DATA_DIR: join(folder, 'command') },
  })
  const web = ['127.0.0.1', '127.0.0.2'].map((host, index) =>
    createSite({
      host,
      port: ports.web,
      words: ['serve', '--web-only'],
      dataDir: join(folder, `web${index + 1}`),
      env: { ...env, ...cluster.databaseOf('web') },
    }),
  )
  const worker = createSite({
    port: 0,
    words: ['work'],
    dataDir: join(folder, 'work'),
    env: { ...env, ...cluster.databaseOf('work') },
  })
  worker.start()
  await Promise.all(web.map((each) => each.startAndWait()))

  const all: LoadResult = { acknowledged: [], sent: new Set(), statuses: new Map(), refused: [] }
  return {
    cluster,
    service,
    web,
    worker,
    env,
    pages: urls.pages,
    startLoad: (random, options) => startLoad({ urls: [urls.pages], random, ...options }),
    judge(load, patienceMs) {
      all.acknowledged.push(...load.acknowledged)
      for (const mark of load.sent) all.sent.add(mark)
      return auditWhenDelivered(all, service, patienceMs)
    },
    async close() {
      await Promise.all([...web, worker].map((each) => each.kill()))
      await service.close()
      await cluster.down()
      for (const each of [folder, `${cluster.dir}.env`]) await rm(each, { recursive: true, force: true })
    },
  }
}
