import { type Place, type Point, smooth, straight } from '../geometry.ts'
import { shape } from '../svg.ts'
import type { CarShape } from './car-shape.ts'

const tube = 'fill="none" stroke="#14181c" stroke-linecap="round" stroke-linejoin="round"'

/** What stands on the bed of a pickup, behind its cab. */
export function bedFittings(car: CarShape, place: Place): string {
  const front = car.outline[car.screenEnd + 1]
  const rear = car.outline[car.screenEnd + 3]
  if (!car.bed || !front || !rear) return ''
  const roof = Math.max(...car.outline.map(([, y]) => y))
  const at = (part: number, y: number): Point => place([front[0] + (rear[0] - front[0]) * part, y])
  const rail = (front[1] + rear[1]) / 2
  return car.bed === 'covered' ? covered(at, rail, roof) : racked(at, rail, roof)
}

type At = (part: number, y: number) => Point

/** A low lid, and a bar that slopes from the cab's roof to the bed. */
function covered(at: At, rail: number, roof: number): string {
  const bar = smooth([at(0.03, rail), at(0.05, roof - 190), at(0.1, roof - 170), at(0.4, rail + 40)])
  const lid = straight([at(0.02, rail), at(0.03, rail + 60), at(0.97, rail + 52), at(1, rail)], {
    closed: true,
  })
  return shape(lid, 'fill="#1b2024"') + shape(bar, `${tube} stroke-width="15"`) + highlight(bar)
}

/** Posts at both ends and between them, and a rail as high as the roof. */
function racked(at: At, rail: number, roof: number): string {
  const posts = [0.03, 0.5, 0.97].map((part) => straight([at(part, rail - 10), at(part, roof + 20)])).join('')
  const rails =
    straight([at(-0.02, roof + 20), at(1.02, roof + 20)]) +
    straight([at(0.03, rail + 260), at(0.97, rail + 260)])
  return shape(posts + rails, `${tube} stroke-width="9"`) + highlight(rails)
}

function highlight(d: string): string {
  return shape(d, 'fill="none" stroke="#7d878f" stroke-width="2" transform="translate(0 -2.5)"')
}
