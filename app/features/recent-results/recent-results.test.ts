import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../tests/support/memory-storage.ts'
import {
  forgetResults,
  pageAt,
  placeOf,
  type RecentResults,
  recallResults,
  rememberResults,
  withNeighbour,
} from './recent-results.ts'

const results: RecentResults = {
  type: 'car',
  query: 'make=Ford',
  total: 43,
  first: 24,
  ids: ['a', 'b', 'c'],
}

describe('results remembered in the tab', () => {
  let kept: Map<string, string>
  beforeEach(() => {
    kept = stubStorage('sessionStorage')
  })

  it('are recalled as they were', () => {
    rememberResults(results)
    expect(recallResults()).toEqual(results)
  })

  it('are the last of each type, and the newest of all', () => {
    const vans: RecentResults = { ...results, type: 'van', query: '' }
    rememberResults(results)
    rememberResults(vans)
    expect(recallResults('car')).toEqual(results)
    expect(recallResults('van')).toEqual(vans)
    expect(recallResults('truck')).toBeNull()
    expect(recallResults()).toEqual(vans)
    const narrowed = { ...results, query: 'make=Seat' }
    rememberResults(narrowed)
    expect(recallResults('car')).toEqual(narrowed)
    expect(recallResults()).toEqual(narrowed)
  })

  it('are forgotten by type', () => {
    rememberResults(results)
    rememberResults({ ...results, type: 'van' })
    forgetResults('car')
    expect([recallResults('car'), recallResults()?.type]).toEqual([null, 'van'])
  })

  it.each(['', 'null', '[]', '{', '[{"type":"bike"}]', JSON.stringify([{ ...results, ids: [1] }])])(
    'are none when the storage has %j',
    (text) => {
      kept.set('results', text)
      expect(recallResults()).toBeNull()
    },
  )

  it('are none where storage is switched off', () => {
    vi.stubGlobal('sessionStorage', undefined)
    rememberResults(results)
    expect(recallResults()).toBeNull()
  })
})

describe('the place of a vehicle among results', () => {
  it('has the neighbours of the same page', () => {
    expect(placeOf(results, 'b')).toEqual({ position: 25, previous: 'a', next: 'c' })
  })

  it('has a neighbour that is yet to be looked up on another page', () => {
    expect(placeOf(results, 'a')).toMatchObject({ previous: undefined, next: 'b' })
    expect(placeOf(results, 'c')).toMatchObject({ previous: 'b', next: undefined })
  })

  it('has no neighbour at the ends', () => {
    expect(placeOf({ ...results, first: 0, total: 3 }, 'a')).toMatchObject({ previous: null, next: 'b' })
    expect(placeOf({ ...results, first: 0, total: 3 }, 'c')).toMatchObject({ previous: 'b', next: null })
  })

  it('is none for a vehicle that is not among them', () => {
    expect(placeOf(results, 'z')).toBeNull()
  })

  it('keeps its position when the vehicle before the page is found', () => {
    const wider = withNeighbour(results, 'previous', 'y')
    expect(placeOf(wider, 'b')?.position).toBe(25)
    expect(placeOf(wider, 'a')).toEqual({ position: 24, previous: 'y', next: 'b' })
    expect(placeOf(withNeighbour(results, 'next', 'd'), 'c')?.next).toBe('d')
  })

  it('is not changed by a vehicle that is among them already', () => {
    expect(withNeighbour(results, 'next', 'a')).toBe(results)
  })

  it('leads back to the page that has it', () => {
    expect([0, 23, 24, 47, 48].map((position) => pageAt(position))).toEqual([1, 1, 2, 2, 3])
  })
})
