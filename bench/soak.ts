import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { urls } from '../app/urls.ts'
import { load } from './load.ts'
import { say, type Table, whole } from './report.ts'
import { fillWithDemo, type Server, startSite } from './servers.ts'
import { readVehicleIds } from './site-plan.ts'

interface Options {
  count: number
  minutes: number
  samples: number
}

/** In megabytes. `resident` is NaN where the system is not Linux. */
interface Memory {
  resident: number
  heap: number
  buffers: number
}

/** As the units and the image set it: docs/performance.md#memory. The heap's limit is the one that Node has on two gigabytes. */
const ofUnits = {
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=1024',
  MALLOC_ARENA_MAX: '2',
  LD_PRELOAD: 'libjemalloc.so.2',
  MALLOC_CONF: 'narenas:2,dirty_decay_ms:500,muzzy_decay_ms:0,background_thread:true',
}

/**
 * The memory of one site while it is asked for as many different pages and API answers as it makes, none of them twice. It is
 * flat when the last samples are no larger than those before them.
 */
export async function measureSoak({ count, minutes, samples }: Options): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-soak-'))
  let site: Server | null = null
  try {
    fillWithDemo(folder, count)
    const metricsPort = await freePort()
    site = await startSite(folder, { ...ofUnits, METRICS_PORT: String(metricsPort) })
    const pages = createPages(await readVehicleIds(folder))
    const first = await memoryOf(site, metricsPort)
    const rows = [rowOf(0, 0, first)]
    let answers = 0
    for (let sample = 1; sample <= samples; sample++) {
      const seconds = (minutes * 60) / samples
      const loaded = await load({
        url: site.url,
        paths: pages(seconds * 500),
        status: 200,
        seconds,
        headers: br,
        connections: 2,
      })
      answers += loaded.answers
      if (loaded.failed > 0) say(`${loaded.failed} answers failed`)
      const minute = (sample * minutes) / samples
      rows.push(rowOf(minute, answers, await memoryOf(site, metricsPort)))
      say(`Minute ${minute.toFixed(1)} of ${minutes}`)
    }
    return { columns: ['minute', 'answers', 'resident MB', 'heap MB', 'buffers MB', 'rest MB'], rows }
  } finally {
    await site?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const br = { 'accept-encoding': 'br' }

/** Gives addresses of pages and API answers: results, vehicles, a search of the API and a landing page in turn. */
function createPages(ids: readonly string[]): (count: number) => string[] {
  let next = 0
  return (count) =>
    Array.from({ length: count }, () => {
      const n = next++
      if (n % 4 === 0) return urls.search('car', { price: `-${20_000 + n}` })
      if (n % 4 === 1) return `${urls.vehicle(ids[(n >> 2) % ids.length] ?? '')}?deposit=${n}`
      if (n % 4 === 2) return `/api/vehicles/search/car?price=-${20_000 + n}`
      return urls.search('van', { price: `-${20_000 + n}` })
    })
}

async function memoryOf({ child }: Server, metricsPort: number): Promise<Memory> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const metric = (name: string) =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1]) / 1e6
  return {
    resident: process.platform === 'linux' ? residentOf(child.pid) : Number.NaN,
    heap: metric('nodejs_heap_size_total_bytes'),
    buffers: metric('nodejs_external_memory_bytes'),
  }
}

function residentOf(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kilobytes) * 1_024) / 1e6
}

function rowOf(minute: number, answers: number, { resident, heap, buffers }: Memory): string[] {
  const rest = resident - heap - buffers
  return [minute.toFixed(1), ...[answers, resident, heap, buffers, rest].map((value) => whole(value))]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
