import type { Place, Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { CarShape } from './car-shape.ts'
import { createPen } from './pen.ts'

/** Visor, grille, steps and lamps of a truck's cab. Empty for other vehicles. */
export function truckFittings(car: CarShape, place: Place, paint: Paint): string {
  if (car.wheel !== 'truck-front') return ''
  const scale = car.cabScale ?? 1
  const pen = createPen(place)
  const at = ([x, y, corner]: Point): Point => [x * scale, y * scale, corner ?? 0]
  const box = (left: number, bottom: number, right: number, top: number, attributes: string) =>
    pen.box([left * scale, bottom * scale, right * scale, top * scale], attributes)
  const [screenTopX, screenTopY] = car.outline[car.screenTop] as Point
  const steps = [520, 760].map(
    (y) =>
      box(420, y, 800, y + 170, 'rx="5" fill="#0d1114"') + box(430, y, 790, y + 26, 'rx="2" fill="#8b959d"'),
  )
  const grille = [1000, 1090, 1280, 1370].map((y) => box(-40, y, 92, y + 52, 'rx="4" fill="#12171b"'))
  return [
    `<g clip-path="url(#body)">${grille.join('')}${box(-40, 300, 900, 500, 'fill="#191e22"')}${box(-40, 500, 900, 512, `fill="${paint.light}" opacity=".35"`)}${steps.join('')}</g>`,
    pen.polygon(
      [
        [screenTopX - 215 * scale, screenTopY - 95 * scale, 1],
        [screenTopX - 60 * scale, screenTopY - 20 * scale],
        [screenTopX + 200 * scale, screenTopY + 30 * scale, 1],
        [screenTopX + 195 * scale, screenTopY - 50 * scale, 1],
        [screenTopX - 50 * scale, screenTopY - 90 * scale],
      ],
      'fill="#1b2126" stroke="#0a0d10" stroke-width="1"',
    ),
    pen.polygon(
      (
        [
          [392, 960, 1],
          [470, 975],
          [480, 935, 1],
          [396, 915, 1],
        ] as Point[]
      ).map(at),
      'fill="#ef9a2d" stroke="#8f5a14" stroke-width=".8"',
    ),
  ].join('')
}
