import { describe, expect, it } from 'vitest'
import { parsePage } from './list-page.ts'

describe('the page of a list', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['1', 1],
    ['1000', 1000],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['two', null],
    ['1e3', null],
    ['9999999', null],
  ])('%j is %j', (text, page) => {
    expect(parsePage(text)).toBe(page)
  })
})
