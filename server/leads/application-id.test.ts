import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationId } from './application-id.ts'

describe('the id of an application', () => {
  it('is the same UUID for the same key', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(applicationId(key)).toBe(applicationId(key))
        expect(applicationId(key)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        )
      }),
    )
  })

  it('is the same as in earlier versions, so that a repeated form stays one application', () => {
    expect(applicationId('b9d1f4a2')).toBe('c6083742-203d-8200-a3cf-2038ba650b5b')
  })

  it('differs between keys, and is random without one', () => {
    expect(applicationId('a')).not.toBe(applicationId('b'))
    expect(applicationId(null)).not.toBe(applicationId(null))
  })
})
