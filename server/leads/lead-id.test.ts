import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadId } from './lead-id.ts'

describe('the id of an application', () => {
  it('is the same UUID for the same key', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(leadId('finance-application', key)).toBe(leadId('finance-application', key))
        expect(leadId('finance-application', key)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        )
      }),
    )
  })

  it('never changes, so that a form that is repeated after an upgrade stays one application', () => {
    expect(leadId('finance-application', 'b9d1f4a2')).toBe('c6083742-203d-8200-a3cf-2038ba650b5b')
  })

  it('differs between keys, and is random without one', () => {
    expect(leadId('finance-application', 'a')).not.toBe(leadId('finance-application', 'b'))
    expect(leadId('finance-application', null)).not.toBe(leadId('finance-application', null))
  })
})
