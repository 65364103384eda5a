import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { sendAndWait, sendRaw } from '../testing/send-raw.ts'

let site: TestApp | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

async function listen(options: Parameters<typeof openTestApp>[0] = {}): Promise<number> {
  site = await openTestApp(options)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const address = site.app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

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
