import { vi } from 'vitest'
import { startSiteWithStock } from '../support/site-with-stock.ts'

/** A site that serves its metrics. */
export async function startObservedSite(env: Record<string, string>) {
  const site = await startSiteWithStock({ hasPlates: true, env: { METRICS_PORT: '0', ...env } })
  const output = () => site.log.join('\n')
  const port = await vi.waitUntil(() => /"port":(\d+),"msg":"metrics are served"/.exec(output())?.[1], 60_000)
  return { ...site, output, metricsAddress: `http://127.0.0.1:${port}/metrics` }
}
