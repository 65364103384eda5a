import { createPlace, type Place, type Point, round, smooth } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { CarShape } from '../side/car-shape.ts'
import { loadDefs } from '../side/loads.ts'
import { lampDefs } from '../side/materials.ts'
import { boxLinear, linear, shape } from '../svg.ts'

export type Kind = 'car' | 'van' | 'truck'

/** A vehicle seen straight on, its measures in millimetres; x is 0 in the middle. */
export interface Frame {
  shape: CarShape
  kind: Kind
  /** Its rear is the drop-down gate of a load bed. */
  pickup: boolean
  width: number
  /** Of the cab or car itself, without a load body. */
  height: number
  tallest: number
  cowl: number
  belt: number
  lamp: number
  tailLamp: number
  sill: number
  place: Place
  scale: number
  ground: number
  paint: Paint
}

const widths: Readonly<Record<string, number>> = {
  city: 1640,
  supermini: 1745,
  hatchback: 1790,
  saloon: 1830,
  fastback: 1900,
  estate: 1830,
  crossover: 1810,
  suv: 1930,
  'off-roader': 1900,
  coupe: 1850,
  sports: 1870,
  convertible: 1830,
  mpv: 1840,
  pickup: 1880,
  limousine: 1920,
  'small-van': 1850,
  'middle-van': 1990,
  minibus: 1980,
}
const widthsByKind: Readonly<Record<Kind, number>> = { car: 1800, van: 2060, truck: 2480 }

export function frameOf(body: string, car: CarShape, kind: Kind, paint: Paint): Frame {
  const height = Math.max(...car.outline.map(([, y]) => y))
  const tallest = Math.max(height, car.load?.top ?? 0)
  const scale = Math.min(0.36, 610 / tallest)
  const ground = Math.min(770, 650 + tallest * scale * 0.2)
  const width = widths[body] ?? widthsByKind[kind]
  return {
    shape: car,
    kind,
    pickup: body === 'pickup',
    width,
    height,
    tallest,
    cowl: car.outline[car.cowl]?.[1] ?? 1000,
    belt: car.glass[0]?.[1] ?? 1000,
    lamp: car.headlamp[1]?.[1] ?? 750,
    tailLamp: car.tailLamp[0]?.[1] ?? 900,
    sill: car.sill,
    place: createPlace({ left: 600, ground, scale }),
    scale,
    ground,
    paint,
  }
}

/** A closed symmetric shape, from the points of its right half, top middle to bottom middle. */
export function both(frame: Frame, half: readonly Point[], attributes: string): string {
  return shape(bothPath(frame, half), attributes)
}

export function bothPath({ place }: Frame, half: readonly Point[]): string {
  const left = [...half].reverse().map(([x, y, corner]): Point => [-x, y, corner ?? 0])
  const points = [...half, ...left].filter(([x, y], index, all) => {
    const next = all[(index + 1) % all.length]
    return (
      !(next && next[0] === x && next[1] === y) &&
      !(x === 0 && next && Math.abs(next[0]) < 1 && next[1] === y)
    )
  })
  return smooth(points.map(place), { closed: true })
}

/** The same shape on the right and, mirrored, on the left. */
export function pair({ place }: Frame, points: readonly Point[], attributes: string): string {
  const mirrored = points.map(([x, y, corner]): Point => [-x, y, corner ?? 0])
  return shape(
    smooth(points.map(place), { closed: true }) + smooth(mirrored.map(place), { closed: true }),
    attributes,
  )
}

/** A line that runs on both sides. */
export function pairLine({ place }: Frame, points: readonly Point[], attributes: string): string {
  const mirrored = points.map(([x, y]): Point => [-x, y])
  return shape(smooth(points.map(place)) + smooth(mirrored.map(place)), `fill="none" ${attributes}`)
}

/** A rectangle by its left, bottom, right and top. */
export function block(
  { place }: Frame,
  [left, bottom, right, top]: readonly [number, number, number, number],
  attributes: string,
): string {
  const [x1, y1] = place([left, top])
  const [x2, y2] = place([right, bottom])
  return `<rect x="${round(x1)}" y="${round(y1)}" width="${round(x2 - x1)}" height="${round(y2 - y1)}" ${attributes}/>`
}

/** A number plate of 520 by 111 mm with the dealer's name, as cars wear on a forecourt. */
export function plate(frame: Frame, y: number, colour: 'white' | 'yellow', x = 0): string {
  const [cx, cy] = frame.place([x, y])
  const width = 540 * frame.scale
  const height = 118 * frame.scale
  const fill = colour === 'white' ? '#f6f7f5' : '#f3c92b'
  return `<rect x="${round(cx - width / 2 - 2)}" y="${round(cy - height / 2 - 2)}" width="${round(width + 4)}" height="${round(height + 4)}" rx="5" fill="#0c0f12"/><rect x="${round(cx - width / 2)}" y="${round(cy - height / 2)}" width="${round(width)}" height="${round(height)}" rx="4" fill="${fill}"/><rect x="${round(cx - width / 2)}" y="${round(cy - height / 2)}" width="${round(width * 0.085)}" height="${round(height)}" rx="3" fill="#15365f"/><text x="${round(cx + width * 0.035)}" y="${round(cy + height * 0.29)}" text-anchor="middle" font-family="Arial, Helvetica, sans-serif" font-weight="700" font-size="${round(height * 0.8)}" textLength="${round(width * 0.8)}" lengthAdjust="spacingAndGlyphs" fill="#101418">PIERHEAD</text>`
}

/** Tyres seen end on, twin where `twin`. */
export function tyres(frame: Frame, twin = false): string {
  const { width, shape: car, scale, place } = frame
  const tyre = car.tyre > 400 ? 300 : 225
  const outer = width / 2 - 12
  const rows = twin ? [outer, outer - tyre - 30] : [outer]
  return rows
    .flatMap((edge) => [edge, -edge + tyre])
    .map((right) => {
      const [x, y] = place([right - tyre, car.tyre * 1.7])
      const w = tyre * scale
      const h = car.tyre * 1.7 * scale
      const grooves = [0.28, 0.5, 0.72]
        .map(
          (part) =>
            `<path d="M${round(x + w * part)} ${round(y)}v${round(h - 8)}" stroke="#06080a" stroke-width="2.2"/>`,
        )
        .join('')
      return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(w * 0.2)}" fill="url(#tread)"/>${grooves}`
    })
    .join('')
}

export function frameDefs({ paint, place, height, belt, cowl, sill, width }: Frame): string {
  const top = place([0, height])[1]
  const bottom = place([0, sill])[1]
  const share = (y: number) => Math.round(((place([0, y])[1] - top) / (bottom - top)) * 1000) / 1000
  const [left] = place([-width / 2, 0])
  const [right] = place([width / 2, 0])
  const glassTop = place([0, height - 60])[1]
  return [
    linear(
      'paint',
      [0, top, 0, bottom],
      [
        [0, paint.light],
        [share(cowl), paint.lit],
        [Math.min(0.9, share(belt) + 0.06), paint.base],
        [Math.min(0.92, share(belt) + 0.22), paint.shade],
        [0.94, paint.base],
        [1, paint.deep],
      ],
    ),
    linear(
      'ends',
      [left, 0, right, 0],
      [
        [0, '#05080c', 0.55],
        [0.1, '#05080c', 0.12],
        [0.24, '#ffffff', 0.07],
        [0.5, '#ffffff', 0.12],
        [0.76, '#ffffff', 0.07],
        [0.9, '#05080c', 0.12],
        [1, '#05080c', 0.55],
      ],
    ),
    linear(
      'glass',
      [0, glassTop, 0, place([0, cowl])[1]],
      [
        [0, '#6b7b86'],
        [0.25, '#3c4a54'],
        [0.75, '#1c262e'],
        [1, '#12191f'],
      ],
    ),
    boxLinear('bonnet', [
      [0, paint.lit],
      [0.55, paint.light],
      [1, paint.base],
    ]),
    boxLinear('tread', [
      [0, '#0a0c0e'],
      [0.7, '#23272b'],
      [1, '#0c0e10'],
    ]),
    boxLinear('dark', [
      [0, '#0b0e11'],
      [1, '#22282d'],
    ]),
    boxLinear('mirror', [
      [0, paint.light],
      [0.5, paint.base],
      [1, paint.deep],
    ]),
    lampDefs,
    boxLinear('gate', [
      [0, paint.lit],
      [0.3, paint.base],
      [1, paint.deep],
    ]),
    loadDefs(paint),
  ].join('')
}

/** Where a lamp lies on the right half, in millimetres. */
interface LampBox {
  outer: number
  inner: number
  foot: number
  top: number
}

/** One lamp drawn on both sides, mirrored. */
export function facing(
  { place }: Frame,
  { outer, inner, foot, top }: LampBox,
  draw: (at: (point: Point) => Point) => string,
): string {
  const side = (sign: 1 | -1) =>
    draw(([across, up, corner]) =>
      place([sign * (outer - across * (outer - inner)), foot + up * (top - foot), corner ?? 0]),
    )
  return side(1) + side(-1)
}

/** A round lens of radius `r` millimetres on both sides. */
export function lampEye({ place, scale }: Frame, x: number, y: number, r: number): string {
  return [x, -x]
    .map((at) => {
      const [cx, cy] = place([at, y])
      const radius = round(r * scale)
      return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${radius}" fill="#eef4f7" stroke="#2a333a" stroke-width="2.5"/><circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius * 0.6)}" fill="#c5d2da"/>`
    })
    .join('')
}
