import autocannon from 'autocannon'
import { quantile } from './report.ts'

export interface Load {
  url: string
  /** Asked in turn, by all connections together. */
  paths: readonly string[]
  /** Of every answer. */
  status: number
  /** How long; null: each path once. */
  seconds: number | null
  headers?: Readonly<Record<string, string>>
  /** If present, each request is a POST with this JSON and the number of the request. */
  form?: object
  connections?: number
  /** Requests a second at most. */
  rate?: number
}

export interface Loaded {
  answers: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  longestMs: number
  /** Of the answers to forms that did not fail. */
  bodies: string[]
  /** How many answers had another status, or none. */
  failed: number
}

let visitors = 0

/** Sends requests, each from another visitor behind the trusted proxy, so that no limit of one client is reached. */
export async function load(asked: Load): Promise<Loaded> {
  const { url, paths, status, seconds, headers, form, connections = 8, rate } = asked
  const waits: number[] = []
  const bodies: string[] = []
  let [next, failed] = [0, 0]
  const keepBody = (answered: number, body: string) => {
    if (answered === status) bodies.push(body)
  }
  const start = performance.now()
  let last = start
  const running = autocannon({
    url,
    connections,
    // A connection prepares one request more than it sends.
    ...(seconds === null
      ? { amount: Math.max(connections, paths.length - connections) }
      : { duration: seconds }),
    ...(rate !== undefined && { overallRate: rate }),
    sampleInt: 100,
    timeout: 60,
    requests: [
      {
        method: form ? 'POST' : 'GET',
        ...(form && { onResponse: keepBody }),
        setupRequest(request) {
          const number = next++
          return {
            ...request,
            path: paths[number % paths.length] ?? '/',
            ...(form && { body: JSON.stringify({ ...form, surname: `Bench ${visitors}` }) }),
            headers: {
              ...(form && { 'content-type': 'application/json' }),
              ...headers,
              'x-forwarded-for': visitor(visitors++),
            },
          }
        },
      },
    ],
  })
  running.on('response', (_client, answered, _bytes, ms) => {
    last = performance.now()
    waits.push(ms)
    if (answered !== status) failed += 1
  })
  const { errors } = await running
  waits.sort((a, b) => a - b)
  return {
    answers: waits.length,
    perSecond: waits.length / ((last - start) / 1_000),
    p50Ms: quantile(waits, 0.5),
    p99Ms: quantile(waits, 0.99),
    longestMs: quantile(waits, 1),
    bodies,
    failed: failed + errors,
  }
}

/** An address for each number. */
export function visitor(number: number): string {
  return `198.18.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`
}
