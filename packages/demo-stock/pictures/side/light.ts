import { type Place, type Point, round, smooth, straight } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { shape } from '../svg.ts'
import { archGap, type CarShape } from './car-shape.ts'

/** Light and shade on the paint: all of it is clipped to the body. */
export function light(car: CarShape, place: Place, paint: Paint, scale: number): string {
  const shoulder = car.shoulder.map(place)
  const below = (offset: number) => shoulder.map(([x, y]): Point => [x, y + offset * scale])
  const band = (from: number, to: number) =>
    `${smooth(below(from))}${smooth([...below(to)].reverse(), { start: 'L' })}Z`
  const crease = smooth(car.crease.map(place))
  const last = car.outline.at(-1) as Point
  // The ceiling lights run along every edge that faces them.
  const rim = smooth(car.outline.slice(5, -5).map(place))
  const reflection = smooth(
    (
      [
        [0, 560, 1],
        [car.axles[0] + 300, 560],
        [car.length * 0.5, 590],
        [car.axles[1], 650],
        [car.length, 700, 1],
        [car.length, 300, 1],
        [0, 250, 1],
      ] as Point[]
    ).map(place),
    { closed: true },
  )
  const arches = car.axles
    .map((x) => {
      const [cx, cy] = place([x, car.tyre])
      const r = (car.tyre + archGap) * scale
      const lip = (grow: number, stroke: string, width: number) =>
        `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r + grow)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
      return car.cladding
        ? lip(car.cladding * scale * 0.5, '#202428', round(car.cladding * scale)) +
            lip(car.cladding * scale, '#4b5258', 1) +
            lip(1, '#0a0c0e', 2)
        : lip(10, paint.shade, 7).replace('/>', ' opacity=".35"/>') +
            lip(4.5, paint.light, 1.6).replace('/>', ' opacity=".55"/>') +
            lip(1, '#0a0c0e', 2)
    })
    .join('')
  const cladding = car.cladding
    ? shape(
        straight(
          (
            [
              [0, car.sill + 95],
              [car.length, car.sill + 115],
              [last[0] + 400, 0],
              [0, 0],
            ] as Point[]
          ).map(place),
          { closed: true },
        ),
        'fill="url(#cladding)"',
      )
    : ''
  return [
    shape(reflection, 'fill="url(#floorlight)"'),
    shape(band(-58, 6), 'fill="url(#shoulderlight)"'),
    shape(band(6, 120), 'fill="url(#shouldershade)"'),
    shape(
      smooth(below(4)),
      `fill="none" stroke="${paint.light}" stroke-width="1.6" opacity="${paint.gloss}"`,
    ),
    shape(crease, `fill="none" stroke="${paint.deep}" stroke-width="7" opacity=".28" stroke-linecap="round"`),
    shape(
      crease,
      `fill="none" stroke="${paint.light}" stroke-width="1.8" opacity="${paint.gloss}" stroke-linecap="round" transform="translate(0 4.5)"`,
    ),
    shape(rim, `fill="none" stroke="#fff" stroke-width="5" opacity="${paint.sheen}"`),
    `<rect x="0" y="0" width="1200" height="900" fill="url(#ends)"/>`,
    cladding,
    bumpers(car, place, paint),
    arches,
  ].join('')
}

/** Valances, air intake, the lines where bumpers meet the wings, the rear reflector and the fuel flap. */
function bumpers(car: CarShape, place: Place, paint: Paint): string {
  const [front, rear] = car.axles
  const { length, sill } = car
  const box = (points: readonly Point[]) => smooth(points.map(place), { closed: true })
  const lampFoot = car.headlamp[4] ?? [300, 720]
  const tailFoot = car.tailLamp[4] ?? [length - 250, 780]
  const arch = car.tyre + archGap
  const lines = [
    smooth(
      (
        [
          [lampFoot[0], lampFoot[1]],
          [(lampFoot[0] + front - arch) / 2, lampFoot[1] - 60],
          [front - arch * 0.88, car.tyre + arch * 0.42],
        ] as Point[]
      ).map(place),
    ),
    smooth(
      (
        [
          [tailFoot[0] + 40, tailFoot[1] + 10],
          [tailFoot[0] - 30, tailFoot[1] - 130],
          [rear + arch * 0.9, car.tyre + arch * 0.42],
        ] as Point[]
      ).map(place),
    ),
  ].join('')
  const [flapX, flapY] = place([rear - 60, tailFoot[1] + 75])
  return [
    shape(
      box([
        [-50, sill + 60, 1],
        [front, sill + 62, 1],
        [front, 0, 1],
        [-50, 0, 1],
      ]),
      'fill="#14181c"',
    ),
    shape(
      box([
        [rear, sill + 85, 1],
        [length + 50, sill + 130, 1],
        [length + 50, 0, 1],
        [rear, 0, 1],
      ]),
      'fill="#14181c"',
    ),
    shape(
      box([
        [front, sill + 26, 1],
        [rear, sill + 26, 1],
        [rear, 0, 1],
        [front, 0, 1],
      ]),
      'fill="#14181c" opacity=".92"',
    ),
    shape(
      box([
        [-20, 455, 1],
        [120, 430],
        [250, 350],
        [205, 300],
        [90, 292],
        [-20, 300, 1],
      ]),
      'fill="#0e1215"',
    ),
    shape(
      box([
        [-20, 640, 1],
        [70, 618],
        [95, 560],
        [60, 520],
        [-20, 520, 1],
      ]),
      'fill="#14191d" opacity=".9"',
    ),
    shape(lines, 'fill="none" stroke="#06090c" stroke-width="1.8" opacity=".55"'),
    shape(
      box([
        [length - 190, 415, 1],
        [length - 70, 425, 1],
        [length - 66, 385, 1],
        [length - 190, 378, 1],
      ]),
      'fill="#a3151c"',
    ),
    `<rect x="${round(flapX)}" y="${round(flapY)}" width="30" height="30" rx="8" fill="none" stroke="${paint.deep}" stroke-width="1.4" opacity=".6"/>`,
  ].join('')
}
