import { describe, expect, it } from 'vitest'
import { parsePage } from './parse-page.ts'

describe('the page asked for', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['1', 1],
    [' 12 ', 12],
    ['99999999999999999999999999', 1_000_000],
  ])('reads %o as page %d', (text, page) => {
    expect(parsePage(text)).toBe(page)
  })

  it.each(['0', '-1', '1.5', '1e3', 'two', 'NaN', 'Infinity', '0x10', '٣'])('takes %o for none', (text) => {
    expect(parsePage(text)).toBeNull()
  })
})
