import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'
import { bytesOf, createKeptAnswer, type KeptAnswer, notModified, type Variant } from './kept-answer.ts'

const text = 'word '.repeat(1_000)
const headers = ['content-type', 'text/html', 'cache-control', 'public', 'vary', 'accept-encoding']
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

const headerOf = ({ headers }: Pick<Variant, 'headers'>, name: string) =>
  headers[headers.indexOf(name) + 1] ?? ''

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
    const variant = cache.makeVariant(first, ['br'])
    world.version = '2'
    const again = keep()
    expect([again === first, cache.find('/') === first]).toEqual([true, true])
    expect(cache.variant(again, ['br'])).toBe(variant)
    world.version = '3'
    expect(keep({ body: `${text}!` })).not.toBe(first)
  })

  it('is kept from the second time on if it is of the API, until it has not been asked for long', () => {
    const { cache, keep } = open({ maxBytes: 100_000 })
    const api = (key: string) => cache.isKept(keep({ key, ownTag: 'W/"v1"' }))
    expect([api('/a'), api('/a'), api('/a')]).toEqual([false, true, true])
    expect(cache.size().answers).toBe(1)
    expect(api('/b')).toBe(false)
    for (let each = 0; each < 100; each++) expect(api(`/${each}`)).toBe(false)
    expect(api('/b')).toBe(false)
  })

  it('is compressed once', () => {
    const { cache, keep } = open()
    const answer = keep()
    const variants = [1, 2, 3].map(() => cache.makeVariant(answer, ['gzip', 'identity']))
    expect(new Set(variants).size).toBe(1)
    expect(gunzipSync(variants[0]?.body ?? '').toString()).toBe(text)
  })

  it('is not compressed when it is small', () => {
    const { cache, keep } = open()
    const answer = keep({ body: 'short' })
    expect(cache.makeVariant(answer, ['br']).body.toString()).toBe('short')
  })
})

describe('the tag of a kept answer', () => {
  const tagOf = (variant: Variant) => headerOf(variant, 'etag')
  const nameOf = (answer: KeptAnswer, tag: string, accepted: Parameters<typeof notModified>[2]) =>
    headerOf({ headers: notModified(answer, tag, accepted) ?? [] }, 'etag')

  it('is strong, and another for other bytes', async () => {
    const { cache, keep } = open()
    const answer = keep()
    const tags = [
      tagOf(answer.variants.identity),
      tagOf(cache.makeVariant(answer, ['gzip'])),
      tagOf(cache.makeVariant(answer, ['br'])),
    ]
    cache.variant(answer, ['br'])
    expect(await cache.improveNext()).toBe(true)
    tags.push(tagOf(cache.makeVariant(answer, ['gzip'])), tagOf(cache.makeVariant(answer, ['br'])))
    expect(new Set(tags).size).toBe(5)
    expect(tags.filter((tag) => tag.startsWith('W/'))).toEqual([])
    // A browser that has any of them need not load the page again, and is told the tag that it has.
    for (const tag of tags) expect(nameOf(answer, tag, ['br', 'gzip', 'identity'])).toBe(tag)
  })

  it('matches only in an encoding that the client accepts', () => {
    const { cache, keep } = open()
    const answer = keep()
    const tag = tagOf(cache.makeVariant(answer, ['br']))
    expect(notModified(answer, tag, ['gzip', 'identity'])).toBeNull()
    expect(nameOf(answer, `"other", W/${tag}`, ['br'])).toBe(tag)
    expect(notModified(answer, '*', ['identity'])).not.toBeNull()
    expect(notModified(answer, '"other"', ['br'])).toBeNull()
    expect(notModified(answer, undefined, ['br'])).toBeNull()
  })

  it('of the API is the same in every encoding', () => {
    const { cache, keep } = open()
    const answer = keep({ ownTag: 'W/"v1"' })
    expect(tagOf(cache.makeVariant(answer, ['br']))).toBe('W/"v1"')
    expect(nameOf(answer, '"v1"', ['identity'])).toBe('W/"v1"')
  })
})

describe('the best compression', () => {
  it('is made only of answers that are asked for again, and is smaller', async () => {
    const { cache, keep } = open()
    const body = Array.from({ length: 2_000 }, (_, number) => `${number * 7919} vehicles `).join('')
    const answer = keep({ body })
    const fast = cache.makeVariant(answer, ['br'])
    expect(await cache.improveNext()).toBe(false)
    for (let request = 0; request < 3; request++) cache.variant(answer, ['br'])
    const before = cache.size().bytes
    expect(await cache.improveNext()).toBe(true)
    const best = cache.variant(answer, ['br'])
    expect(best?.body.length).toBeLessThan(fast.body.length)
    expect(brotliDecompressSync(best?.body ?? '').toString()).toBe(body)
    expect(before - cache.size().bytes).toBe(fast.body.length - (best?.body.length ?? 0))
    expect(await cache.improveNext()).toBe(false)
  })
})

describe('the size of the cache', () => {
  it('is bounded in bytes; the least recently used answers are dropped', () => {
    const { cache, keep } = open({ maxBytes: 100_000 })
    for (let page = 0; page < 100; page++) {
      cache.find('/page-0')
      cache.makeVariant(keep({ key: `/page-${page}` }), ['br'])
      expect(cache.size().bytes).toBeLessThanOrEqual(100_000)
    }
    expect(cache.size().answers).toBeGreaterThan(5)
    expect([cache.find('/page-0') !== undefined, cache.find('/page-1')]).toEqual([true, undefined])
  })

  it('includes variants that are added later', () => {
    const { cache, keep } = open()
    const answer = keep()
    const before = cache.size().bytes
    const { body } = cache.makeVariant(answer, ['br'])
    expect(cache.size().bytes - before).toBe(body.length)
    expect(bytesOf(answer)).toBeGreaterThan(text.length + body.length)
  })

  it('leaves out an answer that would fill much of it', () => {
    const { cache, keep } = open({ maxBytes: 100_000 })
    keep({ body: 'x'.repeat(20_000) })
    expect(cache.find('/')).toBeUndefined()
  })
})
