import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawBranches } from './branch-map.ts'

const at = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude })
const [aberdeen, birmingham, leeds, york, exeter] = [
  at('Aberdeen', 57.15, -2.1),
  at('Birmingham', 52.48, -1.9),
  at('Leeds', 53.8, -1.55),
  at('York', 53.96, -1.08),
  at('Exeter', 50.72, -3.53),
] as const

const branch = fc.record({
  name: fc.constantFrom('Hull', 'Newcastle upon Tyne', 'Bath'),
  latitude: fc.double({ min: 49.9, max: 60.8, noNaN: true }),
  longitude: fc.double({ min: -8, max: 1.8, noNaN: true }),
})

describe('the map of the branches', () => {
  it('has a dot for each of one to ten branches, inside the drawing and clear of the map of the country', () => {
    fc.assert(
      fc.property(fc.array(branch, { minLength: 1, maxLength: 10 }), (branches) => {
        const { width, height, dots, names, country } = drawBranches(branches)
        expect(dots).toHaveLength(branches.length)
        for (const { x, y } of [...dots, ...names]) {
          expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
          if (!country) continue
          const isCovered =
            x > country.x && x < country.x + country.width && y > country.y && y < country.y + country.height
          expect(isCovered).toBe(false)
        }
      }),
    )
  })

  it('shows what is around a single branch, and where in the country that is', () => {
    const { dots, names, towns, scale, country, width, height } = drawBranches([leeds])
    expect(dots).toEqual([{ x: width / 2, y: height / 2 }])
    expect(names.map(({ name }) => name)).toEqual(['Leeds'])
    expect(towns.map(({ name }) => name)).toContain('Huddersfield')
    expect(scale.miles).toBe(20)
    expect(country).not.toBeNull()
  })

  it('shows the country itself where the branches are far apart', () => {
    const { names, country } = drawBranches([aberdeen, exeter])
    expect(names.map(({ name }) => name)).toEqual(['Aberdeen', 'Exeter'])
    expect(country).toBeNull()
  })

  it('has north above and east on the right', () => {
    const { dots } = drawBranches([leeds, york])
    expect(dots[1]?.y).toBeLessThan(dots[0]?.y ?? 0)
    expect(dots[1]?.x).toBeGreaterThan(dots[0]?.x ?? 0)
  })

  it('is all land far from the sea', () => {
    const { coasts, width, height } = drawBranches([birmingham])
    expect(boundsOf(coasts.ours)).toEqual({ left: -4, top: -4, right: width + 4, bottom: height + 4 })
    expect(pointsOf(coasts.ours)).toHaveLength(4)
  })

  it('draws no coast outside of its frame', () => {
    const { coasts, width, height } = drawBranches([exeter])
    const { left, top, right, bottom } = boundsOf(coasts.ours)
    expect(left >= -4 && top >= -4 && right <= width + 4 && bottom <= height + 4).toBe(true)
    expect(pointsOf(coasts.ours).length).toBeGreaterThan(50)
  })
})

function pointsOf(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

function boundsOf(path: string) {
  const points = pointsOf(path)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
