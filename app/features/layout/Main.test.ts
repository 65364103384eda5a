import { describe, expect, it } from 'vitest'
import { pendingPage } from './Main.tsx'

describe('the pending state of a page', () => {
  it.each([
    [undefined, '/', 'none'],
    ['/vehicles/abc', '/car-search', 'vehicle'],
    ['/vehicles/abc', '/vehicles/def', 'vehicle'],
    ['/vehicles/abc', '/vehicles/abc', 'other'],
    ['/vehicles', '/', 'other'],
    ['/vehicles/abc/apply', '/vehicles/abc', 'other'],
    ['/van-search', '/van-search', 'other'],
  ] as const)('going to %s from %s: %s', (next, shown, expected) => {
    expect(pendingPage(next, shown)).toBe(expected)
  })
})
