import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'
import { createKeptAnswer, encodingFor, improveVariant, notModified, variantOf } from './kept-answer.ts'

const text = 'word '.repeat(1_000)
const headers = [['content-type', 'text/html'] as const]
const winter = Date.UTC(2026, 0, 15, 12)

function open({ maxBytes = 1_000_000 } = {}) {
  const world = { version: '1', now: winter }
  const cache = createAnswerCache({ maxBytes, stockVersion: () => world.version, now: () => world.now })
  const keep = (given: { key?: string; body?: string; ownTag?: string } = {}) => {
    const { key = '/', body = text, ownTag = null } = given
    const { day, version } = cache.basis()
    return cache.keep(
      createKeptAnswer({ key, route: '/', body: Buffer.from(body), headers, ownTag, day, version }),
    )
  }
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
    cache.keep(
      createKeptAnswer({ key: '/', route: '/', body: Buffer.from(text), headers, ownTag: null, ...basis }),
    )
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

  it('keeps its compressed variants and tags when it is made again with the same text', () => {
    const { cache, keep, world } = open()
    const first = keep()
    const variant = variantOf(first, 'br')
    world.version = '2'
    const again = keep()
    expect([again === first, cache.find('/') === first]).toEqual([true, true])
    expect(variantOf(again, 'br')).toBe(variant)
    world.version = '3'
    expect(keep({ body: `${text}!` })).not.toBe(first)
  })

  it('is kept from the second time on if it is of the API, until it has not been asked for long', () => {
    const { cache, keep } = open()
    const api = (key: string) => {
      const kept = keep({ key, ownTag: 'W/"v1"' })
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
    const variants = [1, 2, 3].map(() => variantOf(answer, encodingFor(answer, ['gzip', 'identity'])))
    expect(new Set(variants).size).toBe(1)
    expect(gunzipSync(variants[0]?.body ?? '').toString()).toBe(text)
  })

  it('is not compressed when it is small', () => {
    const { keep } = open()
    expect(encodingFor(keep({ body: 'short' }), ['br'])).toBe('identity')
    expect(encodingFor(keep(), ['br'])).toBe('br')
  })

  it('is improved to a smaller body with the same text', async () => {
    const { keep } = open()
    const body = Array.from({ length: 2_000 }, (_, number) => `${number * 7919} vehicles `).join('')
    const answer = keep({ body })
    const fast = variantOf(answer, 'br')
    await improveVariant(answer, 'br')
    const best = variantOf(answer, 'br')
    expect(best.body.length).toBeLessThan(fast.body.length)
    expect(brotliDecompressSync(best.body).toString()).toBe(body)
  })
})

describe('the tag of a kept answer', () => {
  it('is strong, and another for other bytes', async () => {
    const answer = open().keep()
    const tags = (['identity', 'gzip', 'br'] as const).map((encoding) => variantOf(answer, encoding).tag)
    for (const encoding of ['gzip', 'br'] as const) {
      await improveVariant(answer, encoding)
      tags.push(variantOf(answer, encoding).tag)
    }
    expect(new Set(tags).size).toBe(5)
    expect(tags.filter((tag) => tag.startsWith('W/'))).toEqual([])
    // A browser that has any of them need not load the page again, and is told the tag that it has.
    for (const tag of tags) expect(notModified(answer, tag, ['br', 'gzip', 'identity'])).toBe(tag)
  })

  it('matches only in an encoding that the client accepts', () => {
    const answer = open().keep()
    const { tag } = variantOf(answer, 'br')
    expect(notModified(answer, tag, ['gzip', 'identity'])).toBeNull()
    expect(notModified(answer, `"other", W/${tag}`, ['br'])).toBe(tag)
    expect(notModified(answer, '*', ['identity'])).not.toBeNull()
    expect(notModified(answer, '"other"', ['br'])).toBeNull()
    expect(notModified(answer, undefined, ['br'])).toBeNull()
  })

  it('of the API is the same in every encoding', () => {
    const answer = open().keep({ ownTag: 'W/"v1"' })
    expect(variantOf(answer, 'br').tag).toBe('W/"v1"')
    expect(notModified(answer, '"v1"', ['identity'])).toBe('W/"v1"')
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
