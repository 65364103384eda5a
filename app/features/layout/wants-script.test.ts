import { describe, expect, it } from 'vitest'
import { wantsScript } from './wants-script.ts'

describe('the script of a page', () => {
  it('is sent unless a route says that there is nothing to run', () => {
    expect(wantsScript([{}, { handle: undefined }, { handle: { hydrate: true } }])).toBe(true)
    expect(wantsScript([{}, { handle: { hydrate: false } }])).toBe(false)
  })
})
