import { describe, expect, it } from 'vitest'
import { textOf } from '../testing/ask.ts'
import { html, openCounting, text } from './test-site.ts'

describe('no cache has', () => {
  const answers: [string, ResponseInit][] = [
    ['a failure', { status: 500 }],
    ['an unknown address', { status: 404 }],
    ['a sold vehicle', { status: 410 }],
    ['a redirect', { status: 302, headers: { location: '/cars' } }],
    ['what must not be stored', { headers: { 'cache-control': 'no-store' } }],
    ['what is for one visitor', { headers: { 'cache-control': 'private, max-age=60' } }],
    ['what is not said to be public', { headers: { 'cache-control': 'no-cache' } }],
    ['what sets a cookie', { headers: { 'set-cookie': 'a=1', 'cache-control': 'public' } }],
  ]
  it.each(answers)('%s', async (_what, init) => {
    const { ask, world } = await openCounting(
      async () => new Response(text, { ...init, headers: { ...html, ...init.headers } }),
    )
    for (const _ of [1, 2]) await ask('/')
    expect(world.rendered).toEqual(['/', '/'])
  })

  it('the answer to a form', async () => {
    const { ask, world } = await openCounting(async ({ method, headers }) =>
      method === 'POST'
        ? new Response('Grace earns 2100', { headers: { ...html, 'cache-control': 'public, max-age=60' } })
        : new Response(`empty ${headers.get('cookie')}`, { headers: html }),
    )
    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'firstName=Grace&netIncome=2100',
    }
    for (const _ of [1, 2]) {
      expect((await ask('/vehicles/c1/apply', form)).body.toString()).toBe('Grace earns 2100')
      expect((await ask('/vehicles/c1/apply')).body.toString()).toBe('empty null')
    }
    expect(world.rendered).toHaveLength(3)
  })

  it('anything, on the development server', async () => {
    const { ask, world } = await openCounting(undefined, {
      viteMiddleware: (_request, _response, next) => next(),
    })
    const headers = { 'accept-encoding': 'br' }
    const answers = [await ask('/', { headers }), await ask('/', { headers })]
    expect(answers.map(textOf)).toEqual([text, text])
    expect(world.rendered).toHaveLength(2)
  })
})

describe('a page', () => {
  const personal = {
    cookie: 'session=Grace',
    authorization: 'Basic R3JhY2U=',
    'user-agent': 'Grace/1.0',
    referer: 'https://example.com/grace',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'accept-language': 'cy',
    accept: 'text/grace',
    'sec-ch-ua-mobile': '?1',
    'save-data': 'on',
    'x-react-router-spa-mode': 'yes',
    'x-react-router-prerender-data': 'evil',
  }

  it('sees no header of the visitor but the host', async () => {
    const { ask } = await openCounting(
      async ({ headers }) => new Response(JSON.stringify([...headers]), { headers: html }),
      { trustProxy: 1 },
    )
    const host = 'pierhead.example'
    const answer = await ask('/', { headers: { ...personal, host } })
    expect(JSON.parse(answer.body.toString())).toEqual([['host', host]])
  })

  it('and an answer of the API are the same for every visitor', async () => {
    const sites = [
      await openCounting(undefined, { trustProxy: 1 }),
      await openCounting(undefined, { trustProxy: 1 }),
    ]
    for (const url of ['/cars', '/api/vehicles', '/api/vehicles/c1', '/api/vehicles/search/car']) {
      const [first, second] = sites.map(({ ask }) => ask)
      const ofVisitor = await first?.(url, { headers: { ...personal, host: 'pierhead.example' } })
      const plain = await second?.(url, { headers: { host: 'pierhead.example' } })
      expect(ofVisitor).toEqual(plain)
      expect(JSON.stringify(ofVisitor?.headers) + ofVisitor?.body).not.toMatch(/grace|evil|203\.0\.113/i)
    }
  })
})
