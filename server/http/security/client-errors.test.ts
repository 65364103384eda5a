import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { sendAndWait, sendRaw } from '../testing/send-raw.ts'

let site: TestApp | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

async function listen(options: Parameters<typeof openTestApp>[0] = {}): Promise<number> {
  site = await openTestApp(options)
  return Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)
}

/** The server may end a connection before it has read all that the test has sent. Without a listener, the run would fail. */
const mayBeReset = () => undefined

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`

describe('input that is not an HTTP request', () => {
  it('is answered on a connection without open requests', async () => {
    const answer = await sendRaw(await listen(), 'nonsense\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('Cache-Control: no-store')
    expect(answer).toContain('"code":"malformed-request"')
  })

  it('is not answered in place of an earlier open request', async () => {
    const rendering = Promise.withResolvers<void>()
    const port = await listen({
      pages: async () => {
        await rendering.promise
        return new Response('page')
      },
    })
    const answer = await sendAndWait(port, `${get('/')}nonsense\r\n\r\n`)
    rendering.resolve()
    expect(answer).toBe('')
  })

  it('is answered after an earlier request was answered', async () => {
    const port = await listen()
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(get('/healthz')))
      socket.on('error', mayBeReset)
      let got = ''
      socket.setEncoding('latin1')
      socket.on('data', (part: string) => {
        if (got === '') socket.write('nonsense\r\n\r\n')
        got += part
      })
      socket.on('close', () => resolve(got))
    })
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  })
})

describe('a request that does not arrive completely', () => {
  it.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: a.example\r\nX-Slow:'],
    ['its body', 'POST /apply HTTP/1.1\r\nHost: a.example\r\nContent-Length: 10\r\n\r\nhalf'],
    ['a chunk', 'POST /apply HTTP/1.1\r\nHost: a.example\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nha'],
  ])('%s: one 408, and the connection is closed', async (_what, part) => {
    const answer = await sendAndWait(await listen({ limits: { requestMs: 100 } }), part)
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 408'])
  })
})

describe('a connection that its client keeps open after garbage', () => {
  it('is destroyed by the server, which holds no descriptor for it', async () => {
    // Nothing else ends it.
    const port = await listen({ limits: { silentMs: 0 } })
    const sockets = await Promise.all(
      Array.from({ length: 100 }, async () => {
        // It never closes its half, and reads the answer.
        const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume()
        socket.on('error', mayBeReset)
        await once(socket, 'connect')
        socket.write('nonsense...\r\n')
        return socket
      }),
    )
    const connections = () =>
      new Promise<number>((resolve) => site?.app.server.getConnections((_error, count) => resolve(count)))
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 45_000 })
    for (const socket of sockets) socket.destroy()
  })
})

describe('a client that does not read its answers', () => {
  const unread = async (port: number, requests: number): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', mayBeReset)
    await once(socket, 'connect')
    socket.write(get('/api/vehicles').repeat(requests))
    return socket
  }

  it('is disconnected when it sends more requests than may wait, and a few of them are answered', async () => {
    let asked = 0
    const port = await listen({
      limits: { unansweredRequests: 8 },
      viteMiddleware: (_request, _response, next) => {
        asked += 1
        next()
      },
    })
    const clients = await Promise.all(Array.from({ length: 50 }, () => unread(port, 1_700)))
    for (const client of clients) client.resume()
    await Promise.all(
      clients.map(
        (client) => new Promise((resolve) => (client.closed ? resolve(null) : client.once('close', resolve))),
      ),
    )
    expect(asked).toBeLessThanOrEqual(50 * 8)
    expect(asked).toBeGreaterThan(0)
  })

  it('is served as long as it waits for each answer', async () => {
    const port = await listen({ limits: { unansweredRequests: 2 } })
    const socket = connect(port, '127.0.0.1').setEncoding('latin1')
    socket.on('error', mayBeReset)
    for (let number = 0; number < 20; number += 1) {
      socket.write(get('/healthz'))
      expect((await once(socket, 'data'))[0]).toMatch(/^HTTP\/1\.1 200 /)
    }
    socket.destroy()
  })

  it('is disconnected when nothing moves for the time that a connection may be silent', async () => {
    const port = await listen({
      limits: { silentMs: 200 },
      pages: async () => new Response(Buffer.alloc(20_000_000)),
    })
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', mayBeReset)
    socket.write(get('/'))
    const [connection] = (await once(site?.app.server ?? socket, 'connection')) as [Socket]
    await once(connection, 'close')
    expect(connection.writableFinished).toBe(false)
    socket.destroy()
  })
})

describe('more connections than may be open', () => {
  it('are closed at once, and one is accepted again when another has ended', async () => {
    const port = await listen({ trustProxy: 1, limits: { connections: 3 } })
    const open = await Promise.all(
      [1, 2, 3].map(async () => {
        const socket = connect(port, '127.0.0.1').setEncoding('latin1')
        socket.on('error', mayBeReset)
        socket.write(get('/healthz'))
        expect((await once(socket, 'data'))[0]).toMatch(/^HTTP\/1\.1 200 /)
        return socket
      }),
    )
    expect(await sendRaw(port, get('/healthz'))).toBe('')
    open[0]?.destroy()
    await vi.waitFor(
      async () => expect(await sendRaw(port, get('/healthz'))).toMatch(/^HTTP\/1\.1 200 /),
      45_000,
    )
    for (const socket of open) socket.destroy()
  })
})

describe('connections of one client', () => {
  const isOpen = (socket: Socket) => !socket.destroyed
  const openFrom = async (port: number, localAddress: string, count: number): Promise<Socket[]> => {
    const sockets = Array.from({ length: count }, () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      socket.on('error', mayBeReset)
      socket.write(get('/healthz'))
      return socket
    })
    await Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve).once('close', resolve))),
    )
    return sockets.filter(isOpen)
  }

  it('are a quarter of all at the most, so that others are answered', async () => {
    const port = await listen({ limits: { connections: 20 } })
    const [greedy, other] = [await openFrom(port, '127.0.0.2', 40), await openFrom(port, '127.0.0.3', 2)]
    expect([greedy.length, other.length]).toEqual([5, 2])
    for (const socket of greedy.splice(0, 2)) socket.destroy()
    await vi.waitFor(
      async () => {
        greedy.push(...(await openFrom(port, '127.0.0.2', 1)))
        expect(greedy).toHaveLength(5)
      },
      { timeout: 45_000 },
    )
    expect(await openFrom(port, '127.0.0.2', 1)).toEqual([])
    for (const socket of [...greedy, ...other]) socket.destroy()
  })

  it('are as many as all if the client is a proxy that is trusted', async () => {
    const port = await listen({ trustProxy: ['127.0.0.2'], limits: { connections: 20 } })
    const sockets = await openFrom(port, '127.0.0.2', 20)
    expect(sockets).toHaveLength(20)
    for (const socket of sockets) socket.destroy()
  })
})

describe('HTTP/1.0 without a Host', () => {
  it.each([
    ['/healthz', 200],
    ['/readyz', 200],
    ['/', 400],
    ['/api/vehicles', 400],
  ])('%s answers %i', async (path, status) => {
    const answer = await sendRaw(await listen(), `GET ${path} HTTP/1.0\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  it('is refused in HTTP/1.1 and with an empty one', async () => {
    const port = await listen()
    expect(await sendRaw(port, 'GET /healthz HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await sendRaw(port, 'GET /healthz HTTP/1.0\r\nHost: a b\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })
})
