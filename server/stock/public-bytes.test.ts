import { describe, expect, it } from 'vitest'
import { exampleRecord } from '#domain/stock/example-record.ts'
import { publicRecord } from '#domain/stock/public-record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { createPublicBytes } from './record-cache.ts'

function recordOf(stockId: string) {
  const record = exampleRecord({ trim: 'Élégance – 🚗' })
  return { ...record, metadata: { ...record.metadata, stockId } }
}

/** A store that has every id, and says which were read. */
function open(capacity: number) {
  const reads: string[] = []
  const store = {
    async findMany(ids: readonly string[]) {
      reads.push(...ids)
      return ids.map(recordOf)
    },
  } as Partial<StockStore> as StockStore
  return { reads, bytes: createPublicBytes(store, capacity) }
}

const size = Buffer.byteLength(JSON.stringify(publicRecord(recordOf('a'))))

describe('the bytes of public records', () => {
  it('keep no memory but their own', async () => {
    const { bytes } = open(1_000_000)
    const [record] = await bytes.read(['a'])
    expect(record?.buffer.byteLength).toBe(size)
  })

  it('are cached up to the capacity, the least recently used dropped first', async () => {
    const { reads, bytes } = open(3 * size)
    for (const id of 'abacab') await bytes.read([id])
    expect(reads.join('')).toBe('abcb')
  })

  it('are answered, but not cached, when one is larger than the capacity', async () => {
    const { reads, bytes } = open(size)
    expect(await bytes.read(['a'])).toHaveLength(1)
    expect(await bytes.read(['a'])).toHaveLength(1)
    expect(reads.join('')).toBe('aa')
  })
})
