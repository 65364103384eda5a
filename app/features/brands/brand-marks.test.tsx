import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BrandMark } from './BrandMark.tsx'
import { markedBrands } from './marked-brands.data.ts'

describe('the mark of a brand', () => {
  it('exists in the file of marks for every listed make', () => {
    const svg = readFileSync(new URL('./brand-marks.svg', import.meta.url), 'utf8')
    const drawn = [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
    expect(drawn).toEqual(Object.keys(markedBrands))
  })

  it.each([
    ['BMW', '#bmw'],
    ['Citroën', '#citroen'],
    ['MINI', '#mini'],
    ['Rolls-Royce', '#rolls-royce'],
  ])('of %s is its drawing', (name, id) => {
    expect(renderToStaticMarkup(<BrandMark name={name} />)).toMatch(new RegExp(`href="[^"]*${id}"`))
  })

  it.each(['Mercedes-Benz', 'constructor', ''])(
    'of %j is its initials, because there is no free drawing',
    (name) => {
      expect(renderToStaticMarkup(<BrandMark name={name} />)).not.toContain('<use')
    },
  )
})
