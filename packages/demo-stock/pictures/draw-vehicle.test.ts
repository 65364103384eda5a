import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { colours } from '../colours.data.ts'
import { makeDemoStock } from '../make-demo-stock.ts'
import { bodies, drawVehicle, views } from './draw-vehicle.ts'
import { createPictureSets } from './picture-sets.ts'

const largest = 12 * 1024

describe.each(bodies)('the pictures of a %s', (body) => {
  it('are small, well formed and without dangling references', () => {
    for (const view of views) {
      const svg = drawVehicle({ body, colour: 'blue', view })
      expect(gzipSync(svg).length).toBeLessThan(largest)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const used = [...svg.matchAll(/(?:url\(#|href="#)(\w+)/g)].map(([, id]) => id)
      expect(used.filter((id) => !ids.includes(id))).toEqual([])
    }
  })

  it('show the paint from outside', () => {
    for (const view of ['side', 'front', 'rear', 'wheel'] as const) {
      expect(drawVehicle({ body, colour: 'red', view })).not.toBe(drawVehicle({ body, colour: 'blue', view }))
    }
  })
})

describe('a set of pictures', () => {
  it('covers every body and colour of the stock', () => {
    const sets = createPictureSets()
    for (const record of makeDemoStock({ count: 3000 })) sets.add(record)
    const names = colours.map((colour) => colour.name.toLowerCase())
    for (const { body, colour } of sets.sets()) {
      expect(bodies).toContain(body)
      expect(names).toContain(colour)
    }
  })

  it('refuses a body without a drawing', () => {
    expect(() => drawVehicle({ body: 'tandem', colour: 'red', view: 'side' })).toThrow(RangeError)
  })
})
