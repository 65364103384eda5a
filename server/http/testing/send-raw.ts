import { connect } from 'node:net'

/**
 * Sends bytes to 127.0.0.1 as they are, half-closes the connection, and returns everything received until the server
 * closes. Because of the half-close, Node closes before a slow response.
 */
export function sendRaw(port: number, request: string | Buffer): Promise<string> {
  return exchange(port, request, { more: false })
}

/** The same without the half-close, so the server must close the connection. */
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
    // A server that refuses a request may close before it has read all of it.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
  })
}
