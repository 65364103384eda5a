// Gives the metrics of a running site to promtool: node scripts/check-metrics.mjs http://127.0.0.1:9464/metrics
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { main } from './main.mjs'

await main(async () => {
  const [url] = process.argv.slice(2)
  if (url === undefined)
    throw new Error('Name the address: node scripts/check-metrics.mjs http://127.0.0.1:9464/metrics')
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const metrics = await response.text()
  const promtool = spawn('promtool', ['check', 'metrics'], { stdio: ['pipe', 'inherit', 'inherit'] })
  promtool.stdin.on('error', () => undefined)
  promtool.stdin.end(metrics)
  const [code] = await once(promtool, 'close').catch((cause) => {
    throw new Error('promtool cannot be run. It is in the package prometheus of Debian', { cause })
  })
  return code
})
