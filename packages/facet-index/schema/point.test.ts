import { describe, expect, it } from 'vitest'
import { milesBetween, parsePoint, pointKey } from './point.ts'

const liverpool = { latitude: 53.4045, longitude: -2.9957 }

describe('the distance between two points', () => {
  it('is about 178 miles from Liverpool to London', () => {
    expect(milesBetween(liverpool, { latitude: 51.5074, longitude: -0.1278 })).toBeCloseTo(178, 0)
  })

  it('is 0 to itself and half the circumference to the antipode', () => {
    expect(milesBetween(liverpool, liverpool)).toBe(0)
    const [start, antipode] = [
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 180 },
    ]
    expect(milesBetween(start, antipode)).toBeCloseTo(12_437, 0)
  })
})

it('reads a point back from its key exactly', () => {
  expect(parsePoint(pointKey(liverpool))).toEqual(liverpool)
})
