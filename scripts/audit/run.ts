import { parseArgs } from 'node:util'
import { openSite } from '../open-site.ts'
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

const { url, vehicleId, stop } = await openSite(options.site)
const audit = (address: string) => runLighthouse(address, process.env.CHROMIUM_PATH ?? '')
try {
  const asked = new RegExp(options.only)
  const audited = auditedPages(vehicleId)
    .filter(({ name }, index) => index === 0 || asked.test(name))
    .map((page) => ({ page, runs: [] as Audit[] }))
  // In turn, because the speed of a machine changes, and pages are compared with home.
  for (let run = 1; run <= Number(options.runs); run++)
    for (const { page, runs } of audited) {
      process.stderr.write(`${run} ${page.path}\n`)
      runs.push(await audit(url + page.path))
    }
  const pages: PageAudit[] = audited.map(({ page, runs }) => ({ ...page, ...medianAudit(runs) }))
  const [home] = pages
  const report = { date: new Date().toISOString().slice(0, 10), runs: Number(options.runs), pages }
  process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : formatAudit(report))
  if (home && pages.some((page) => missedBars(page, home).length > 0)) process.exitCode = 1
} finally {
  await stop()
}
