// Where wrk is not installed: node pages-autocannon.ts <file of a load>. Prints one JSON object.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pagePeer } from './install-page-peers.ts'
import type { Load, Loaded } from './pages-load.ts'

interface ToRun extends Load {
  seconds: number
  lines: { path: string; client: string }[]
  connections: number
}

interface Result {
  requests: { total: number }
  latency: { p50: number; p99: number }
  duration: number
  errors: number
  '4xx': number
  '5xx': number
}

interface Request {
  path: string
  headers: Record<string, string>
}

type Autocannon = (options: {
  url: string
  connections: number
  duration: number
  setupClient(client: { setRequests(requests: Request[]): void }): void
}) => Promise<Result>

const [file = ''] = process.argv.slice(2)
const { url, headers, seconds, lines, connections }: ToRun = JSON.parse(readFileSync(file, 'utf8'))
const autocannon: Autocannon = createRequire(import.meta.url)(pagePeer('autocannon'))
let clients = 0
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  // Each connection sends its own share, so that no line is sent twice.
  setupClient(client) {
    const own = clients++
    const share = lines.filter((_, number) => number % connections === own)
    client.setRequests(
      share.map((line) => ({ path: line.path, headers: { ...headers, 'x-forwarded-for': line.client } })),
    )
  },
})
if (result.errors + result['4xx'] + result['5xx'] > 0) throw new Error('The server refused requests')
const loaded: Loaded = {
  requests: result.requests.total,
  seconds: result.duration,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
}
process.stdout.write(`\n${JSON.stringify(loaded)}\n`)
