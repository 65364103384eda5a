import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FloorAnswer } from './api-floor.ts'
import type { LoadJob, LoadResult } from './api-load.ts'
import { type ApiServer, ask, startPinned } from './api-servers.ts'

export interface Run {
  answers: number
  perSecond: number
  /** Processor time of the server. */
  msEach: number
  p50Ms: number
  p99Ms: number
}

export interface Asked {
  paths: string[]
  headers: Record<string, string>
  status: number
  seconds: number
}

const connections = 8

/** The process that asks, on its own processor. */
export function startLoad(core: string) {
  const child = startPinned(core, './api-load.ts', [])
  return {
    /** @throws {Error} when a server gives any other status, or answers unseen queries so fast that they repeat. */
    async run(server: ApiServer, { paths, headers, status, seconds }: Asked): Promise<Run> {
      const before = server.usedMs()
      const job: LoadJob = { url: server.url, paths, headers, seconds, connections }
      const { answers, statuses, ...result } = await ask<LoadResult>(child, job)
      const usedMs = server.usedMs() - before
      const other = Object.keys(statuses).find((each) => Number(each) !== status)
      if (other !== undefined) throw new Error(`${server.url}${paths[0]} answered ${other}`)
      return {
        answers,
        perSecond: answers / result.seconds,
        msEach: usedMs / answers,
        p50Ms: result.p50Ms,
        p99Ms: result.p99Ms,
      }
    },
    stop: () => void child.kill(),
  }
}

/** One whole answer as it is sent. */
export function readAnswer(url: string, headers: Record<string, string>): Promise<FloorAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const {
          date,
          connection,
          'keep-alive': keepAlive,
          'transfer-encoding': chunked,
          ...kept
        } = response.headers
        const body = Buffer.concat(chunks)
        const status = response.statusCode ?? 0
        const length = status === 304 ? {} : { 'content-length': body.length }
        resolve({ status, headers: { ...kept, ...length }, body })
      })
    }).on('error', reject)
  })
}

/** Waits until the tag has not changed for some seconds: after a start, price positions are recomputed. */
export async function untilQuiet(url: string): Promise<void> {
  const tag = async () => (await readAnswer(`${url}/api/vehicles?pageSize=1`, {})).headers.etag
  let [seen, since] = [await tag(), Date.now()]
  while (Date.now() - since < 5_000) {
    await sleep(200)
    const now = await tag()
    if (now !== seen) [seen, since] = [now, Date.now()]
  }
}

/** Waits for a second in which the server works for less than a tenth: after a start, it writes public records. */
export async function untilIdle(server: ApiServer): Promise<void> {
  for (let [before, used] = [0, Number.POSITIVE_INFINITY]; used > 100; ) {
    before = server.usedMs()
    await sleep(1_000)
    used = server.usedMs() - before
  }
}
