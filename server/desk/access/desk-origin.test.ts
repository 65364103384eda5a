import { describe, expect, it } from 'vitest'
import { refusalOf } from './desk-origin.ts'

const own = 'http://127.0.0.1:3001'
const origins = { port: 3001, proxied: 'https://desk.example' }

const ask = (headers: Record<string, string>, { method = 'GET', opensDesk = false } = {}) =>
  refusalOf({ method, opensDesk, headers: { host: '127.0.0.1:3001', ...headers } }, origins)

describe('where a request to the desk may come from', () => {
  it.each<[string, Record<string, string>]>([
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['a page of the desk', { 'sec-fetch-site': 'same-origin' }],
    ['by the name localhost', { host: 'localhost:3001' }],
    ['by the IPv6 address', { host: '[::1]:3001' }],
    ['through the proxy', { host: 'desk.example' }],
    ['a program without such headers', {}],
  ])('reads: %s', (_who, headers) => {
    expect(ask(headers)).toBeNull()
  })

  it.each<[string, Record<string, string>]>([
    ['another name that leads here (rebinding)', { host: 'evil.example' }],
    ['such a name with our port', { host: 'evil.example:3001' }],
    ['a name that begins like ours', { host: '127.0.0.1:3001.evil.example' }],
    ['another port', { host: '127.0.0.1:3000' }],
    ['no host', { host: '' }],
    ['a page elsewhere', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a page on another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['a picture on a page elsewhere', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    [
      'a frame elsewhere',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ],
    ['an origin of nothing', { origin: 'null' }],
  ])('refuses to be read by %s', (_who, headers) => {
    expect(ask(headers)).not.toBeNull()
    expect(ask({ ...headers, origin: headers.origin ?? own }, { method: 'POST' })).not.toBeNull()
  })

  it.each([own, 'https://desk.example'])('takes a form of its own at %s', (origin) => {
    expect(ask({ host: new URL(origin).host, origin }, { method: 'POST' })).toBeNull()
  })

  it.each([
    undefined,
    'null',
    'https://evil.example',
    'http://127.0.0.1:3000',
    'https://127.0.0.1:3001',
    'http://localhost:3001',
  ])('refuses a form with the origin %s', (origin) => {
    expect(ask(origin === undefined ? {} : { origin }, { method: 'POST' })).not.toBeNull()
  })

  it('lets a link that stands elsewhere lead to the page that opens the desk, and to no other', () => {
    const followed = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    }
    expect(ask(followed, { opensDesk: true })).toBeNull()
    expect(ask(followed)).not.toBeNull()
    expect(ask({ ...followed, origin: own }, { method: 'POST', opensDesk: true })).not.toBeNull()
  })
})
