import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { PageHandler } from '../create-app.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let site: TestApp | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

async function open(pages: PageHandler, publicUrl: string | null = null) {
  site = await openTestApp({ pages, publicUrl })
  return site.app
}

const page = (html: string, init: ResponseInit = {}) =>
  new Response(html, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } })

describe('pages', () => {
  it('hand the whole address to the page handler, as visitors know it', async () => {
    const seen: string[] = []
    const app = await open(async (request) => {
      seen.push(request.url)
      return page('')
    }, 'https://www.pierhead.example')
    await app.inject('/car-search?make=Land%20Rover&price=-9999')
    await app.inject({
      url: '//evil.example/x',
      headers: { host: '10.0.0.1:3000', 'x-forwarded-host': 'evil.example' },
    })
    expect(seen).toEqual([
      'https://www.pierhead.example/car-search?make=Land%20Rover&price=-9999',
      'https://www.pierhead.example//evil.example/x',
    ])
  })

  it('pass on status and headers, redirects among them', async () => {
    const app = await open(async () => new Response(null, { status: 301, headers: { location: '/cars' } }))
    const response = await app.inject('/car')
    expect([response.statusCode, response.headers.location]).toEqual([301, '/cars'])
  })

  it('carry the hashes of the scripts that they were rendered with', async () => {
    const app = await open(async () => page('<script>go()</script>'))
    const response = await app.inject('/')
    expect(response.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it('say 304 to who has the same words, and never tag a failure', async () => {
    const app = await open(async (request) =>
      page('same', { status: request.url.endsWith('/lost') ? 404 : 200 }),
    )
    const etag = String((await app.inject('/')).headers.etag)
    const again = await app.inject({ url: '/', headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const lost = await app.inject('/lost')
    expect([lost.statusCode, lost.body, lost.headers.etag]).toEqual([404, 'same', undefined])
  })

  it('answer HEAD as GET without the body', async () => {
    const methods: string[] = []
    const app = await open(async ({ method }) => {
      methods.push(method)
      return page('12345')
    })
    const head = await app.inject({ method: 'HEAD', url: '/' })
    expect([head.statusCode, head.body, head.headers['content-length'], methods]).toEqual([
      200,
      '',
      '5',
      ['GET'],
    ])
  })

  it('get a form as it was sent, from somebody who waits for the answer', async () => {
    const app = await open(async (request) => {
      const name = (await request.formData()).get('firstName')
      await sleep(20)
      return page(`${name} ${request.signal.aborted}`)
    })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const body = new URLSearchParams({ firstName: 'Zoë' })
    const response = await fetch(`${address}/vehicles/1/apply`, { method: 'POST', body })
    expect(await response.text()).toBe('Zoë false')
  })

  it('are compressed for who asks', async () => {
    const app = await open(async () => page('word '.repeat(1000)))
    const encoding = async (accept: string) =>
      (await app.inject({ url: '/', headers: { 'accept-encoding': accept } })).headers['content-encoding']
    expect(await encoding('gzip, deflate, br, zstd')).toBe('br')
    expect(await encoding('gzip')).toBe('gzip')
    expect(await encoding('identity')).toBeUndefined()
  })

  it('refuse methods that no page has', async () => {
    const app = await open(async () => page(''))
    const response = await app.inject({ method: 'DELETE', url: '/cars' })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
  })

  it('answer 500 in plain words when rendering throws, and tell nothing of the cause', async () => {
    const app = await open(async () => {
      throw new Error('secret path /home/dealer')
    })
    const response = await app.inject({ url: '/', headers: { accept: 'text/html' } })
    expect(response.statusCode).toBe(500)
    expect(response.body).toContain('Something went wrong on our side')
    expect(response.body).not.toContain('secret')
  })
})
