import type { VanSize } from '../../catalogue/parse-vans.ts'
import { type Point, yAt } from '../geometry.ts'
import type { CarShape } from './car-shape.ts'
import { carShapes } from './car-shapes.data.ts'
import { bendOf, fitCar } from './fit-car.ts'
import type { Look } from './look.ts'
import { vanShapes } from './van-shapes.data.ts'
import { between, type Knot, type Warp, warpShape } from './warp.ts'

/** Of a closed van. */
export interface Outside {
  lengthMm: number
  heightMm: number
  wheelbaseMm: number
}

/** The body as drawn. `crew` has a window behind the door, `minibus` windows to the tail. */
export type VanBody = 'panel' | 'crew' | 'minibus' | 'luton' | 'dropside' | 'tipper-van' | 'chassis-cab'

interface Closed {
  shape: string
  /** Where the cab's door ends: what lies before it keeps its length. */
  cabEnd: number
}

const closed: Readonly<Record<'small' | 'middle' | 'large', Closed>> = {
  small: { shape: 'small-van', cabEnd: 2330 },
  middle: { shape: 'panel-van', cabEnd: 2215 },
  large: { shape: 'panel-van-high', cabEnd: 2060 },
}

/** A van with the length, height and wheelbase of one of its versions. */
export function fitVan(size: VanSize, body: VanBody, load: Outside, look: Look): CarShape {
  if (size === 'pickup') return workPickup(load, look)
  if (size === 'car') return carVan(load, look)
  if (body === 'panel' || body === 'crew' || body === 'minibus') {
    return windowed(fitClosed(closed[size], size === 'large', load, look), body)
  }
  return fitChassis(shapeOf(vanShapes, body), size, load, look)
}

/** A people carrier built on a van: glass to the tail, wheels of a car. */
export function fitPeopleVan(size: Outside, look: Look): CarShape {
  const shape = windowed(fitClosed(closed.middle, false, size, look), 'minibus')
  const { strip: _strip, ...plain } = shape
  return { ...plain, wheel: look.wheel }
}

function shapeOf(shapes: Readonly<Record<string, CarShape>>, name: string): CarShape {
  const shape = shapes[name]
  if (!shape) throw new RangeError(`No shape of a ${name}`)
  return shape
}

/** A pickup as a trade buys it: steel wheels and a rack over an open bed. */
function workPickup(load: Outside, look: Look): CarShape {
  const pickup = fitCar(shapeOf(carShapes, 'pickup'), load, look, 4)
  return { ...pickup, bed: 'racked', rails: false, wheel: 'steel' }
}

/** A three-door car whose rear windows are panels. */
function carVan(load: Outside, look: Look): CarShape {
  const car = fitCar(shapeOf(carShapes, 'supermini'), load, look, 3)
  return { ...car, blankFrom: (car.doors[1] ?? 0) - 20, pillars: [] }
}

function fitClosed({ shape: name, cabEnd }: Closed, large: boolean, load: Outside, look: Look): CarShape {
  const shape = shapeOf(vanShapes, name)
  const [front, rear] = shape.axles
  const height = Math.max(...shape.outline.map(([, y]) => y))
  const glassTop = Math.max(...shape.glass.map(([, y]) => y))
  const nextFront = front * Math.max(0.9, Math.min(1.02, load.lengthMm / shape.length))
  const raised = large || load.heightMm > height * 1.1
  const nextGlassTop = raised
    ? Math.min(glassTop, load.heightMm - 300)
    : glassTop + (load.heightMm - height) * 0.7
  const acrossKnots: Knot[] = [
    [0, 0],
    [front, nextFront],
    [cabEnd, cabEnd + nextFront - front],
    [rear, nextFront + load.wheelbaseMm],
    [shape.length, load.lengthMm],
  ]
  const upKnots: Knot[] = [
    [0, 0],
    [shape.sill, shape.sill],
    [glassTop, nextGlassTop],
    [height, load.heightMm],
  ]
  const belt = yAt(shape.shoulder, shape.length / 2)
  const stretch: Warp = ([x, y, corner]) => [between(acrossKnots, x), between(upKnots, y), corner ?? 0]
  const bend = bendOf(warpShape(shape, stretch, belt), { ...look, tail: 0, drop: 0 }, belt, load.heightMm)
  const { strip, ...fitted } = warpShape(shape, (point) => bend(stretch(point)), belt)
  return {
    ...fitted,
    // Vans of the latest shape, with slim lamps, wear no rubbing strip.
    ...(strip && look.headlamp !== 'slim' ? { strip } : {}),
    length: load.lengthMm,
    axles: [nextFront, nextFront + load.wheelbaseMm],
    ...looksOf(look),
  }
}

function looksOf(look: Look) {
  return {
    wheel: vanWheels.has(look.wheel) ? look.wheel : ('steel' as const),
    headlampDesign: look.headlamp,
    tailLampDesign: look.tailLamp,
  }
}

/** A van has steel wheels unless its maker fits others. */
const vanWheels: ReadonlySet<string> = new Set(['cover', 'aero', 'five'])

/** Panels of the load space as windows: the first of them, or all. */
function windowed(shape: CarShape, body: VanBody): CarShape {
  const panels = shape.panels ?? []
  if (body === 'panel') return shape
  const glazed = body === 'crew' ? panels.slice(0, 1) : panels
  const glassTop = Math.max(...shape.glass.map(([, y]) => y))
  const belt = shape.glass[0]?.[1] ?? 1200
  return {
    ...shape,
    panels: panels.slice(glazed.length),
    windows: glazed.map(([left, , right, top]): Point[] => {
      const high = Math.min(top + 20, glassTop + 60)
      const foot = belt + 24
      return [
        [left, foot, 1],
        [right, foot, 1],
        [right + 14, foot + 60],
        [right + 8, high - 70],
        [right - 30, high, 1],
        [left + 30, high, 1],
        [left - 4, high - 70],
        [left - 10, foot + 60],
      ]
    }),
  }
}

/** A cab that keeps its shape, with axle and load body where wheelbase and length put them. */
function fitChassis(shape: CarShape, size: VanSize, van: Outside, look: Look): CarShape {
  const [front] = shape.axles
  const rear = front + van.wheelbaseMm
  const length = rear + 1180 + (van.wheelbaseMm - 3300) * 0.25
  const upKnots: Knot[] =
    size === 'large'
      ? [
          [0, 0],
          [3000, 3000],
        ]
      : [
          [0, 0],
          [1200, 1110],
          [1938, 1765],
          [2140, 1960],
          [3000, 2820],
        ]
  const belt = yAt(shape.shoulder, shape.length / 2)
  const bend = bendOf(shape, { ...look, tail: 0, drop: 0 }, belt, 2140)
  const lower: Warp = ([x, y, corner]) => [x, between(upKnots, y), corner ?? 0]
  return {
    ...warpShape(shape, (point) => lower(bend(point)), belt),
    length,
    axles: [front, rear],
    tailLamp: shape.tailLamp.map(([x, y, corner]): Point => [x + length - shape.length, y, corner ?? 0]),
    ...(shape.load ? { load: { ...shape.load, to: length } } : {}),
    ...looksOf(look),
    tailLampDesign: 'swept',
  }
}
