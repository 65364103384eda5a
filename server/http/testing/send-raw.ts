import { connect } from 'node:net'

/**
 * Sends these very bytes to 127.0.0.1, which no HTTP client would, and answers all that comes back until the server
 * closes. It says at once that no more will come, which makes Node close before an answer that takes time.
 */
export function sendRaw(port: number, request: string | Buffer): Promise<string> {
  return exchange(port, request, { more: false })
}

/** The same from a client that keeps its side open: the server must close, as with `Connection: close`. */
export function sendAndWait(port: number, request: string | Buffer): Promise<string> {
  return exchange(port, request, { more: true })
}

function exchange(port: number, request: string | Buffer, { more }: { more: boolean }): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => (more ? socket.write(request) : socket.end(request)))
    let answer = ''
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      answer += part
    })
    socket.on('close', () => resolve(answer))
    // A server that has refused a request need not read the rest of it.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
  })
}
