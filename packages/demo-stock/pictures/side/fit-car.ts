import { type Point, yAt } from '../geometry.ts'
import type { CarShape } from './car-shape.ts'
import type { Look } from './look.ts'
import { between, ease, type Warp, warpShape } from './warp.ts'

/** A body's shape with one model's length, height, wheelbase and looks. */
export function fitCar(
  shape: CarShape,
  size: { lengthMm: number; heightMm: number; wheelbaseMm: number },
  look: Look,
  doors: number,
): CarShape {
  const [front, rear] = shape.axles
  const overhang = look.overhang ?? front / (shape.length - (rear - front))
  const nextFront = overhang * (size.lengthMm - size.wheelbaseMm)
  const nextRear = nextFront + size.wheelbaseMm
  const height = Math.max(...shape.outline.map(([, y]) => y))
  const taller = size.heightMm / height
  const longer = size.lengthMm / shape.length
  const belt = yAt(shape.shoulder, shape.length / 2)
  const nextBelt = belt * (1 + (taller - 1) * 0.6)
  const sill = shape.sill * (1 + (taller - 1) * 0.5)
  const [cowlX] = shape.outline[shape.cowl] as Point

  const stretch: Warp = ([x, y, corner]) => [
    between(
      [
        [0, 0],
        [front, nextFront],
        [cowlX, cowlX * longer],
        [rear, nextRear],
        [shape.length, size.lengthMm],
      ],
      x,
    ),
    between(
      [
        [0, 0],
        [shape.sill, sill],
        [belt, nextBelt],
        [height, size.heightMm],
      ],
      y,
    ),
    corner ?? 0,
  ]
  const bend = bendOf(warpShape(shape, stretch, belt), look, nextBelt, size.heightMm)
  const fitted = warpShape(shape, (point) => bend(stretch(point)), belt)
  const growth = Math.max(0.9, Math.min(1.1, ((longer + taller) / 2) ** 0.6))
  return withDoors(
    {
      ...fitted,
      length: size.lengthMm,
      axles: [nextFront, nextRear],
      tyre: shape.tyre * growth,
      sill,
      wheel: look.wheel,
      finish: darkWheels.has(look.wheel) ? 'dark' : 'silver',
      headlampDesign: look.headlamp,
      tailLampDesign: look.tailLamp,
      rails: look.rails ?? shape.rails ?? false,
      darkRoof: look.darkRoof && !shape.softTop,
      ...(look.cloth ? { softTop: [shape.screenTop, shape.roofEnd] as const } : {}),
    },
    doors,
  )
}

const darkWheels: ReadonlySet<string> = new Set(['cross', 'blade', 'turbine'])

/** Changes of a shape that keep its length, height and wheels. */
export function bendOf(shape: CarShape, look: Look, belt: number, roof: number): Warp {
  const { length, outline } = shape
  const [cowl] = outline[shape.cowl] as Point
  const [screenTop] = outline[shape.screenTop] as Point
  const [roofEnd] = outline[shape.roofEnd] as Point
  const middle = (screenTop + roofEnd) / 2
  return ([x, y, corner]) => {
    const above = Math.max(0, Math.min(1.05, (y - belt) / (roof - belt)))
    const tail = look.tail * above * ease(x, roofEnd - length * 0.22, roofEnd)
    const drop = look.drop * above * ease(x, middle, roofEnd + length * 0.04)
    const nose = look.nose * ease(y, belt * 0.45, belt * 0.8) * (1 - ease(x, 0, cowl))
    const screen =
      look.screen > 0
        ? -look.screen * above * (1 - ease(x, screenTop, screenTop + length * 0.16))
        : look.screen * (1 - above) * ease(x, cowl * 0.7, cowl) * (1 - ease(x, cowl, screenTop))
    return [x + tail + screen, y - drop + nose, corner ?? 0]
  }
}

/** Two or three doors are longer than the front ones of five. */
function withDoors(shape: CarShape, doors: number): CarShape {
  const [first, gap, last] = shape.doors
  if (doors > 3 || first === undefined || gap === undefined || last === undefined) return shape
  const longer = (gap - first) * 0.26
  return {
    ...shape,
    doors: [first, gap + longer],
    // The pillar at the gap moves with it, and the rear window beyond is one pane.
    pillars: shape.pillars
      .filter(([bottom]) => bottom < (gap + last) / 2)
      .map(([bottom, top, width]) =>
        bottom < (first + gap) / 2 ? [bottom, top, width] : [bottom + longer, top + longer, width],
      ),
  }
}
