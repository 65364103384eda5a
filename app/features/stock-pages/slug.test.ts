import { describe, expect, it } from 'vitest'
import { slugOf } from './slug.ts'

describe('the address of a name', () => {
  it.each([
    ['Mercedes-Benz', 'mercedes-benz'],
    ['3 Series', '3-series'],
    ['Citroën', 'citroen'],
    ['ID.3', 'id-3'],
    ['Panel Van', 'panel-van'],
    ['  C-HR (new) ', 'c-hr-new'],
    ['—', ''],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})
