import { describe, expect, it } from 'vitest'
import { lastPage, parsePage } from './parse-page.ts'

describe('the page number of a query', () => {
  it.each([
    [null, 1],
    [undefined, 1],
    ['', 1],
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['1000000', lastPage],
  ])('parses %o as page %d', (text, page) => {
    expect(parsePage(text)).toBe(page)
  })

  it('is not limited to `lastPage`', () => {
    expect(parsePage('9'.repeat(26))).toBeGreaterThan(lastPage)
  })

  it.each(['0', '-1', '1.5', '1e3', 'two', 'NaN', 'Infinity', '0x10', '٣'])('rejects %o', (text) => {
    expect(parsePage(text)).toBeNull()
  })
})
