import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { colours } from '../colours.data.ts'
import { makeDemoStock } from '../make-demo-stock.ts'
import { drawPicture } from './draw-vehicle.ts'
import { subjectNames, subjectOf } from './subjects.ts'
import { createPictureSets } from './write-pictures.ts'

const largest = 12 * 1024
const stock = [...makeDemoStock({ count: 3000 })]
const sides = subjectNames().filter((name) => !/^(front|rear|wheel)-/.test(name))

function side(name: string, colour = 'blue'): string {
  return drawPicture(`demo/4/side/${name}-${colour}.svg`)
}

/** Of the body itself, in millimetres: the same only for vehicles that are drawn alike. */
function outlineOf(name: string): string {
  const { outline, length, axles } = subjectOf(name).shape
  return JSON.stringify([outline, length, axles])
}

function check(svg: string): void {
  expect(gzipSync(svg).length).toBeLessThan(largest)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|width="-|\{\w+\}/)
  expect(svg).toContain('>Illustration</text>')
  const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const used = [...svg.matchAll(/(?:url\(#|href="#)(\w+)/g)].map(([, id]) => id)
  expect(used.filter((id) => !ids.includes(id))).toEqual([])
}

describe('the pictures', () => {
  it('of every version of the catalogue are small, well formed, labelled and without dangling references', () => {
    for (const name of sides) check(side(name))
    for (const name of subjectNames()) {
      const shared = /^(front|rear|wheel)-/.exec(name)?.[1]
      if (shared) check(drawPicture(`demo/4/${shared}/${name}-blue.svg`))
    }
    for (const kind of ['car', 'van', 'truck']) check(drawPicture(`demo/4/cabin/${kind}-manual.svg`))
  })

  it('show the paint from outside', () => {
    const focus = stock.find(({ vehicle }) => vehicle.model === 'Focus')
    const outside = focus?.media.images.filter(({ href }) => !href.includes('/cabin/')) ?? []
    expect(outside).toHaveLength(4)
    for (const { href } of outside) {
      const inColour = (colour: string) => drawPicture(pathIn(href).replace(/\w+\.svg$/, `${colour}.svg`))
      expect(inColour('red')).not.toBe(inColour('blue'))
    }
  })

  it('are the same each time they are drawn', () => {
    for (const name of sides.slice(0, 40)) expect(side(name)).toBe(side(name))
  })

  it('of a path that names nothing are refused', () => {
    expect(() => side('morris-minor-2dr')).toThrow(RangeError)
    expect(() => drawPicture('demo/4/above/ford-focus-5dr-blue.svg')).toThrow(RangeError)
  })

  it('show the gear lever of the gearbox', () => {
    expect(drawPicture('demo/4/cabin/car-manual.svg')).not.toBe(drawPicture('demo/4/cabin/car-automatic.svg'))
  })
})

describe('the outline', () => {
  it('of no two models of cars is the same', () => {
    const models = new Map<string, string>()
    for (const { vehicle, media } of stock) {
      if (vehicle.vehicleType !== 'Car') continue
      models.set(`${vehicle.make} ${vehicle.model}`, nameIn(media.images[0]?.href))
    }
    const outlines = [...models.values()].map(outlineOf)
    expect(models.size).toBeGreaterThan(250)
    expect(new Set(outlines).size).toBe(outlines.length)
  })

  it('tells a small hatchback from a larger one, an estate from an SUV, and a pickup from a work pickup', () => {
    const shapeOf = (name: string) => subjectOf(name).shape
    const share = ({ outline, screenTop, roofEnd, length }: ReturnType<typeof shapeOf>) =>
      ((outline[roofEnd]?.[0] ?? 0) - (outline[screenTop]?.[0] ?? 0)) / length
    const [corsa, focus] = [shapeOf('vauxhall-corsa-5dr'), shapeOf('ford-focus-5dr')]
    const [estate, suv] = [shapeOf('ford-focus-estate-5dr'), shapeOf('ford-kuga-5dr')]
    expect(share(corsa)).toBeGreaterThan(share(focus))
    expect(share(estate)).toBeGreaterThan(share(focus) + 0.06)
    expect(suv.sill).toBeGreaterThan(estate.sill * 1.4)
    expect(shapeOf('ford-ranger-4dr').bed).toBe('covered')
    expect(shapeOf('ford-ranger-pickup-lwb-standard').bed).toBe('racked')
  })

  it('of a van is as long and as high as its version, apart from bodies built on a chassis', () => {
    for (const { vehicle, media } of stock) {
      if (!vehicle.lengthMM || !vehicle.heightMM || !vehicle.wheelbaseMM) continue
      const { shape } = subjectOf(nameIn(media.images[0]?.href))
      expect(shape.length).toBe(vehicle.lengthMM)
      expect(Math.abs(Math.max(...shape.outline.map(([, y]) => y)) - Number(vehicle.heightMM))).toBeLessThan(
        25,
      )
      expect((shape.axles[1] ?? 0) - shape.axles[0]).toBeCloseTo(Number(vehicle.wheelbaseMM))
    }
  })

  it('has its doors in order, within the car', () => {
    for (const name of sides) {
      const { doors, length } = subjectOf(name).shape
      expect([...doors].sort((a, b) => a - b)).toEqual(doors)
      expect(doors.every((x) => x > 0 && x < length)).toBe(true)
    }
  })
})

describe('the wheels of a truck', () => {
  it('are those of its axle configuration', () => {
    const trucks = stock.filter(({ vehicle }) => vehicle.vehicleType === 'Truck')
    const shown = new Set<number>()
    for (const { vehicle, media } of trucks) {
      const svg = drawPicture(pathIn(media.images[0]?.href))
      const wheels = svg.match(/<use href="#(?:rear)?wheel"/g)?.length ?? 0
      expect(`${wheels * 2}`).toBe(vehicle.axleConfiguration?.charAt(0))
      shown.add(wheels)
    }
    expect([...shown].sort()).toEqual([2, 3, 4])
  })

  it('do not touch one another', () => {
    for (const name of sides) {
      const { axles, tyre } = subjectOf(name).shape
      const gaps = axles.slice(1).map((x, index) => x - (axles[index] ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThan(tyre * 2)
    }
  })
})

describe('a set of pictures', () => {
  it('has every picture that the stock shows, in the colours of the stock', () => {
    const sets = createPictureSets()
    for (const record of stock) sets.add(record)
    const paths = [...sets.sets()]
    const names = colours.map((colour) => colour.name.toLowerCase())
    for (const path of paths) {
      const [, view, last] = /^demo\/4\/(\w+)\/[\w-]+-(\w+)\.svg$/.exec(path) ?? []
      expect(view === 'cabin' ? ['manual', 'automatic'] : names).toContain(last)
    }
    expect(new Set(paths).size).toBe(paths.length)
    expect(new Set(stock.flatMap(({ media }) => media.images)).size).toBeGreaterThan(paths.length)
  })
})

function pathIn(href = ''): string {
  return href.replace('/media/', '')
}

function nameIn(href = ''): string {
  return /\/([\w-]+)-\w+\.svg$/.exec(href)?.[1] ?? ''
}
