import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import type { PageHandler } from '../app-options.ts'
import { pageRoute } from '../testing/page-route.ts'
import { html, openCounting, text } from './test-site.ts'

describe('an answer from memory', () => {
  it.each(['identity', 'gzip', 'br'])('is the same as the rendered one, in %s', async (encoding) => {
    const { ask, world } = await openCounting(undefined, {
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
    const { ask, world } = await openCounting(
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
    const { ask } = await openCounting()
    const statuses = []
    for (const query of ['', '?pageSize=1', '?pageSize=none'])
      statuses.push((await ask(`/%61pi/vehicles${query}`)).status)
    expect(statuses).toEqual([200, 200, 400])
  })

  it('is not cached for others when its address has a whole postcode', async () => {
    const { ask, world } = await openCounting()
    for (let time = 0; time < 2; time++) {
      const { headers } = await ask('/car-search?postcode=CH1+4LD&sort=distance')
      expect(headers['cache-control']).toBe('private, no-cache')
    }
    expect(world.rendered).toHaveLength(2)
  })

  it.each([
    ['', 1],
    [', and is not cached without it where pages have the script of another company', 2],
  ])(
    'is cached by no shared cache when a parameter that the page does not read is personal%s',
    async (_, most) => {
      const foreignScript = { src: 'https://chat.example/x.js', origins: [], purpose: 'Chat' } as never
      const { ask, world } = await openCounting(undefined, {
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
    const bare = await openCounting(page)
    const named = await openCounting(page, { publicUrl: 'https://www.pierhead.example' })
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
    const { ask } = await openCounting(undefined, {
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
    const { ask, world } = await openCounting(async () => new Response(text, { headers: html }))
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
    const { ask, world } = await openCounting(async () => {
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
