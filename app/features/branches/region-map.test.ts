import fc from 'fast-check'
import { expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { drawRegion } from './region-map.ts'

it('has the other sites around each site of ours', () => {
  for (const { town, ...place } of site.branches) {
    const { sites, centre } = drawRegion(place, town)
    expect(centre.name).toBe(town)
    expect(sites.map(({ name }) => name)).not.toContain(town)
    expect(sites.length).toBeGreaterThan(0)
  }
})

it('has Chester south of Liverpool, and Southport north', () => {
  const { sites, centre } = drawRegion({ latitude: 53.39, longitude: -2.974 }, 'Liverpool')
  const at = (town: string) => sites.find(({ name }) => name === town)
  expect(at('Chester')?.y).toBeGreaterThan(centre.y)
  expect(at('Southport')?.y).toBeLessThan(centre.y)
  expect(at('Warrington')?.x).toBeGreaterThan(centre.x)
})

it('puts every name inside the drawing, wherever the place is', () => {
  const places = fc.record({
    latitude: fc.double({ min: 49.9, max: 60.8, noNaN: true }),
    longitude: fc.double({ min: -8, max: 1.8, noNaN: true }),
  })
  fc.assert(
    fc.property(places, (place) => {
      const { width, height, sites, towns } = drawRegion(place, 'Here')
      for (const { x, y } of [...sites, ...towns]) {
        expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true)
      }
    }),
  )
})
