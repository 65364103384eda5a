import { describe, expect, it } from 'vitest'
import { emissionClassOf } from './emission-class.ts'

describe('an emission class', () => {
  it.each([
    ['Euro 6', 'Euro 6'],
    ['EURO6', 'Euro 6'],
    ['euro-6', 'Euro 6'],
    [' 6 ', 'Euro 6'],
    ['Euro VI', 'Euro 6'],
    ['EURO VI E', 'Euro 6'],
    ['VI', 'Euro 6'],
    ['Euro 6d-TEMP', 'Euro 6'],
    ['Euro 6d', 'Euro 6'],
    ['Euro 5b', 'Euro 5'],
    ['Euro IV', 'Euro 4'],
    ['Euro III', 'Euro 3'],
    ['euro vii', 'Euro 7'],
  ])('has one spelling: %s', (text, expected) => {
    expect(emissionClassOf(text)).toBe(expected)
  })

  it.each(['EEV', 'Euro 8', 'Euro 66', 'Tier 4', 'Euro', 'Diesel'])('keeps %s', (text) => {
    expect(emissionClassOf(text)).toBe(text)
  })

  it('is unknown when blank', () => {
    expect([emissionClassOf(null), emissionClassOf(undefined), emissionClassOf('  ')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
