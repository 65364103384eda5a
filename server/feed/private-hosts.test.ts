import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openUrl, requestFeed } from './open-url.ts'
import { createHostGuard } from './private-hosts.ts'

async function serve(answer: RequestListener) {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, port: (server.address() as AddressInfo).port }
}

/** A guard whose names all resolve to what `answers` gives, one after another; the last one stays. */
function guardWith(privateHosts: readonly string[], ...answers: string[]) {
  return createHostGuard(privateHosts, (_name, _options, callback) => {
    const address = answers.length > 1 ? answers.shift() : answers[0]
    callback(null, [{ address: address ?? '', family: address?.includes(':') ? 6 : 4 }])
  })
}

const ask = (url: string, guard = createHostGuard([])) =>
  requestFeed(url, { guard, headers: {}, signal: new AbortController().signal })

const refused = 'is not a public address'

describe('the addresses that a feed may be requested from', () => {
  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::a00:1]',
    '[64:ff9b:1:a00:0:100:808:808]',
    '[::127.0.0.1]',
    '[::ffff:0:127.0.0.1]',
    '[2001:0:7f00:1::]',
    '[fec0::1]',
    '[4000::1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00::1]',
  ])('do not include %s', async (host) => {
    await expect(ask(`http://${host}:9/`)).rejects.toThrow(refused)
  })

  it('do not include a name with such an address, even among public ones', async () => {
    await expect(ask('http://localhost:9/')).rejects.toThrow(refused)
    await expect(ask('http://feed.example:9/', guardWith([], '::ffff:10.0.0.1'))).rejects.toThrow(refused)
    const both = createHostGuard([], (_name, _options, callback) =>
      callback(null, [
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ]),
    )
    await expect(ask('http://feed.example:9/', both)).rejects.toThrow(refused)
  })

  it('include public addresses, also through the translation of IPv6-only networks', () => {
    const guard = createHostGuard([])
    for (const host of ['8.8.8.8', '[2606:4700::1111]', '[64:ff9b::808:808]']) {
      expect(() => guard.checkHost(host)).not.toThrow()
    }
  })

  it('include what FEED_PRIVATE_HOSTS has: a name, an address or a network, and no others', async () => {
    const { port, asked } = await serve((_, response) => response.end('[]'))
    const at = (host: string, ...privateHosts: string[]) =>
      ask(`http://${host}:${port}/`, guardWith(privateHosts, '127.0.0.1'))
    expect((await at('127.0.0.1', '127.0.0.1')).statusCode).toBe(200)
    expect((await at('feed.example', '10.0.0.0/8', '127.0.0.0/8')).statusCode).toBe(200)
    expect((await at('FEED.example', 'feed.example')).statusCode).toBe(200)
    await expect(at('other.example', 'feed.example')).rejects.toThrow(refused)
    await expect(at('127.0.0.1', '10.0.0.0/8', '127.0.0.2', '::1')).rejects.toThrow(refused)
    expect(asked).toHaveLength(3)
  })

  it('are checked at each connection, so a name that changes its address gains nothing', async () => {
    const { port, asked } = await serve((_, response) => response.end('[]'))
    const guard = guardWith(['127.0.0.0/8'], '127.0.0.1', '10.0.0.1')
    expect((await ask(`http://feed.example:${port}/`, guard)).statusCode).toBe(200)
    await expect(ask(`http://feed.example:${port}/`, guard)).rejects.toThrow(refused)
    expect(asked).toHaveLength(1)
  })

  it('are checked at each redirect', async () => {
    const inner = await serve((_, response) => response.end('secret'))
    const targets = [
      `http://127.0.0.1:${inner.port}/`,
      `//localhost:${inner.port}/`,
      'http://169.254.169.254/',
    ]
    let target = ''
    const outer = await serve((_, response) => response.writeHead(302, { location: target }).end())
    for (target of targets) {
      const guard = guardWith(['feed.example'], '127.0.0.1')
      await expect(ask(`http://feed.example:${outer.port}/`, guard)).rejects.toThrow(refused)
    }
    expect([outer.asked.length, inner.asked.length]).toEqual([3, 0])
  })

  it('follow redirects otherwise: five, without the password for another origin, and only to http(s)', async () => {
    const end = await serve((_, response) => response.end('[]'))
    let target = `http://127.0.0.1:${end.port}/`
    const start = await serve((_, response) => response.writeHead(307, { location: target }).end())
    const url = `http://dealer:s3cret@127.0.0.1:${start.port}/`
    const guard = createHostGuard(['127.0.0.1'])
    expect((await ask(url, guard)).statusCode).toBe(200)
    expect([start.asked, end.asked]).toEqual([[expect.stringContaining('Basic ')], [undefined]])
    target = '/again'
    await expect(ask(url, guard)).rejects.toThrow('more than 5 times')
    target = 'file:///etc/passwd'
    await expect(ask(url, guard)).rejects.toThrow('not https')
  })

  it('are named in the error without their secrets, with the setting that allows them', async () => {
    await expect(openUrl('http://dealer:s3cret@127.0.0.1:9/feed?key=k')).rejects.toThrow(
      'http://127.0.0.1:9/feed could not be reached: 127.0.0.1 is not a public address: FEED_PRIVATE_HOSTS',
    )
  })
})
