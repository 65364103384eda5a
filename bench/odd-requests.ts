import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { visitor } from './load.ts'
import { type OddRequest, oddRequests } from './odd-requests.data.ts'
import { median, ms, say, type Table, times, whole } from './report.ts'
import { fillWithDemo, pinLoad, type Server, startSite } from './servers.ts'

interface Options {
  count: number
  rounds: number
  /** Of each kind in a round. */
  requests: number
}

/** The processor time that the site spends on requests nobody sends by accident, beside a rendered home page. */
export async function measureOddRequests({ count, rounds, requests }: Options): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-odd-'))
  let site: Server | null = null
  try {
    fillWithDemo(folder, count)
    pinLoad()
    site = await startSite(folder)
    // Price positions are computed after the start.
    await sleep(3_000)
    const measured = oddRequests.map((odd) => ({
      odd,
      spent: [] as number[],
      statuses: new Set<number>(),
      bytes: 0,
    }))
    // V8 compiles the code that it finds busy, so the first round does not count.
    for (let round = 0; round <= rounds; round++) {
      say(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`)
      for (const kind of measured) {
        const before = site.usedMs()
        for (let at = 0; at < requests; at++) {
          const answer = await ask(site.url, kind.odd, round * requests + at)
          kind.statuses.add(answer.status)
          kind.bytes = answer.bytes
        }
        if (round > 0) kind.spent.push((site.usedMs() - before) / requests)
      }
    }
    const home = median(measured[0]?.spent ?? [])
    const rows = measured
      .map((kind) => ({ ...kind, each: median(kind.spent) }))
      .toSorted((a, b) => b.each - a.each)
      .map(({ odd, each, statuses, bytes }) => [
        odd.what,
        [...statuses].join(', '),
        whole(bytes),
        ms(each),
        times(each / home),
      ])
    return { columns: ['request', 'status', 'bytes', 'processor time', 'of home, unseen'], rows }
  } finally {
    await site?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

let asked = 0

function ask(url: string, odd: OddRequest, n: number): Promise<{ status: number; bytes: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; bytes: number }>()
  const body = odd.body?.(n)
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'
  const headers = {
    'accept-encoding': 'br',
    'x-forwarded-for': visitor(asked++),
    ...(body !== undefined && { 'content-type': type }),
    ...odd.headers?.(n),
  }
  request(url + odd.path(n), { method: odd.method ?? 'GET', headers }, (response) => {
    let bytes = 0
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
  })
    .on('error', reject)
    .end(typeof body === 'object' ? JSON.stringify(body) : body)
  return promise
}
