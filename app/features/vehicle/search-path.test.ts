import { describe, expect, it } from 'vitest'
import { searchPath } from './search-path.ts'

describe('the way to a search', () => {
  it.each([
    [{}, '/van-search'],
    [{ make: 'Ford' }, '/van-search?make=Ford'],
    [{ make: 'Ford', model: 'Transit Custom' }, '/van-search?make=Ford&model=Transit+Custom'],
    [{ make: null, model: 'Transit' }, '/van-search'],
  ])('for %o is %s', (sought, path) => {
    expect(searchPath('van', sought)).toBe(path)
  })
})
