import { once } from 'node:events'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PageHandler } from '../app-options.ts'
import { listenAndAsk, textOf } from '../testing/ask.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { pageRoute } from '../testing/page-route.ts'
import { stockRecord } from '../testing/stock-record.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const text = 'word '.repeat(1_000)

/** A site that counts what it renders, on a port. `version` is the cache version of its stock. */
async function open(
  render: PageHandler = async () => new Response(text, { headers: html }),
  options: Parameters<typeof openTestApp>[0] = {},
) {
  const world = { version: '1', rendered: [] as string[] }
  const site = await openTestApp({
    stock: [stockRecord({ id: 'c1' })],
    ...options,
    pages: async (request, given) => {
      world.rendered.push(new URL(request.url).pathname)
      return render(request, given)
    },
  })
  site.loadedStock().cacheVersion = () => world.version
  onTestFinished(() => site.close())
  return { site, world, ask: await listenAndAsk(site.app) }
}

describe('an answer from memory', () => {
  it.each(['identity', 'gzip', 'br'])('is the same as the rendered one, in %s', async (encoding) => {
    const { ask, world } = await open(undefined, {
      publicUrl: 'https://www.pierhead.example',
      pictureHosts: ['a.example'],
    })
    const headers = { 'accept-encoding': encoding }
    for (const url of ['/cars', '/api/vehicles/c1', '/api/openapi.json']) {
      const rendered = await ask(url, { headers })
      expect(await ask(url, { headers })).toEqual(rendered)
      const cached = await ask(url, { headers })
      expect(cached).toEqual(rendered)
      expect(cached.headers['x-frame-options']).toBe('DENY')
      expect(cached.headers['strict-transport-security']).toBe('max-age=31536000')
      expect(cached.headers['content-security-policy']).toContain("default-src 'none'")
      expect([cached.headers.vary, cached.headers.etag?.length]).toEqual([
        'accept-encoding',
        expect.any(Number),
      ])
    }
    expect(world.rendered).toEqual(['/cars'])
  })

  it('is the same for parameters that the page does not read, which it never sees', async () => {
    const { ask, world } = await open(
      async ({ url }) => new Response(new URL(url).search, { headers: html }),
      { pageRoutes: [pageRoute('/car-search', { parameters: ['make'] })] },
    )
    const bodies = []
    for (const query of [
      '?make=Ford',
      '?utm_source=a&make=Ford',
      '?make=Ford&gclid=b',
      '?make=Audi&make=Ford',
    ])
      bodies.push((await ask(`/car-search${query}`)).body.toString())
    expect(bodies).toEqual(['?make=Ford', '?make=Ford', '?make=Ford', '?make=Audi&make=Ford'])
    expect(world.rendered).toHaveLength(2)
  })

  it('of the API depends on every parameter, however its path is written', async () => {
    const { ask } = await open()
    const statuses = []
    for (const query of ['', '?pageSize=1', '?pageSize=none'])
      statuses.push((await ask(`/%61pi/vehicles${query}`)).status)
    expect(statuses).toEqual([200, 200, 400])
  })

  it('is not cached for others when its address has a whole postcode', async () => {
    const { ask, world } = await open()
    for (let time = 0; time < 2; time++) {
      const { headers } = await ask('/car-search?postcode=CH1+4LD&sort=distance')
      expect(headers['cache-control']).toBe('private, no-cache')
    }
    expect(world.rendered).toHaveLength(2)
  })

  it.each([
    ['', 1],
    [', and is not kept without it where pages have the script of another company', 2],
  ])(
    'is kept by no shared cache when a parameter that the page does not read is personal%s',
    async (_, most) => {
      const foreignScript = { src: 'https://chat.example/x.js', origins: [], purpose: 'Chat' } as never
      const { ask, world } = await open(undefined, {
        pageRoutes: [pageRoute('/cars')],
        ...(most > 1 && { foreignScript }),
      })
      expect((await ask('/cars')).headers['cache-control']).toMatch(/^public/)
      const { headers, body } = await ask('/cars?email=jane@example.com')
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'referrer-policy': 'strict-origin',
      })
      expect(String(headers['content-security-policy'])).not.toContain('chat.example')
      expect(body.toString()).toBe(text)
      expect((await ask('/cars?utm_source=a')).headers['cache-control']).toMatch(/^public/)
      expect(world.rendered).toHaveLength(most)
    },
  )

  it('is for one address, and for one host unless PUBLIC_URL is set', async () => {
    const page: PageHandler = async ({ url }) => new Response(url, { headers: html })
    const bare = await open(page)
    const named = await open(page, { publicUrl: 'https://www.pierhead.example' })
    const textsOf = async ({ ask }: typeof bare) => {
      const texts: string[] = []
      for (const [path, host] of [
        ['/?make=1&page=2', 'a.example'],
        ['/?make=1&page=2', 'b.example'],
        ['/?page=2&make=1', 'a.example'],
        ['/?make=1&page=2', 'a.example'],
      ] as const)
        texts.push((await ask(path, { headers: { host } })).body.toString())
      return texts
    }
    const [a, b] = ['http://a.example', 'http://b.example']
    expect(await textsOf(bare)).toEqual([
      `${a}/?make=1&page=2`,
      `${b}/?make=1&page=2`,
      `${a}/?page=2&make=1`,
      `${a}/?make=1&page=2`,
    ])
    expect(bare.world.rendered).toHaveLength(3)
    await textsOf(named)
    expect(named.world.rendered).toHaveLength(2)
  })

  it('is logged at the level debug, without the query', async () => {
    const lines: { msg: string }[] = []
    const write = (line: string) => lines.push(JSON.parse(line))
    const { ask } = await open(undefined, {
      logger: pino({ level: 'debug', base: null, timestamp: false }, { write }),
    })
    for (const _ of [1, 2]) await ask('/car-search?postcode=L1')
    const answered = { method: 'GET', route: '/*', status: 200, ms: expect.any(Number), msg: 'Answered' }
    const line = (cached: string) => ({ ...answered, cached, level: 20, requestId: expect.any(String) })
    const answers = () => lines.filter(({ msg }) => msg === 'Answered')
    await vi.waitFor(() => expect(answers()).toEqual([line('miss'), line('hit')]), { timeout: 45_000 })
    expect(JSON.stringify(lines)).not.toContain('L1')
  })
})

describe('a change of the stock', () => {
  it('drops every answer, and a page with the same text keeps its tag', async () => {
    const { ask, world } = await open(async () => new Response(text, { headers: html }))
    const urls = ['/cars', '/api/vehicles']
    const read = async () =>
      (await Promise.all(urls.map((url) => ask(url)))).map(({ headers }) => headers.etag)
    const before = await read()
    world.version = '2'
    const after = await read()
    expect(world.rendered).toEqual(['/cars', '/cars'])
    // The tag of an answer of the API is the version.
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toBe(before[1])
  })

  it('while a page is rendered makes the next request render it again', async () => {
    const { promise: changed, resolve: change } = Promise.withResolvers<void>()
    const { ask, world } = await open(async () => {
      await changed
      return new Response(text, { headers: html })
    })
    const early = ask('/')
    while (world.rendered.length < 1) await new Promise(setImmediate)
    world.version = '2'
    const late = ask('/')
    while (world.rendered.length < 2) await new Promise(setImmediate)
    change()
    expect([(await early).status, (await late).status]).toEqual([200, 200])
    await ask('/')
    expect(world.rendered).toHaveLength(2)
  })
})

describe('simultaneous requests', () => {
  const many = Array.from({ length: 30 })

  it('for one page render it once, and take no place in the queue', async () => {
    const { ask, world } = await open(
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        return new Response(text, { headers: html })
      },
      { limits: { requestsAtOnce: 1, requestsWaiting: 1, requestsWaitingPerClient: 1 } },
    )
    const answers = await Promise.all(many.map(() => ask('/')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(world.rendered).toHaveLength(1)
  })

  it('try again when the first one fails, one after another', async () => {
    let failures = 2
    const { ask, world } = await open(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      failures -= 1
      return new Response(text, { headers: html, status: failures < 0 ? 200 : 500 })
    })
    const answers = await Promise.all(many.map(() => ask('/')))
    const failed = answers.filter(({ status }) => status === 500)
    expect([failed.length, world.rendered.length]).toEqual([2, 3])
  })

  it('try again when the client of the first one hangs up', async () => {
    let renders = 0
    const { site, ask, world } = await open(async ({ signal }) => {
      renders += 1
      if (renders === 1) {
        await once(signal, 'abort')
        throw new Error('aborted')
      }
      return new Response(text, { headers: html })
    })
    const address = `http://127.0.0.1:${new URL(site.app.listeningOrigin).port}/`
    const controller = new AbortController()
    const first = fetch(address, { signal: controller.signal }).catch(() => 'hung up')
    while (world.rendered.length < 1) await new Promise(setImmediate)
    const second = ask('/')
    controller.abort()
    expect([await first, (await second).status]).toEqual(['hung up', 200])
  })

  it('for an answer that is not cached are each answered', async () => {
    const { ask, world } = await open(async () => new Response(text, { headers: html, status: 404 }))
    const answers = await Promise.all([1, 2, 3].map(() => ask('/nothing')))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(world.rendered).toHaveLength(3)
  })
})

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
    const { ask, world } = await open(
      async () => new Response(text, { ...init, headers: { ...html, ...init.headers } }),
    )
    for (const _ of [1, 2]) await ask('/')
    expect(world.rendered).toEqual(['/', '/'])
  })

  it('the answer to a form', async () => {
    const { ask, world } = await open(async ({ method, headers }) =>
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
    const { ask, world } = await open(undefined, { viteMiddleware: (_request, _response, next) => next() })
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
    const { ask } = await open(
      async ({ headers }) => new Response(JSON.stringify([...headers]), { headers: html }),
      { trustProxy: 1 },
    )
    const host = 'pierhead.example'
    const answer = await ask('/', { headers: { ...personal, host } })
    expect(JSON.parse(answer.body.toString())).toEqual([['host', host]])
  })

  it('and an answer of the API are the same for every visitor', async () => {
    const sites = [await open(undefined, { trustProxy: 1 }), await open(undefined, { trustProxy: 1 })]
    for (const url of ['/cars', '/api/vehicles', '/api/vehicles/c1', '/api/vehicles/search/car']) {
      const [first, second] = sites.map(({ ask }) => ask)
      const ofVisitor = await first?.(url, { headers: { ...personal, host: 'pierhead.example' } })
      const plain = await second?.(url, { headers: { host: 'pierhead.example' } })
      expect(ofVisitor).toEqual(plain)
      expect(JSON.stringify(ofVisitor?.headers) + ofVisitor?.body).not.toMatch(/grace|evil|203\.0\.113/i)
    }
  })
})
