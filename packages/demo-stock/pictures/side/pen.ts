import { type Place, type Point, round, smooth, straight } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { shape } from '../svg.ts'
import type { CarShape, Load } from './car-shape.ts'

type Box = readonly [left: number, bottom: number, right: number, top: number]

/** Draws in millimetres. */
export interface Pen {
  place: Place
  box(box: Box, attributes: string): string
  polygon(points: readonly Point[], attributes: string): string
  line(points: readonly Point[], attributes: string): string
}

export function createPen(place: Place): Pen {
  return {
    place,
    box([left, bottom, right, top], attributes) {
      const [x1, y1] = place([left, top])
      const [x2, y2] = place([right, bottom])
      return `<rect x="${round(x1)}" y="${round(y1)}" width="${round(x2 - x1)}" height="${round(y2 - y1)}" ${attributes}/>`
    },
    polygon: (points, attributes) => shape(smooth(points.map(place), { closed: true }), attributes),
    line: (points, attributes) => shape(straight(points.map(place)), `fill="none" ${attributes}`),
  }
}

export const steel = 'fill="#23282d"'
export const pale = 'fill="url(#board)" stroke="#8d979e" stroke-width="1.4"'
export const alloy = 'fill="url(#alloy)" stroke="#6f7981" stroke-width="1"'

/** Draws one kind of load body. */
export type Body = (load: Load, pen: Pen, paint: Paint, car: CarShape) => string
