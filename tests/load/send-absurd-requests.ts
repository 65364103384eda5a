import { sendAndWait } from '#server/http/testing/send-raw.ts'

export interface SendReport {
  statuses: Map<string, number>
  /** Requests with a 5xx or without an answer. */
  failures: string[]
}

/** Sends every request, a few at a time. */
export async function sendAbsurdRequests(
  port: number,
  requests: Iterable<string>,
  concurrency: number,
): Promise<SendReport> {
  const statuses = new Map<string, number>()
  const failures: string[] = []
  const queue = requests[Symbol.iterator]()
  async function sendNext(): Promise<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const request = next.value
      const status = /^HTTP\/1\.1 (\d{3})/.exec(await sendAndWait(port, request))?.[1] ?? 'none'
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const isAnswered = status !== 'none' || isClosedUnanswered(request)
      if (!isAnswered || status.startsWith('5')) failures.push(`${status} for ${request.slice(0, 500)}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendNext))
  return { statuses, failures }
}

/**
 * Node closes a CONNECT, which is for proxies, without an answer. So does the site with a request that is followed by bytes
 * that are none, so that an answer to them is never taken for that of the request: an odd header may end the headers early.
 */
function isClosedUnanswered(request: string): boolean {
  const end = request.indexOf('\r\n\r\n')
  const isFollowed = end > 0 && request.length > end + 4 && !/^content-length:/im.test(request.slice(0, end))
  return request.startsWith('CONNECT ') || isFollowed
}

/** The statuses that enough absurd requests produce. */
export const everyStatus = ['200', '201', '202', '302', '308', '400', '404', '405', '413', '415', '422']
