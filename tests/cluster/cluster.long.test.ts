import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { startFakeLeadService } from '#server/leads/fake-lead-service.ts'
import { fillStock } from '../faults/stock-import.ts'
import { startLoad } from './load.ts'
import { startCaddy } from './start-caddy.ts'
import { prepareData, until } from './start-command.ts'

const body = '{"vehicleId":"v1","vehicleDetails":{},"surname":"Quillfeather"}'
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body }

// The site is what `npm run build` made; `npm test` does so first.
const isBuilt = existsSync('build/server/index.js')

// Seven processes that start, and those that stop three seconds after they say so.
describe.skipIf(!isBuilt).concurrent('a site of several processes', { timeout: 180_000 }, () => {
  it('accepts LEADS_PER_HOUR in all processes together', async (context) => {
    const { run } = await prepareData(context)
    const env = { LEADS_PER_HOUR: '5' }
    const sites = [await run(['serve', '--web-only'], env), await run(['serve', '--web-only'], env)] as const
    const statuses: number[] = []
    for (let sent = 0; sent < 10; sent += 1) {
      const { address } = sent % 2 === 0 ? sites[0] : sites[1]
      statuses.push((await fetch(`${address}/api/finance-application`, post)).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 503, 503, 503, 503, 503])
  })

  it('agrees on answers, and fails no request behind Caddy when each process is restarted', async (context) => {
    const { dataDir, run } = await prepareData(context)
    const service = await startFakeLeadService(() => ({ status: 201 }))
    context.onTestFinished(() => service.close())
    const env = { LEAD_SERVICE_URL: service.url, STOP_DELAY_SECONDS: '3' }
    const serve = (port = '0') => run(['serve', '--web-only'], { ...env, PORT: port })
    const sites = [await serve(), await serve()]
    await run(['work'], env)
    const caddy = await startCaddy(
      sites.map(({ address }) => address),
      context,
    )

    const vehicles = '/api/vehicles/search/car'
    const tagsOf = async (path: string) => {
      const answers = await Promise.all(sites.map(({ address }) => fetch(`${address}${path}`)))
      return new Set(answers.map((answer) => answer.headers.get('etag')))
    }
    const [oldTag] = await tagsOf(vehicles)
    await fillStock(dataDir, 20, 8_500)
    await until(async () => {
      const tags = await tagsOf(vehicles)
      return tags.size === 1 && !tags.has(oldTag as string)
    })
    expect((await tagsOf('/car-search')).size).toBe(1)

    const load = startLoad(caddy.address, { kept: 4, fresh: 2 })
    for (const [index, site] of sites.entries()) {
      site.signal('SIGTERM')
      expect(await site.exitCode).toBe(0)
      sites[index] = await serve(new URL(site.address).port)
      await until(() => caddy.isUsed(site.address))
    }
    await load.stop()
    expect(load.failures).toEqual([])
    expect(load.answered()).toBeGreaterThan(100)
    await until(() => service.applications.size === load.accepted.length)
    expect([...service.applications.values()].every((bodies) => bodies.length === 1)).toBe(true)
  })

  it('accepts in one process what `forecourt work` delivers in another', async (context) => {
    const { run } = await prepareData(context)
    const service = await startFakeLeadService(() => ({ status: 201 }))
    context.onTestFinished(() => service.close())
    const env = { LEAD_SERVICE_URL: service.url }
    const site = await run(['serve', '--web-only'], { ...env, STOP_DELAY_SECONDS: '2' })
    const { id } = (await (await fetch(`${site.address}/api/finance-application`, post)).json()) as {
      id: string
    }
    const work = await run(['work'], env)
    await until(() => service.applications.has(id))

    site.signal('SIGTERM')
    await until(async () => (await fetch(`${site.address}/readyz`)).status === 503)
    // The load balancer still sends requests until it has seen that.
    const late = await fetch(`${site.address}/car-search`)
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
    work.signal('SIGTERM')
    expect(await Promise.all([site.exitCode, work.exitCode])).toEqual([0, 0])
    expect(service.applications.get(id)).toHaveLength(1)
  })
})
