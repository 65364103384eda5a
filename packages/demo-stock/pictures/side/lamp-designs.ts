import { type Place, type Point, round, smooth } from '../geometry.ts'
import { shape } from '../svg.ts'
import type { CarShape } from './car-shape.ts'
import { headlamps, type Lamp, tailLamps } from './lamp-shapes.data.ts'
import type { HeadlampDesign, TailLampDesign } from './look.ts'

/** A drawn lamp's colours, as SVG attributes. */
interface LampStyle {
  lens: string
  line: string
  ring: string
}

const clear: LampStyle = {
  lens: 'fill="url(#headlamp)" stroke="#1b2228" stroke-width="1.6"',
  line: 'stroke="#fff" stroke-width="3.4"',
  ring: '#fff',
}
const red: LampStyle = {
  lens: 'fill="url(#taillamp)" stroke="#3a0609" stroke-width="1.3"',
  line: 'stroke="#ff9d94" stroke-width="2.6"',
  ring: '#ff9d94',
}

/** `at` puts a point of the lamp's box on the canvas. Nothing for a swept lamp, which views draw themselves. */
export function headlamp(design: HeadlampDesign, at: (point: Point) => Point): string {
  return design === 'swept' ? '' : draw(headlamps[design], at, clear)
}

export function tailLamp(design: TailLampDesign, at: (point: Point) => Point): string {
  return design === 'swept' ? '' : draw(tailLamps[design], at, red)
}

/** The headlamp from the side, in the box of the shape's own. Lenses may pass the body's edge: clip them to it. */
export function sideHeadlamp(car: CarShape, place: Place): string {
  const { left, right, foot, top } = boxOf(car.headlamp)
  const width = Math.min(right - left, 460)
  return headlamp(car.headlampDesign ?? 'swept', ([across, up, corner]) =>
    place([left + across * width, foot + up * (top - foot), corner ?? 0]),
  )
}

export function sideTailLamp(car: CarShape, place: Place): string {
  const { left, right, foot, top } = boxOf(car.tailLamp)
  const width = Math.max(230, Math.min(right - left, 360))
  return tailLamp(car.tailLampDesign ?? 'swept', ([across, up, corner]) =>
    place([right - across * width, foot + up * (top - foot), corner ?? 0]),
  )
}

function boxOf(points: readonly Point[]) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), foot: Math.min(...ys), top: Math.max(...ys) }
}

function draw(lamp: Lamp, at: (point: Point) => Point, style: LampStyle): string {
  const lenses = lamp.lenses.map((part) => shape(smooth(part.map(at), { closed: true }), style.lens))
  if (lamp.circle) {
    const [across, up, radius] = lamp.circle
    const [cx, cy] = at([across, up])
    const [, top] = at([across, up + radius])
    const r = cy - top
    const circle = (share: number, attributes: string) =>
      `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(r * share * 0.84)}" ry="${round(r * share)}" ${attributes}/>`
    return (
      circle(1, style.lens) +
      circle(0.66, `fill="none" stroke="${style.ring}" stroke-width="2.4" opacity=".9"`)
    )
  }
  return (
    lenses.join('') +
    shape(smooth(lamp.line.map(at)), `fill="none" ${style.line} stroke-linecap="round" opacity=".95"`)
  )
}
