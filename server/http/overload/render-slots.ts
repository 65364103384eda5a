import type { Limits } from '../security/limits.ts'

/** The place of one request: it waits while `admitted` is pending, and has a slot when it resolves to true. */
export interface Place {
  /** False if the request left while it waited. */
  admitted: Promise<boolean>
  /** Frees the slot or the place among those that wait. Safe to call twice. */
  leave(): void
}

interface RenderSlots {
  /** Whether `client` has used its share, or no place is left. Ask before `enter`. */
  isFull(client: string): boolean
  enter(client: string): Place
  /** For a request that needs no slot: resolves before the next one is admitted. Once a turn of the event loop. */
  pass(): Promise<void>
}

/**
 * Admits `requestsAtOnce` requests at a time, in the order of their arrival. Once half of the places are taken, a client
 * may have one, so a few clients cannot take them all.
 *
 * A request is admitted after `afterArrivals`, or a burst would be rendered before other requests are read.
 */
export function createRenderSlots(
  { requestsAtOnce, requestsWaiting, requestsWaitingPerClient }: Limits,
  afterArrivals: () => Promise<void>,
): RenderSlots {
  const waiting: { client: string; settle: (admitted: boolean) => void }[] = []
  const passing: (() => void)[] = []
  let free = requestsAtOnce
  let isScheduled = false

  // One a turn: renders that end at once would otherwise follow one another in the same turn.
  async function admitNext(): Promise<void> {
    if (isScheduled) return
    isScheduled = true
    await afterArrivals()
    isScheduled = false
    passing.shift()?.()
    const next = free > 0 ? waiting.shift() : undefined
    if (next) {
      free -= 1
      next.settle(true)
    }
    if (passing.length > 0 || (waiting.length > 0 && free > 0)) void admitNext()
  }

  return {
    isFull(client) {
      const share = waiting.length < requestsWaiting / 2 ? requestsWaitingPerClient : 1
      const own = waiting.filter((waiter) => waiter.client === client).length
      return own >= share || waiting.length >= requestsWaiting
    },
    pass() {
      const { promise, resolve } = Promise.withResolvers<void>()
      passing.push(resolve)
      void admitNext()
      return promise
    },
    enter(client) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const waiter = { client, settle: resolve }
      waiting.push(waiter)
      void admitNext()
      let hasLeft = false
      return {
        admitted: promise,
        leave() {
          if (hasLeft) return
          hasLeft = true
          const position = waiting.indexOf(waiter)
          if (position >= 0) {
            waiting.splice(position, 1)
            resolve(false)
          } else {
            free += 1
            void admitNext()
          }
        },
      }
    },
  }
}
