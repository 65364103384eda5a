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
  const pages: PageAudit[] = []
  for (const page of auditedPages(vehicleId).filter(({ name }) => new RegExp(options.only).test(name))) {
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
