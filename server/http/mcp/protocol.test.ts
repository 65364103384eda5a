import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { StockAway } from '#domain/stock/store.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { stockRecord } from '../testing/stock-record.ts'

const publicUrl = 'https://www.pierhead.example'
const site = await openTestApp({ publicUrl, stock: [stockRecord({ id: 'c1' })] })
const local = await openTestApp({ stock: [stockRecord({ id: 'c1' })] })
afterAll(() => Promise.all([site.close(), local.close()]))

const types = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const call = (name: string, input: unknown, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: input },
})
const search = JSON.stringify(call('search_vehicles', { type: 'car' }))

function post(payload: string | Buffer, headers: Record<string, string> = {}, on = site) {
  return on.app.inject({ method: 'POST', url: '/mcp', headers: { ...types, ...headers }, payload })
}

/** The message of an answer, which is JSON or the one event of a stream. */
function messageOf({ body, headers }: { body: string; headers: Record<string, unknown> }) {
  return JSON.parse(
    String(headers['content-type']).startsWith('text/event-stream')
      ? (/^data: (.*)$/m.exec(body)?.[1] ?? '')
      : body,
  )
}

it('closes the connection where the client asks for that', async () => {
  const url = `${await local.app.listen({ port: 0, host: '127.0.0.1' })}/mcp`
  const asked = request(url, { method: 'POST', headers: { ...types, connection: 'close' } }).end(search)
  const [{ statusCode, headers }] = await once(asked, 'response')
  asked.destroy()
  expect([statusCode, headers.connection]).toEqual([200, 'close'])
})

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe('a request that is not of the protocol', () => {
  it.each([
    ['no body', '', 400],
    ['no JSON', '{"jsonrpc":', 400],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
    ['a number', '7', 400],
    ['null', 'null', 400],
    ['a text', '"tools/list"', 400],
    ['an empty object', '{}', 400],
    ['an empty batch', '[]', 400],
    ['a batch of calls', `[${Array(500).fill(search).join(',')}]`, 400],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"tools/list"}', 400],
    ['no method', '{"jsonrpc":"2.0","id":1}', 400],
    ['a method that is no text', '{"jsonrpc":"2.0","id":1,"method":{}}', 400],
    ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"tools/list"}', 400],
    ['parameters that are a list', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}', 400],
    ['brackets without end', '['.repeat(60_000), 400],
    ['objects in objects', deep(10_000), 400],
  ])('is refused: %s', async (_what, body, status) => {
    const { statusCode, headers } = await post(body)
    expect(statusCode).toBe(status)
    expect(headers['content-type']).toMatch(/^application\/json/)
  })

  it.each([
    [
      'a method that is not there',
      { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: 'file:///etc/passwd' } },
      -32601,
    ],
    ['a prototype for a method', { jsonrpc: '2.0', id: 1, method: '__proto__' }, -32601],
    ['a tool that is not there', call('send_enquiry', { id: 'c1' }), -32602],
    ['a prototype for a tool', call('__proto__', {}), -32602],
    ['a tool without a name', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: {} }, -32602],
  ])('answers an error of JSON-RPC: %s', async (_what, message, code) => {
    const answer = await post(JSON.stringify(message))
    expect(messageOf(answer)).toMatchObject({ id: 1, error: { code } })
    expect(answer.body).not.toMatch(/\bat .*\.[mt]?[jt]s:\d/)
  })

  it.each([
    [
      'arguments nested in each other',
      JSON.stringify(call('search_vehicles', {})).replace('{}', deep(5_000)),
    ],
    ['arguments that are a list', JSON.stringify(call('search_vehicles', ['c1']))],
    ['arguments that are missing', JSON.stringify(call('vehicle', undefined))],
    [
      'a prototype among the arguments',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_vehicles","arguments":{"__proto__":{"type":"car"},"filters":{"__proto__":"1","constructor":"2"}}}}',
    ],
  ])('is answered with a fault or an error, never with 5xx: %s', async (_what, body) => {
    const answer = await post(body)
    expect(answer.statusCode).toBeLessThan(500)
    const { error, result } = messageOf(answer)
    expect(error !== undefined || result.isError).toBe(true)
  })
})

describe('the transport', () => {
  it('takes a request of 64 KiB, and no larger one', async () => {
    const padded = (bytes: number) => {
      const message = JSON.stringify(call('search_vehicles', { phrase: '' }))
      return message.replace('"phrase":""', `"phrase":"${'a'.repeat(bytes - message.length)}"`)
    }
    const whole = await post(padded(64 * 1024))
    expect([whole.statusCode, messageOf(whole).result.isError]).toEqual([200, true])
    expect(whole.body.length).toBeLessThan(1_000)
    expect((await post(padded(64 * 1024 + 1))).statusCode).toBe(413)
  })

  it.each([
    ['filters', (names: object) => ({ type: 'car', filters: names })],
    ['arguments', (names: object) => names],
  ])('answers a request of many unknown %s in few words', async (_what, given) => {
    const names = Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`unknown${at}`, '1']))
    const answer = await post(JSON.stringify(call('search_vehicles', given(names))))
    const { content, isError } = messageOf(answer).result
    expect([isError, content[0].text.length < 600]).toEqual([true, true])
    expect(content[0].text).toContain('Unrecognized keys: "unknown0"')
    expect(content[0].text).toContain('and 2495 more')
  })

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const)('refuses %s', async (method) => {
    const { statusCode, headers } = await site.app.inject({
      method,
      url: '/mcp',
      headers: { accept: 'text/event-stream' },
    })
    expect([statusCode, headers.allow]).toEqual([405, 'POST, OPTIONS'])
  })

  it.each([
    [{ accept: 'text/html' }, 406],
    [{ accept: 'application/json' }, 406],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [{ 'content-encoding': 'gzip' }, 415],
    [{ 'mcp-protocol-version': '1999-01-01' }, 400],
  ])('refuses %j', async (headers, status) => {
    expect((await post(search, headers)).statusCode).toBe(status)
  })

  it('keeps nothing between two requests: a session that somebody names changes nothing', async () => {
    const answer = await post(search, { 'mcp-session-id': 'somebody' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['mcp-session-id']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('opens no stream that stays open', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: { _meta: meta, notifications: { toolsListChanged: true } },
    }
    const answer = await post(JSON.stringify(message), {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'subscriptions/listen',
    })
    expect(messageOf(answer).error.message).toMatch(/limit reached/)
  })
})

describe('a request that a browser sends', () => {
  it.each([
    ['another site', site, { origin: 'https://evil.example', host: 'www.pierhead.example' }, 403],
    ['an opaque origin', site, { origin: 'null', host: 'www.pierhead.example' }, 403],
    ['another site, as its headers say', site, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a name that leads here', site, { origin: 'http://evil.example', host: 'evil.example' }, 403],
    ['the site', site, { origin: publicUrl, host: 'www.pierhead.example' }, 200],
    [
      'a name that leads to this machine',
      local,
      { origin: 'http://evil.example:3000', host: 'evil.example:3000' },
      403,
    ],
    ['another port of this machine', local, { origin: 'http://localhost:5173', host: 'localhost:3000' }, 403],
    ['this machine', local, { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
    ['this machine by its address', local, { origin: 'http://[::1]:3000', host: '[::1]:3000' }, 200],
  ])('for %s', async (_what, on, headers, status) => {
    expect((await post(search, headers, on)).statusCode).toBe(status)
  })

  it('for another site is refused by every method', async () => {
    const headers = { origin: 'https://evil.example' }
    for (const method of ['GET', 'OPTIONS', 'DELETE'] as const)
      expect((await site.app.inject({ method, url: '/mcp', headers })).statusCode).toBe(403)
  })
})

describe('what goes wrong inside', () => {
  it('is not told, and a stock that cannot be read is a 503 like that of a page', async () => {
    const stock = local.loadedStock()
    const { find } = stock
    try {
      stock.find = () => Promise.reject(new Error('password of the database'))
      const failed = await post(JSON.stringify(call('vehicle', { id: 'c1' })), {}, local)
      expect(messageOf(failed).result).toEqual({
        content: [{ type: 'text', text: 'Something went wrong on our side. Try again in a moment.' }],
        isError: true,
      })
      stock.find = () => Promise.reject(new StockAway('away'))
      const away = await post(JSON.stringify(call('vehicle', { id: 'c1' })), {}, local)
      expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '3'])
    } finally {
      stock.find = find
    }
  })

  it('has the rate of the site', async () => {
    const limited = await openTestApp({ limits: { requestsPerMinute: 2 } })
    const statuses = []
    for (let at = 0; at < 3; at++) statuses.push((await post(search, {}, limited)).statusCode)
    await limited.close()
    expect(statuses).toEqual([200, 200, 429])
  })
})
