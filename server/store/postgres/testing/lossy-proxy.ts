import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a server that can cut a connection instead of passing on the answer to a statement. */
export async function startLossyProxy(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let next = null as { text: string; arrives: boolean } | null
  let lost = 0
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        client.destroy()
        upstream.end()
      })
    }
    let isCut = false
    client.on('data', (bytes) => {
      if (next === null || !bytes.includes(next.text)) return upstream.write(bytes)
      isCut = true
      if (next.arrives) upstream.write(bytes)
      else cut()
      next = null
    })
    upstream.on('data', (bytes) => (isCut ? cut() : client.write(bytes)))

    function cut() {
      if (!client.destroyed) lost += 1
      client.destroy()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${own}` }).href,
    /** Cuts the connection of the next statement with this text; `arrives`: after the server has received it. */
    loseNextAnswerTo(text: string, { arrives = true } = {}) {
      next = { text, arrives }
    },
    lost: () => lost,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
