import { describe, expect, it } from 'vitest'
import { isOlder, recordAge } from './record-age.ts'

const age = (version: number | null, updated: number | null) => ({ version, updated })

describe('the age of a record', () => {
  it('is read from its metadata', () => {
    const adverts = { retailAdverts: {} }
    const metadata = { stockId: 'a', versionNumber: 3, lastUpdated: '2026-01-02T01:00:00+01:00' }
    expect(recordAge({ metadata, vehicle: {}, adverts })).toEqual(age(3, Date.parse('2026-01-02T00:00:00Z')))
    const silent = { stockId: 'a', lastUpdated: 'yesterday' }
    expect(recordAge({ metadata: silent, vehicle: {}, adverts })).toEqual(age(null, null))
  })

  it.each([
    ['a lower version, whatever the time', age(1, 9), age(2, 5), true],
    ['a higher version, whatever the time', age(2, 5), age(1, 9), false],
    ['an earlier time of the same version', age(1, 5), age(1, 9), true],
    ['an earlier time without versions', age(null, 5), age(null, 9), true],
    ['an earlier time where one has no version', age(null, 5), age(7, 9), true],
    ['the same', age(1, 5), age(1, 5), false],
    ['one that says nothing', age(null, null), age(7, 9), false],
    ['anything beside one that says nothing', age(7, 9), age(null, null), false],
  ])('%s', (_, a, b, expected) => {
    expect(isOlder(a, b)).toBe(expected)
  })
})
