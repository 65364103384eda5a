/** The place of one request: it waits while `admitted` is pending, and has a slot when it resolves to true. */
export interface Place {
  /** False: refused at once, displaced by a client with fewer waiting requests, or left while waiting. */
  admitted: Promise<boolean>
  /** Frees the slot or the place in the queue. Safe to call twice. */
  leave(): void
}

export interface FairQueue {
  /** `first` needs neither a slot nor a place. Such requests are admitted one a turn, before all others. */
  enter(client: string, options?: { first?: boolean }): Place
  /** Whether a request of `client` would be refused at once. */
  isFull(client: string): boolean
}

interface QueueLimits {
  /** Slots. */
  running: number
  /** Places in the queue, over all clients and for each. */
  waiting: number
  waitingPerClient: number
}

interface Waiter {
  client: string
  settle: (admitted: boolean) => void
}

/**
 * Admits `running` requests at a time and queues a few. Clients take turns, independent of how many requests each has in
 * the queue. When every place is taken, a client with fewer waiting requests displaces the newest one of the client with
 * most.
 *
 * No request is admitted synchronously: a page could be rendered in the turn of the event loop in which its request
 * arrived, and a burst would be rendered completely before other requests are read. `defer` runs work after the loop
 * has read its sockets.
 */
export function createFairQueue(
  { running, waiting, waitingPerClient }: QueueLimits,
  defer: (work: () => void) => void,
): FairQueue {
  const first: Waiter[] = []
  /** Waiting requests by client, the next client first. No list is empty. */
  const byClient = new Map<string, Waiter[]>()
  let places = 0
  let free = running
  let scheduled = false

  function next(): Waiter | undefined {
    for (const [client, waiters] of byClient) {
      const waiter = waiters.shift()
      byClient.delete(client)
      if (waiters.length > 0) byClient.set(client, waiters)
      places -= 1
      return waiter
    }
    return undefined
  }

  function admitWaiting(): void {
    scheduled = false
    first.shift()?.settle(true)
    if (first.length > 0) schedule()
    while (free > 0) {
      const waiter = next()
      if (!waiter) return
      free -= 1
      waiter.settle(true)
    }
  }

  function schedule(): void {
    if (scheduled) return
    scheduled = true
    defer(admitWaiting)
  }

  function remove(waiter: Waiter): void {
    const urgent = first.indexOf(waiter)
    if (urgent >= 0) first.splice(urgent, 1)
    const waiters = byClient.get(waiter.client) ?? []
    const position = waiters.indexOf(waiter)
    if (position < 0) return
    waiters.splice(position, 1)
    if (waiters.length === 0) byClient.delete(waiter.client)
    places -= 1
  }

  /** The waiter that `client` displaces when all places are taken; null if `client` has as many as any other. */
  function newestOfGreediest(client: string): Waiter | null {
    const most = [...byClient.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
    return most.length > ownPlaces(client) + 1 ? (most.at(-1) ?? null) : null
  }

  const ownPlaces = (client: string) => byClient.get(client)?.length ?? 0

  function isFull(client: string): boolean {
    if (ownPlaces(client) >= waitingPerClient) return true
    return places >= waiting && newestOfGreediest(client) === null
  }

  function takePlace(waiter: Waiter): void {
    const { client } = waiter
    const ousted = places >= waiting ? newestOfGreediest(client) : null
    if (ousted) {
      remove(ousted)
      ousted.settle(false)
    }
    byClient.set(client, [...(byClient.get(client) ?? []), waiter])
    places += 1
  }

  return {
    isFull,
    enter(client, { first: isFirst = false } = {}) {
      let state: 'waiting' | 'running' | 'out' = 'waiting'
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const waiter: Waiter = {
        client,
        settle(admitted) {
          state = admitted && !isFirst ? 'running' : 'out'
          resolve(admitted)
        },
      }
      if (isFirst) first.push(waiter)
      else if (isFull(client)) waiter.settle(false)
      else takePlace(waiter)
      schedule()
      return {
        admitted: promise,
        leave() {
          if (state === 'waiting') {
            remove(waiter)
            waiter.settle(false)
          } else if (state === 'running') {
            state = 'out'
            free += 1
            schedule()
          }
        },
      }
    },
  }
}
