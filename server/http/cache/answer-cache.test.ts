import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'
import { createKeptAnswer, responseOf } from './kept-answer.ts'

const text = 'word '.repeat(1_000)
const headers = { 'content-type': 'text/html' }
const br = { 'accept-encoding': 'br' }
const winter = Date.UTC(2026, 0, 15, 12)

function open({ maxBytes = 1_000_000 } = {}) {
  const world = { version: '1', now: winter }
  const cache = createAnswerCache({ maxBytes, stockVersion: () => world.version, now: () => world.now })
  const keep = ({ key = '/', route = '/*', body = text } = {}) =>
    cache.keep(createKeptAnswer({ key, route, body: Buffer.from(body), headers, ...cache.basis() }))
  return { cache, keep, world }
}

describe('a kept answer', () => {
  it('is dropped by a change of the stock', () => {
    const { cache, keep, world } = open()
    const kept = keep()
    expect(cache.find('/')).toBe(kept)
    world.version = '2'
    expect(cache.find('/')).toBeUndefined()
  })

  it('that was made before a change of the stock is not current after it', () => {
    const { cache, world } = open()
    const basis = cache.basis()
    world.version = '2'
    cache.keep(createKeptAnswer({ key: '/', route: '/*', body: Buffer.from(text), headers, ...basis }))
    expect(cache.find('/')).toBeUndefined()
  })

  it.each([
    ['winter', Date.UTC(2026, 0, 15, 23, 59), Date.UTC(2026, 0, 16, 0, 0)],
    ['summer', Date.UTC(2026, 6, 15, 22, 59), Date.UTC(2026, 6, 15, 23, 0)],
  ])('lasts until midnight in the UK, in %s', (_season, before, midnight) => {
    const { cache, keep, world } = open()
    world.now = before
    const answer = keep()
    expect(cache.find('/')).toBe(answer)
    world.now = midnight
    expect(cache.find('/')).toBeUndefined()
  })

  it('keeps its compressed bodies when it is made again with the same text', () => {
    const { cache, keep, world } = open()
    const first = keep()
    const { body } = responseOf(first, br)
    world.version = '2'
    const again = keep()
    expect([again === first, cache.find('/') === first]).toEqual([true, true])
    expect(responseOf(again, br).body).toBe(body)
    world.version = '3'
    expect(keep({ body: `${text}!` })).not.toBe(first)
  })

  it('is kept from the second time on if it is of the API, until it has not been asked for long', () => {
    const { cache, keep } = open()
    const api = (key: string) => {
      const kept = keep({ key, route: '/api/vehicles' })
      return cache.find(key) === kept
    }
    expect([api('/a'), api('/a'), api('/a')]).toEqual([false, true, true])
    expect(cache.size().answers).toBe(1)
    expect(api('/b')).toBe(false)
    for (let each = 0; each < 10_000; each++) expect(api(`/${each}`)).toBe(false)
    expect(api('/b')).toBe(false)
  })

  it('is compressed once', () => {
    const answer = open().keep()
    const bodies = [1, 2, 3].map(() => responseOf(answer, { 'accept-encoding': 'gzip' }).body)
    expect(new Set(bodies).size).toBe(1)
    expect(gunzipSync(bodies[0] ?? '').toString()).toBe(text)
  })

  it('is not compressed when it is small', () => {
    const { keep } = open()
    expect(responseOf(keep({ body: 'short' }), br).headers).not.toHaveProperty('content-encoding')
    expect(responseOf(keep(), br).headers).toHaveProperty('content-encoding', 'br')
  })

  it('has a tag for its text, whatever its encoding', () => {
    const { keep } = open()
    const tags = [keep(), keep({ key: '/cars' }), keep({ body: 'other' })].flatMap((answer) => [
      responseOf(answer, br).headers.etag,
      responseOf(answer, {}).headers.etag,
    ])
    expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/)
    expect(tags.map((tag) => tag === tags[0])).toEqual([true, true, true, true, false, false])
  })
})

describe('the size of the cache', () => {
  it('is bounded in bytes; the least recently used answers are dropped', () => {
    const { cache, keep } = open({ maxBytes: 100_000 })
    for (let page = 0; page < 100; page++) {
      cache.find('/page-0')
      keep({ key: `/page-${page}` })
      expect(cache.size().bytes).toBeLessThanOrEqual(100_000)
    }
    expect(cache.size().answers).toBeGreaterThan(5)
    expect([cache.find('/page-0') !== undefined, cache.find('/page-1')]).toEqual([true, undefined])
  })

  it('leaves out an answer that would fill much of it', () => {
    const { cache, keep } = open({ maxBytes: 100_000 })
    keep({ body: 'x'.repeat(20_000) })
    expect(cache.find('/')).toBeUndefined()
  })
})
