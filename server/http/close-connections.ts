import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'

const sweepMs = 100
/** An unused connection may be waiting for its first request, so it is kept this long. */
const unusedMs = 1_000

/** Whether the process is about to end, as `given` says, or the app is being closed. */
export function watchEnding(app: FastifyInstance, given: () => boolean = () => false): () => boolean {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  return () => given() || closing
}

/**
 * Makes `app.close` end within `deadlineMs`. Node closes the connections that are idle when closing begins. This also
 * closes those that become idle later and unused ones, sends `Connection: close`, and destroys the rest at the deadline:
 * incomplete requests, and responses that the client does not read.
 *
 * Once `isEnding`, answers already say `Connection: close`: later, only connections that were idle the
 * whole time are closed by the server.
 */
export function closeConnections(app: FastifyInstance, deadlineMs: number, isEnding: () => boolean): void {
  const sockets = new Set<Socket>()
  const timers: NodeJS.Timeout[] = []

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('onRequest', (_request, reply, done) => {
    announce(reply)
    done()
  })
  app.addHook('onSend', async (_request, reply) => announce(reply))
  app.addHook('preClose', async () => {
    timers.push(
      setInterval(() => app.server.closeIdleConnections(), sweepMs).unref(),
      setTimeout(() => cut((socket) => socket.bytesRead === 0), unusedMs).unref(),
      setTimeout(() => cut(() => true), deadlineMs).unref(),
    )
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer)
  })

  /** Node then sends `Connection: close`. */
  function announce(reply: FastifyReply): void {
    if (isEnding()) reply.raw.shouldKeepAlive = false
  }

  function cut(isMeant: (socket: Socket) => boolean): void {
    for (const socket of [...sockets].filter(isMeant)) socket.destroy()
  }
}
