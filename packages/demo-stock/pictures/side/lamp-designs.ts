import { type Place, type Point, round, smooth } from '../geometry.ts'
import { shape } from '../svg.ts'
import type { CarShape } from './car-shape.ts'
import type { HeadlampDesign, TailLampDesign } from './look.ts'

/** In the lamp's own box: across 0 at the vehicle's end to 1 inwards, up 0 at its foot to 1 at its top. */
type Part = readonly Point[]

interface Lamp {
  /** Clear or red lenses. */
  lenses: readonly Part[]
  /** A lit line. */
  line: Part
  /** The lens is a circle: its middle and its radius as a share of the box's height. */
  circle?: readonly [across: number, up: number, radius: number]
}

const headlamps: Readonly<Record<Exclude<HeadlampDesign, 'swept'>, Lamp>> = {
  slim: {
    lenses: [
      [
        [-0.2, 0.5, 1],
        [0.3, 0.74],
        [1, 1.02, 1],
        [0.72, 0.66],
        [0.24, 0.4],
        [-0.2, 0.24, 1],
      ],
    ],
    line: [
      [-0.05, 0.36],
      [0.4, 0.62],
      [0.92, 0.94],
    ],
  },
  round: { lenses: [], line: [], circle: [0.47, 0.5, 0.44] },
  upright: {
    lenses: [
      [
        [-0.1, 0.94, 1],
        [0.34, 1],
        [0.56, 0.98, 1],
        [0.62, 0.5],
        [0.5, -0.12, 1],
        [-0.1, -0.2, 1],
      ],
    ],
    line: [
      [0.5, 0.86],
      [0.52, 0.4],
      [0.42, 0],
    ],
  },
  block: {
    lenses: [
      [
        [-0.2, 0.84, 1],
        [0.4, 0.96],
        [0.9, 1, 1],
        [0.86, 0.48],
        [0.7, 0.22, 1],
        [-0.2, 0.1, 1],
      ],
    ],
    line: [
      [0.02, 0.3],
      [0.6, 0.4],
      [0.78, 0.86],
    ],
  },
  split: {
    lenses: [
      [
        [-0.2, 0.98, 1],
        [0.5, 1.06],
        [1, 1.12, 1],
        [0.66, 0.88],
        [-0.2, 0.78, 1],
      ],
      [
        [-0.2, 0.3, 1],
        [0.2, 0.36],
        [0.34, 0.26, 1],
        [0.26, -0.08],
        [-0.2, -0.14, 1],
      ],
    ],
    line: [
      [0, 0.9],
      [0.5, 0.98],
      [0.9, 1.06],
    ],
  },
  slot: {
    lenses: [
      [
        [-0.2, 0.9, 1],
        [0.46, 0.94, 1],
        [0.5, 0.5],
        [0.42, 0.4, 1],
        [-0.2, 0.34, 1],
      ],
    ],
    line: [
      [-0.05, 0.46],
      [0.36, 0.5],
    ],
  },
  notched: {
    lenses: [
      [
        [-0.2, 0.9, 1],
        [0.4, 1],
        [0.78, 0.98, 1],
        [0.54, 0.6],
        [0.6, 0.2, 1],
        [0.3, 0.02],
        [-0.2, 0.06, 1],
      ],
    ],
    line: [
      [0.68, 0.86],
      [0.4, 0.6],
      [0.48, 0.22],
    ],
  },
}

const tailLamps: Readonly<Record<Exclude<TailLampDesign, 'swept'>, Lamp>> = {
  bar: {
    lenses: [
      [
        [-0.3, 0.94, 1],
        [0.6, 0.96],
        [1.06, 0.9, 1],
        [0.8, 0.6],
        [-0.3, 0.48, 1],
      ],
    ],
    line: [
      [-0.1, 0.78],
      [0.5, 0.8],
      [0.92, 0.84],
    ],
  },
  hook: {
    lenses: [
      [
        [-0.3, 0.98, 1],
        [0.94, 1, 1],
        [0.86, 0.66],
        [0.44, 0.52, 1],
        [0.5, 0.06],
        [0.36, -0.04, 1],
        [-0.3, 0.02, 1],
      ],
    ],
    line: [
      [-0.1, 0.84],
      [0.7, 0.86],
      [0.3, 0.5],
      [0.28, 0.14],
    ],
  },
  upright: {
    lenses: [
      [
        [-0.3, 1.24, 1],
        [0.4, 1.28],
        [0.52, 1.16, 1],
        [0.5, 0.5],
        [0.4, -0.1, 1],
        [-0.3, -0.16, 1],
      ],
    ],
    line: [
      [0.36, 1.1],
      [0.34, 0.5],
      [0.28, 0.04],
    ],
  },
  round: { lenses: [], line: [], circle: [0.4, 0.52, 0.5] },
  claw: {
    lenses: [
      [
        [-0.3, 1, 1],
        [0.5, 1.02],
        [1.1, 0.94, 1],
        [0.7, 0.7],
        [0.96, 0.34, 1],
        [0.5, 0.14],
        [-0.3, 0.2, 1],
      ],
    ],
    line: [
      [0.86, 0.9],
      [0.4, 0.66],
      [0.7, 0.34],
    ],
  },
  block: {
    lenses: [
      [
        [-0.3, 1, 1],
        [0.7, 1.02, 1],
        [0.74, 0.3, 1],
        [-0.3, 0.26, 1],
      ],
    ],
    line: [
      [0.6, 0.9],
      [0.6, 0.44],
      [0, 0.4],
    ],
  },
  pillar: {
    lenses: [
      [
        [-0.3, 0.98, 1],
        [0.2, 1.5],
        [0.46, 2, 1],
        [0.6, 1.96, 1],
        [0.54, 1.2],
        [0.62, 0.5],
        [0.54, 0.06, 1],
        [-0.3, 0.02, 1],
      ],
    ],
    line: [
      [0.48, 1.8],
      [0.36, 1.1],
      [0.4, 0.3],
    ],
  },
}

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
