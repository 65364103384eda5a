import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'

/** The longest wait, so that a flood of arrivals cannot stop all answers. */
const patienceMs = 100

/**
 * Resolves after a turn of the event loop without a new connection or request. A turn accepts one connection. If each
 * turn also rendered a page, new connections would wait in the kernel's queue during a burst.
 */
export function createAfterArrivals(server: Server): () => Promise<void> {
  let arrivals = 0
  const count = () => {
    arrivals += 1
  }
  server.on('connection', count)
  server.on('request', count)

  return async () => {
    const start = performance.now()
    let seen: number
    do {
      seen = arrivals
      await setImmediate()
    } while (seen !== arrivals && performance.now() - start < patienceMs)
  }
}
