import { describe, expect, it } from 'vitest'
import { filterFields } from '../../stock/filter-fields.ts'
import type { Listing } from '../../stock/listing.ts'
import { createShelf, maintainShelf, putOnShelf, sizeOfShelf, takeOffShelf } from './shelf.ts'

const modelAxis = filterFields.indexOf('model')
const yearAxis = filterFields.indexOf('year')

function car(id: string, round: number): Listing {
  return {
    id,
    type: 'car',
    words: { model: `Model ${round}` },
    numbers: { year: round },
    arrived: 0,
    relevance: 0,
  }
}

describe('a shelf', () => {
  it('keeps nothing of listings that went: neither rows nor words nor values', () => {
    const shelf = createShelf(50)
    for (let round = 0; round < 300; round++) {
      for (let i = 0; i < 20; i++) {
        takeOffShelf(shelf, `v${i}`)
        putOnShelf(shelf, car(`v${i}`, round))
      }
      while (maintainShelf(shelf));
    }
    expect(sizeOfShelf(shelf)).toBe(20)
    expect(shelf.base.columns.size + shelf.tails.reduce((sum, { slots }) => sum + slots, 0)).toBeLessThan(200)
    expect(shelf.vocabulary.capacity(modelAxis)).toBeLessThan(200)
    expect(shelf.vocabulary.capacity(yearAxis)).toBeLessThan(200)
    expect(shelf.gone).toEqual([])
  })

  it('merges in many small steps', () => {
    const shelf = createShelf(50)
    for (let i = 0; i < 60; i++) putOnShelf(shelf, car(`v${i}`, i))
    let steps = 1
    while (maintainShelf(shelf)) steps++
    expect(steps).toBeGreaterThan(50)
    expect(shelf.base.liveSize).toBe(60)
    expect(shelf.tails).toEqual([])
  })
})
