import { describe, expect, it } from 'vitest'
import { placeOfPostcode } from '../stock/postcode-area.ts'
import { exampleAssumed } from './example-assumed.ts'
import { parseOrigin } from './parse-origin.ts'

const { from: dealership } = exampleAssumed

describe('the origin of distances', () => {
  it.each([null, undefined, '', '  '])('is the dealership without a postcode: %o', (text) => {
    expect(parseOrigin(text, dealership)).toEqual({ postcode: '', place: dealership })
  })

  it('is the area of a postcode in any spacing, of which the outward code is kept', () => {
    expect(parseOrigin('  m1   1aa ', dealership)).toEqual({
      postcode: 'M1',
      place: placeOfPostcode('M1 1AA'),
    })
  })

  it('is null for a postcode that is not recognised', () => {
    expect(parseOrigin('XX99', dealership)).toEqual({ postcode: 'XX99', place: null })
  })

  it('keeps at most 10 characters of an invalid postcode', () => {
    expect(parseOrigin('x'.repeat(500), dealership).postcode).toHaveLength(10)
  })
})
