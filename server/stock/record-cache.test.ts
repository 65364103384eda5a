import { LRUCache } from 'lru-cache'
import { describe, expect, it } from 'vitest'
import { createRecordCache } from './record-cache.ts'

/** A store of cars a, b, c, … whose reads wait for `resume`, and a cache of their prices. */
function open(capacity: number) {
  const prices = new Map([...'abcd'].map((id, at) => [id, at]))
  const reads: string[][] = []
  let resume: () => void = () => undefined
  const cache = createRecordCache(new LRUCache<string, object>({ max: capacity }), async (ids) => {
    reads.push([...ids])
    const found = new Map(
      ids.filter((id) => prices.has(id)).map((id) => [id, { [id]: prices.get(id) }] as const),
    )
    await new Promise<void>((resolve) => {
      resume = resolve
    })
    return found
  })
  async function read(ids: string) {
    const reading = cache.read([...ids])
    resume()
    return await reading
  }
  return { cache, prices, reads, read, resume: () => resume() }
}

describe('the cache of records', () => {
  it('reads from the store only what it has not cached, and answers in the order that was asked', async () => {
    const { read, reads } = open(10)
    await read('ca')
    expect(await read('bacx')).toEqual([{ b: 1 }, { a: 0 }, { c: 2 }])
    await read('abc')
    expect(reads.map((ids) => ids.join(''))).toEqual(['ca', 'bx'])
  })

  it('keeps the most recently used', async () => {
    const { read, reads } = open(2)
    await read('ab')
    await read('a')
    await read('c')
    await read('ac')
    await read('b')
    expect(reads.map((ids) => ids.join(''))).toEqual(['ab', 'c', 'b'])
  })

  it('answers more records at once than it can keep', async () => {
    const { read } = open(1)
    expect(await read('abc')).toHaveLength(3)
    expect(await read('abc')).toHaveLength(3)
  })

  it('reads a dropped record again', async () => {
    const { cache, prices, read } = open(10)
    await read('ab')
    prices.set('a', 7)
    cache.drop(['a'])
    expect(await read('ab')).toEqual([{ a: 7 }, { b: 1 }])
  })

  it('does not keep what was read before a change and arrived after it', async () => {
    const { cache, prices, read, resume } = open(10)
    const early = cache.read(['a', 'b'])
    prices.set('a', 7)
    cache.drop(['a'])
    resume()
    expect(await early).toEqual([{ a: 0 }, { b: 1 }])
    expect(await read('a')).toEqual([{ a: 7 }])
  })

  it('answers a record that was cached, though it is dropped while others are read', async () => {
    const { cache, read, resume } = open(10)
    await read('a')
    const reading = cache.read(['a', 'b'])
    cache.drop(['a'])
    resume()
    expect(await reading).toEqual([{ a: 0 }, { b: 1 }])
  })
})
