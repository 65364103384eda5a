import { once } from 'node:events'
import { createServer } from 'node:net'

// Systems give outgoing connections ports from 32768 on (Linux) or 49152 on (others), so none of these is taken that way
// before the site listens.
const first = 20_000
const last = 32_767

/** A free port of 127.0.0.1, for a site whose address must be known before it starts, or that is started there again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first + 1))
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
