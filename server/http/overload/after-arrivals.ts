import type { Server } from 'node:http'

/** The longest that work is deferred in favour of arrivals, so that a flood cannot stop all answers. */
const patienceMs = 100

/**
 * Runs work after a turn of the event loop without a new connection or request. A turn accepts one connection. If each
 * turn also rendered a page, new connections would wait in the kernel's queue during a burst.
 */
export function createAfterArrivals(server: Server): (work: () => void) => void {
  let arrivals = 0
  const count = () => {
    arrivals += 1
  }
  server.on('connection', count)
  server.on('request', count)

  return (work) => {
    const start = performance.now()
    let seen = arrivals
    function look(): void {
      if (arrivals === seen || performance.now() - start > patienceMs) {
        work()
        return
      }
      seen = arrivals
      setImmediate(look)
    }
    setImmediate(look)
  }
}
