// Loads a server as it is told by messages: node api-load.ts, with an IPC channel.
import { importApiPeer } from './install-api-peers.ts'
import { visitor } from './load-client.ts'

interface Request {
  path?: string
  headers?: Record<string, string>
}

interface Result {
  duration: number
  requests: { total: number }
  latency: { p50: number; p99: number }
  statusCodeStats: Record<string, { count: number }>
}

type Autocannon = (options: {
  url: string
  connections: number
  duration: number
  requests: { setupRequest(request: Request): Request }[]
}) => Promise<Result>

export interface LoadJob {
  url: string
  /** Asked in turn; from the start again when they are used up. */
  paths: string[]
  headers: Record<string, string>
  seconds: number
  connections: number
}

export interface LoadResult {
  answers: number
  seconds: number
  statuses: Record<string, number>
  p50Ms: number
  p99Ms: number
}

const { default: autocannon } = await importApiPeer<{ default: Autocannon }>('autocannon')
let visitors = 0

process.on('message', async ({ url, paths, headers, seconds, connections }: LoadJob) => {
  let next = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: paths[next++ % paths.length] ?? '/',
          headers: { ...headers, 'x-forwarded-for': visitor(visitors++) },
        }),
      },
    ],
  })
  const statuses = Object.entries(result.statusCodeStats).map(([status, { count }]) => [status, count])
  const answered: LoadResult = {
    answers: result.requests.total,
    seconds: result.duration,
    statuses: Object.fromEntries(statuses),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  }
  process.send?.(answered)
})
