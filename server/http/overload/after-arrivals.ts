import type { Server } from 'node:http'

/** The longest that admitted work is put off in favour of what arrives: under a flood, answers must still be made. */
const patienceMs = 100

/**
 * Runs work once a turn of the event loop has brought neither a connection nor a request. A turn accepts one connection,
 * so if each turn also rendered a page, new connections would wait in the kernel's queue behind a burst.
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
