import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryListing } from '#domain/search/arbitrary-listing.ts'
import { buffersOf, packListings, unpackListings } from './listing-batch.ts'

it('listings come out of a batch as they went in, also through another thread', () => {
  fc.assert(
    fc.property(fc.array(arbitraryListing(), { maxLength: 20 }), (listings) => {
      const batch = packListings(listings)
      const sent = structuredClone(batch, { transfer: buffersOf(batch) })
      const expected = listings.map(({ words, ...rest }) => {
        const kept = Object.entries(words).filter(([, word]) => word !== '')
        return { ...rest, words: Object.fromEntries(kept) }
      })
      expect(unpackListings(sent)).toEqual(expected)
    }),
  )
})
