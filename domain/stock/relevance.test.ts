import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { pricePositions } from './price-position.ts'
import { priceRelevance, relevanceOf } from './relevance.ts'

const arrived = Date.UTC(2026, 9, 1)
const dayMs = 86_400_000
const empty = { metadata: { stockId: 'a' }, vehicle: {}, adverts: { retailAdverts: {} } }

function withPictures(count: number) {
  return { ...exampleRecord(), media: { images: Array.from({ length: count }, () => ({ href: 'a' })) } }
}

const arbitraryPosition = fc.constantFrom(...pricePositions, null)
const arbitraryArrival = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) })

it('ranks more pictures above any price position and date of arrival', () => {
  fc.assert(
    fc.property(
      arbitraryPosition,
      arbitraryPosition,
      arbitraryArrival,
      arbitraryArrival,
      (position, other, arrived, otherArrived) => {
        const scores = [0, 1, 5, 10].map((count) => relevanceOf(withPictures(count), arrived))
        const others = [0, 1, 5, 10].map((count) => relevanceOf(withPictures(count), otherArrived))
        for (let level = 1; level < 4; level++)
          expect((scores[level] ?? 0) + priceRelevance(position)).toBeGreaterThan(
            (others[level - 1] ?? 0) + priceRelevance(other),
          )
      },
    ),
  )
})

it('ranks a record with more facts above one with fewer', () => {
  const bare = exampleRecord({ colour: null, fuelType: null, bodyType: null })
  expect(relevanceOf(exampleRecord(), arrived)).toBeGreaterThan(relevanceOf(bare, arrived))
})

it('counts a great price as six days and a good one as two, so that a first page has both new and well priced', () => {
  const daysAgo = (days: number) => relevanceOf(exampleRecord(), arrived - days * dayMs)
  expect(daysAgo(4) + priceRelevance('great')).toBeGreaterThan(daysAgo(0))
  expect(daysAgo(8) + priceRelevance('great')).toBeLessThan(daysAgo(0))
  expect(daysAgo(2) + priceRelevance('good')).toBe(daysAgo(0))
  expect(['fair', 'high', null].map((position) => priceRelevance(position as 'fair' | null))).toEqual([
    0, 0, 0,
  ])
})

it('ranks equal vehicles by date of arrival, in steps of two days', () => {
  const record = exampleRecord()
  expect(relevanceOf(record, arrived + 2 * dayMs) - relevanceOf(record, arrived)).toBe(1)
})

it('is a whole number of 16 bits', () => {
  expect(relevanceOf(withPictures(50), Date.UTC(2999, 0, 1)) + priceRelevance('great')).toBe(65_519)
  expect(relevanceOf(empty, 0)).toBe(0)
  expect(relevanceOf(empty, Number.MAX_SAFE_INTEGER)).toBeLessThan(65_536)
  expect(Number.isInteger(relevanceOf(exampleRecord(), arrived + 0.5))).toBe(true)
})
