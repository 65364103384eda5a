import { once } from 'node:events'
import { connect } from 'node:net'
import { text as streamText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Ask, listenAndAsk } from '../testing/ask.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { sendRaw } from '../testing/send-raw.ts'

const text = 'word '.repeat(1_000)
const page = async () => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })
const host = 'Host: www.pierhead.example'

let site: TestApp
let ask: Ask
let port: number
beforeAll(async () => {
  site = await openTestApp({ pages: page, publicUrl: 'https://www.pierhead.example' })
  ask = await listenAndAsk(site.app)
  port = Number(new URL(site.app.listeningOrigin).port)
  await ask('/')
})
afterAll(() => site.close())

const send = (lines: string[]) => sendRaw(port, `${lines.join('\r\n')}\r\n\r\n`)

describe('a request for a kept answer', () => {
  it.each([
    ['two hosts', ['GET / HTTP/1.1', host, host], 400],
    ['an invalid host', ['GET / HTTP/1.1', 'Host: a b<script>'], 400],
    ['a port out of range', ['GET / HTTP/1.1', 'Host: www.pierhead.example:99999'], 400],
    ['no host', ['GET / HTTP/1.1'], 400],
    ['no host in HTTP/1.0', ['GET / HTTP/1.0'], 400],
    ['a compressed body', ['GET / HTTP/1.1', host, 'Content-Encoding: gzip'], 415],
    ['two lengths', ['GET / HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2'], 400],
    ['another method', ['DELETE / HTTP/1.1', host], 405],
    ['a method that Node does not know', ['BREW / HTTP/1.1', host], 400],
    ['an absolute address', ['GET https://www.pierhead.example/ HTTP/1.1', host], 200],
    ['an absolute address of another site', ['GET http://evil.example/ HTTP/1.1', host], 400],
    ['a condition on the state', ['GET / HTTP/1.1', host, 'If-Match: "other"'], 200],
    ['a range', ['GET / HTTP/1.1', host, 'Range: bytes=0-1'], 200],
    ['a date condition', ['GET / HTTP/1.1', host, 'If-Modified-Since: Sun, 22 Nov 2026 12:00:00 GMT'], 200],
  ])('with %s is answered as without the cache', async (_what, lines, status) => {
    expect(await send(lines)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })

  it('is answered after an earlier request on the same connection', async () => {
    const received = await send(['GET /api/problems HTTP/1.1', host, '', 'GET / HTTP/1.1', host])
    const types = received.match(/content-type: [\w/]+/gi)
    expect(types).toEqual(['content-type: application/json', 'content-type: text/html'])
  })
})

it('a site that stops answers with Connection: close', async () => {
  const stopping = await openTestApp({ pages: page })
  onTestFinished(() => stopping.close())
  const request = await listenAndAsk(stopping.app)
  await request('/', { headers: { host: 'localhost' } })
  const socket = connect(Number(new URL(stopping.app.listeningOrigin).port), '127.0.0.1')
  await once(socket, 'connect')
  const closed = stopping.app.close()
  await new Promise((resolve) => setTimeout(resolve, 20))
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const received = await streamText(socket)
  await closed
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(received).toMatch(/\r\nconnection: close\r\n/i)
})
