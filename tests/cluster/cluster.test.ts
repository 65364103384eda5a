import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { startFakeLeadService } from '#server/leads/fake-lead-service.ts'
import { fillStock } from '../faults/stock-import.ts'
import { startLoad } from './load.ts'
import { isAlive, prepareData, until } from './start-command.ts'

const body = '{"vehicleId":"v1","vehicleDetails":{},"surname":"Quillfeather"}'
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body }

/** The tags that twelve new connections get, which are given to the processes in turn. */
async function tagsOf(url: string): Promise<Set<string | null>> {
  const headers = { connection: 'close' }
  const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(url, { headers })))
  return new Set(answers.map((answer) => answer.headers.get('etag')))
}

async function isOpen(address: string): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return opened
}

// The site is what `npm run build` made; `npm test` does so first.
describe.skipIf(!existsSync('build/server/index.js')).concurrent('a site of several processes', () => {
  it('accepts LEADS_PER_HOUR in all processes together', async (context) => {
    const { run } = await prepareData(context)
    const site = await run(['serve'], { WEB_CONCURRENCY: '2', LEADS_PER_HOUR: '5' })
    await until(() => site.servers().length === 2)
    const statuses: number[] = []
    // Each connection is given to the next process.
    for (let sent = 0; sent < 10; sent += 1) {
      const headers = { ...post.headers, connection: 'close' }
      const answer = await fetch(`${site.address}/api/finance-application`, { ...post, headers })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 503, 503, 503, 503, 503])
    const refusing = site.log.filter(({ msg }) => msg?.includes('refused: more than LEADS_PER_HOUR'))
    expect(refusing).toHaveLength(2)
  })

  it('agrees on answers, replaces every process without a failed request, and stops', async (context) => {
    const { dataDir, run } = await prepareData(context)
    const service = await startFakeLeadService(() => ({ status: 201 }))
    context.onTestFinished(() => service.close())
    const site = await run(['serve'], { WEB_CONCURRENCY: '2', LEAD_SERVICE_URL: service.url })
    // One that fails at first, such as on a locked file, is started again.
    await until(() => site.servers().length === 2 && site.workers().length === 1)
    const before = [...site.servers(), ...site.workers()]

    const vehicles = `${site.address}/api/vehicles/search/car`
    const [oldTag] = await tagsOf(vehicles)
    await fillStock(dataDir, 20, 8_500)
    await until(async () => {
      const tags = await tagsOf(vehicles)
      return tags.size === 1 && !tags.has(oldTag as string)
    })
    expect((await tagsOf(`${site.address}/car-search`)).size).toBe(1)

    const load = startLoad(site.address, { kept: 4, fresh: 2 })
    site.signal('SIGUSR2')
    await until(() => site.log.some(({ msg }) => msg === 'every process was replaced'))
    await load.stop()
    expect(load.failures).toEqual([])
    expect(load.answered()).toBeGreaterThan(100)
    expect(before.filter(isAlive)).toEqual([])
    await until(() => service.applications.size === load.accepted.length)
    expect([...service.applications.values()].every((bodies) => bodies.length === 1)).toBe(true)
    expect((await tagsOf(vehicles)).size).toBe(1)

    const after = [...site.servers(), ...site.workers()].filter(isAlive)
    expect(after).toHaveLength(3)
    site.signal('SIGTERM')
    expect(await site.exitCode).toBe(0)
    expect(after.filter(isAlive)).toEqual([])
    expect(await isOpen(site.address)).toBe(false)
  })

  it('stops cleanly while its processes are started', async (context) => {
    const { run } = await prepareData(context)
    const site = await run(['serve'], { WEB_CONCURRENCY: '2' })
    site.signal('SIGTERM')
    expect(await site.exitCode).toBe(0)
    expect(await isOpen(site.address)).toBe(false)
  })

  it('starts a killed process again, and ends when its supervisor is killed', async (context) => {
    const { run } = await prepareData(context)
    const site = await run(['serve', '--web-only'], { WEB_CONCURRENCY: '2' })
    await until(() => site.servers().length === 2)
    expect(site.workers()).toEqual([])
    const [killed] = site.servers() as [number]
    process.kill(killed, 'SIGKILL')
    await until(() => !isAlive(killed))
    // The other process answers meanwhile.
    for (let sent = 0; sent < 4; sent++) {
      const headers = { connection: 'close' }
      expect((await fetch(`${site.address}/readyz`, { headers })).status).toBe(200)
    }
    await until(() => site.servers().length === 3)

    const socket = connect(Number(new URL(site.address).port), '127.0.0.1')
    // Reading its answer below tells of an error; without a listener, one that is earlier would end the run.
    socket.on('error', () => undefined)
    const head = ['POST /api/finance-application HTTP/1.1', 'Host: dealer.example']
    const fields = ['Content-Type: application/json', `Content-Length: ${body.length}`, '', '']
    socket.write([...head, ...fields].join('\r\n') + body.slice(0, 20))
    await fetch(`${site.address}/healthz`, { headers: { connection: 'close' } })
    site.signal('SIGKILL')
    await until(async () => !(await isOpen(site.address)))
    socket.write(body.slice(20))
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 201 /)
    await until(() => !site.servers().some(isAlive))
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
