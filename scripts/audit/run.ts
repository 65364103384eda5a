import { parseArgs } from 'node:util'
import prepareDemoData from '../../tests/e2e/support/prepare-demo-data.ts'
import { startSite } from '../../tests/e2e/support/start-site.ts'
import { formatAudit } from './format-audit.ts'
import { medianAudit, missedBars, type PageAudit } from './judge-audit.ts'
import { type Audit, runLighthouse } from './lighthouse.ts'
import { auditedPages } from './pages.ts'

const { values: options } = parseArgs({
  options: {
    site: { type: 'string' },
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
})

const { url, stop } = options.site ? { url: options.site, stop: async () => {} } : await startDemoSite()
const audit = (address: string) => runLighthouse(address, process.env.CHROMIUM_PATH ?? '')
try {
  const [vehicle] = await (await fetch(`${url}/api/vehicles/search/car?sort=most_recent`)).json()
  const pages: PageAudit[] = []
  for (const page of auditedPages(vehicle._id).filter(({ name }) => new RegExp(options.only).test(name))) {
    process.stderr.write(`${page.path}\n`)
    const runs: Audit[] = []
    for (let run = 0; run < Number(options.runs); run++) runs.push(await audit(url + page.path))
    pages.push({ ...page, ...medianAudit(runs) })
  }
  const report = { date: new Date().toISOString().slice(0, 10), runs: Number(options.runs), pages }
  process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : formatAudit(report))
  if (pages.some((page) => missedBars(page).length > 0)) process.exitCode = 1
} finally {
  await stop()
}

async function startDemoSite() {
  const removeDemoData = await prepareDemoData()
  const site = await startSite({ dataDir: process.env.DEMO_DATA_DIR ?? '' })
  return {
    url: site.url,
    async stop() {
      await site.stop()
      await removeDemoData()
    },
  }
}
