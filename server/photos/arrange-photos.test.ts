import { describe, expect, it } from 'vitest'
import { type Arrangement, arranged } from './arrange-photos.ts'

const own = ['a', 'b', 'c'].map((href) => ({ href }))

describe('the photos of a vehicle', () => {
  it.each<[Arrangement, string | null]>([
    [{ act: 'earlier', photo: 'c' }, 'acb'],
    [{ act: 'earlier', photo: 'a' }, 'abc'],
    [{ act: 'later', photo: 'a' }, 'bac'],
    [{ act: 'later', photo: 'c' }, 'abc'],
    [{ act: 'first', photo: 'c' }, 'cab'],
    [{ act: 'remove', photo: 'b' }, 'ac'],
    [{ act: 'order', photos: ['c', 'a', 'b'] }, 'cab'],
    // Somebody has removed or added one since they were shown.
    [{ act: 'remove', photo: 'd' }, null],
    [{ act: 'later', photo: '' }, null],
    [{ act: 'order', photos: ['c', 'a'] }, null],
    [{ act: 'order', photos: ['c', 'a', 'b', 'd'] }, null],
    [{ act: 'order', photos: ['c', 'a', 'a'] }, null],
  ])('%o: %s', (change, expected) => {
    const after = arranged(own, change)
    expect(after?.map(({ href }) => href).join('') ?? null).toBe(expected)
  })
})
