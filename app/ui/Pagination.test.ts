import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageWindow } from './Pagination.tsx'

describe('the page numbers with a link', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [500, 1000, [1, null, 499, 500, 501, null, 1000]],
    [1000, 1000, [1, null, 999, 1000]],
  ])('on page %i of %i', (page, pageCount, expected) => {
    expect(pageWindow(page, pageCount)).toEqual(expected)
  })

  it('always contain this page, the first and the last, in order, and no gap hides a single page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 0, max: 999 }), (page, more) => {
        const pageCount = page + more
        const shown = pageWindow(page, pageCount)
        const numbers = shown.filter((number) => number !== null)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]))
        shown.forEach((number, position) => {
          if (number !== null) return
          expect((shown[position + 1] ?? 0) - (shown[position - 1] ?? 0)).toBeGreaterThan(2)
        })
      }),
    )
  })
})
