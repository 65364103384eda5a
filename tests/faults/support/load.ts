import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from './random.ts'

/** An application or an enquiry that was answered with 201. */
export interface Acknowledged {
  id: string
  mark: string
  path: string
  /** `performance.now()` of the answer. */
  at: number
}

export interface LoadResult {
  acknowledged: Acknowledged[]
  /** Markers of all bodies that were sent at least once. */
  sent: Set<string>
  /** Answers by status; 0: no answer. */
  statuses: Map<number, number>
  /** 4xx: the load is wrong, or the site is. */
  refused: string[]
}

export interface Load extends LoadResult {
  /** Resolves when the requests under way have ended. Those with a key are repeated until 201. */
  stop(): Promise<void>
}

interface LoadOptions {
  /** Where to send next; a list is used in turn. */
  urls: readonly string[]
  random: Random
  /** Senders that each wait for an answer. */
  senders?: number
  /** Between two requests of one sender, in milliseconds. */
  pauseMs?: number
  vehicleId?: string
  /** For one request. */
  timeoutMs?: number
}

/**
 * Sends applications and enquiries until stopped. Two of three have an Idempotency-Key and are repeated until they are
 * acknowledged; one in ten of these is sent again afterwards, as by an impatient visitor. Those without a key are sent
 * once. Every body has a marker, by which it is found at the lead service.
 */
export function startLoad({
  urls,
  random,
  senders = 4,
  pauseMs = 20,
  vehicleId = 'v1',
  timeoutMs = 20_000,
}: LoadOptions): Load {
  const result: LoadResult = { acknowledged: [], sent: new Set(), statuses: new Map(), refused: [] }
  let stopping = false
  let turn = 0

  async function post(path: string, body: string, key: string | null): Promise<string | null> {
    const url = urls[turn++ % urls.length]
    try {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          // Each is another visitor, so that no limit of one client is met.
          'X-Forwarded-For': `10.${random.whole(256)}.${random.whole(256)}.${random.whole(256)}`,
          ...(key !== null && { 'Idempotency-Key': key }),
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      count(response.status)
      if (response.status === 201) return JSON.parse(text).id
      if (response.status < 500) result.refused.push(`${response.status} ${text}`)
      return null
    } catch {
      count(0)
      return null
    }
  }
  function count(status: number): void {
    result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1)
  }

  async function sendOne(): Promise<void> {
    const mark = `mark-${randomUUID()}`
    const isApplication = random.whole(3) > 0
    const path = isApplication ? '/api/finance-application' : '/api/enquiries'
    const body = JSON.stringify(isApplication ? applicationOf(mark, vehicleId) : enquiryOf(mark, vehicleId))
    const key = random.whole(3) > 0 ? `key-${mark}` : null
    result.sent.add(mark)
    let id = await post(path, body, key)
    while (key !== null && id === null) {
      if (result.refused.length > 0) return
      await sleep(20 + random.whole(80))
      id = await post(path, body, key)
    }
    if (id === null) return
    result.acknowledged.push({ id, mark, path, at: performance.now() })
    if (key === null || random.whole(10) > 0) return
    const again = await post(path, body, key)
    if (again !== null && again !== id) result.refused.push(`another id for the same key: ${id} ${again}`)
  }

  async function send(): Promise<void> {
    while (!stopping) {
      await sendOne()
      await sleep(random.whole(2 * pauseMs))
    }
  }
  const running = Array.from({ length: senders }, send)

  return {
    ...result,
    async stop() {
      stopping = true
      await Promise.all(running)
    },
  }
}

/** The surname is a personal answer: a log may not have it. */
function applicationOf(mark: string, vehicleId: string) {
  return { vehicleId, vehicleDetails: { make: 'Ford' }, surname: mark, netIncome: '1850' }
}

function enquiryOf(mark: string, vehicleId: string) {
  return { kind: 'call', vehicleId, name: mark, phone: '07700 900456' }
}
