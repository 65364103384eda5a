import { describe, expect, it } from 'vitest'
import { plainFigure } from './written-number.ts'

describe('a whole figure as strangers write it', () => {
  it.each([
    ['9500', '9500'],
    ['£9,500', '9500'],
    ['£ 9 500', '9500'],
    ['9.500', '9500'],
    ['9,500.00', '9500'],
    ['9.500,00', '9500'],
    ['9.5k', '9500'],
    ['9,5k', '9500'],
    ['£12K', '12000'],
    ['45 k', '45000'],
    [' 200 ', '200'],
    ['007', '7'],
    ['0', '0'],
    [null, ''],
    ['', ''],
  ])('%j is %j', (text, figure) => {
    expect(plainFigure(text)).toBe(figure)
  })

  it.each(['9,00', '1,4', '18,50', '200.50', '9 grand', '-9000', '9-12k', '1e4', 'lots', '£'])(
    '%j stays as it is, to be reported',
    (text) => {
      expect(plainFigure(text)).toBe(text)
    },
  )
})
