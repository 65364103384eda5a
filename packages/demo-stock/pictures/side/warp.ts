import type { Point } from '../geometry.ts'
import type { CarShape } from './car-shape.ts'

/** Moves a point of one shape to its place in another. */
export type Warp = (point: Point) => Point

/** A pair of measures: in the drawn shape, and in the vehicle it is fitted to. */
export type Knot = readonly [drawn: number, fitted: number]

/** The straight line between neighbouring knots, in rising order; beyond the ends it keeps the last distance. */
export function between(knots: readonly Knot[], value: number): number {
  const [first, last] = [knots[0] as Knot, knots.at(-1) as Knot]
  if (value <= first[0]) return value + first[1] - first[0]
  for (let index = 1; index < knots.length; index++) {
    const [x1, y1] = knots[index - 1] as Knot
    const [x2, y2] = knots[index] as Knot
    if (value <= x2) return y1 + ((value - x1) / (x2 - x1)) * (y2 - y1)
  }
  return value + last[1] - last[0]
}

/** 0 up to `from`, 1 from `to` on, without a bend between. */
export function ease(value: number, from: number, to: number): number {
  const part = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** Every line of a shape after a warp. Measures along the belt, such as door edges, are taken at `belt`. */
export function warpShape(shape: CarShape, warp: Warp, belt: number): CarShape {
  const move = (points: readonly Point[]) => points.map(warp)
  const along = (x: number) => warp([x, belt])[0]
  const top = Math.max(...shape.glass.map(([, y]) => y))
  const box = ([left, bottom, right, high]: readonly [number, number, number, number]) => {
    const [x1, y1] = warp([left, bottom])
    const [x2, y2] = warp([right, high])
    return [x1, y1, x2, y2] as const
  }
  return {
    ...shape,
    outline: move(shape.outline),
    glass: move(shape.glass),
    shoulder: move(shape.shoulder),
    crease: move(shape.crease),
    headlamp: move(shape.headlamp),
    tailLamp: move(shape.tailLamp),
    mirror: warp(shape.mirror),
    doors: shape.doors.map(along),
    pillars: shape.pillars.map(([bottom, roof, width]) => [along(bottom), warp([roof, top])[0], width]),
    ...(shape.spareWheel ? { spareWheel: warp(shape.spareWheel) } : {}),
    ...(shape.windows ? { windows: shape.windows.map(move) } : {}),
    ...(shape.cuts ? { cuts: shape.cuts.map(move) } : {}),
    ...(shape.grips ? { grips: move(shape.grips) } : {}),
    ...(shape.panels ? { panels: shape.panels.map(box) } : {}),
    ...(shape.strip ? { strip: box(shape.strip) } : {}),
  }
}
