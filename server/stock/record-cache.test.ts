import { expect, it } from 'vitest'
import { sample } from '../store/contract/sample-stock.ts'
import { createRecordCache } from './record-cache.ts'

const { record } = sample('any')

it('a full cache drops the least recently used record', () => {
  const cache = createRecordCache(2)
  cache.set('a', record)
  cache.set('b', record)
  expect(cache.get('a')).toBe(record)
  cache.set('c', record)
  expect(['a', 'b', 'c'].filter((id) => cache.get(id))).toEqual(['a', 'c'])
  cache.delete('a')
  cache.set('d', record)
  expect(['a', 'c', 'd'].filter((id) => cache.get(id))).toEqual(['c', 'd'])
})
