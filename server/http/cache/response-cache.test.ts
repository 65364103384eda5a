import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createCachedResponse, responseOf, storedBytes } from './cached-response.ts'
import { createCacheKeys, createResponseCache } from './response-cache.ts'

const text = 'word '.repeat(1_000)
const headers = { 'content-type': 'text/html' }
const br = { 'accept-encoding': 'br' }
const page = { pattern: '/*', parameters: new Set(['make']), form: null, isPersonal: false }
const winter = Date.UTC(2026, 0, 15, 12)

function open({ maxBytes = 1_000_000 } = {}) {
  const world = { version: '1', now: winter }
  const cache = createResponseCache(maxBytes)
  const keyOf = createCacheKeys({ publicUrl: 'https://dealer.example', now: () => world.now })
  const keyOfUrl = (url: string) =>
    keyOf({
      url,
      headers: {},
      stock: { cacheVersion: () => world.version },
      routeOptions: { config: url.startsWith('/api') ? {} : { page } },
    })
  const find = (url: string) => cache.get(keyOfUrl(url))
  const keep = ({ url = '/', body = text } = {}) => {
    const answer = createCachedResponse({ body: Buffer.from(body), headers })
    cache.set(keyOfUrl(url), answer)
    return answer
  }
  return { cache, find, keep, world }
}

describe('a cached response', () => {
  it('is dropped by a change of the stock', () => {
    const { find, keep, world } = open()
    const cached = keep()
    expect(find('/')).toBe(cached)
    world.version = '2'
    expect(find('/')).toBeUndefined()
  })

  it.each([
    ['winter', Date.UTC(2026, 0, 15, 23, 59), Date.UTC(2026, 0, 16, 0, 0)],
    ['summer', Date.UTC(2026, 6, 15, 22, 59), Date.UTC(2026, 6, 15, 23, 0)],
  ])('lasts until midnight in the UK, in %s', (_season, before, midnight) => {
    const { find, keep, world } = open()
    world.now = before
    const answer = keep()
    expect(find('/')).toBe(answer)
    world.now = midnight
    expect(find('/')).toBeUndefined()
  })

  it('is compressed once', () => {
    const answer = open().keep()
    const bodies = [1, 2, 3].map(() => responseOf(answer, { 'accept-encoding': 'gzip' }).body)
    expect(new Set(bodies).size).toBe(1)
    expect(gunzipSync(bodies[0] ?? '').toString()).toBe(text)
  })

  it('takes the memory of what clients ask for, and is the same to one who asks for no encoding', () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = createCachedResponse({ body: Buffer.from(text), headers }, encoding)
      expect(storedBytes(answer)).toBeLessThan(text.length / 4)
      expect(responseOf(answer, {}).body?.toString()).toBe(text)
      expect(responseOf(answer, {}).headers['content-length']).toBe(text.length)
      const other = responseOf(answer, { 'accept-encoding': encoding === 'br' ? 'gzip' : 'br' })
      expect(other.headers).toHaveProperty('content-encoding', encoding === 'br' ? 'gzip' : 'br')
      expect(storedBytes(answer)).toBeLessThan(text.length / 4)
    }
  })

  it('is not compressed when it is small', () => {
    const { keep } = open()
    expect(responseOf(keep({ body: 'short' }), br).headers).not.toHaveProperty('content-encoding')
    expect(responseOf(keep(), br).headers).toHaveProperty('content-encoding', 'br')
  })

  it('has a tag for its text, whatever its encoding', () => {
    const { keep } = open()
    const tags = [keep(), keep({ url: '/cars' }), keep({ body: 'other' })].flatMap((answer) => [
      responseOf(answer, br).headers.etag,
      responseOf(answer, {}).headers.etag,
    ])
    expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/)
    expect(tags.map((tag) => tag === tags[0])).toEqual([true, true, true, true, false, false])
  })
})

describe('the size of the cache', () => {
  it('is bounded in bytes; the least recently used answers are dropped', () => {
    const { cache, find, keep } = open({ maxBytes: 100_000 })
    for (let page = 0; page < 100; page++) {
      find('/page-0')
      keep({ url: `/page-${page}` })
      expect(cache.calculatedSize).toBeLessThanOrEqual(100_000)
    }
    expect(cache.size).toBeGreaterThan(5)
    expect([find('/page-0') !== undefined, find('/page-1')]).toEqual([true, undefined])
  })

  it('leaves out an answer that would fill much of it', () => {
    const { find, keep } = open({ maxBytes: 100_000 })
    keep({ body: 'x'.repeat(20_000) })
    expect(find('/')).toBeUndefined()
  })
})
