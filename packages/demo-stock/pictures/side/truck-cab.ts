import type { Place, Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import type { CarShape } from './car-shape.ts'
import { createPen } from './pen.ts'

interface Cab {
  /** 1 for the largest cab. */
  scale: number
  /** A sleeper is deep and high; a day cab is neither. Millimetres, scaled already. */
  depth: number
  height: number
  /** How far the windscreen leans back. */
  lean: number
  /** Of the whole truck, where the tail lamp is. */
  length: number
}

/** The gaps around door and front flap of the largest cab. */
const cuts: readonly (readonly Point[])[] = [
  [
    [400, 2720, 1],
    [380, 1950],
    [372, 1240],
    [420, 1060, 1],
  ],
  [
    [1640, 2720, 1],
    [1646, 1900],
    [1640, 1080, 1],
  ],
  [
    [420, 1050, 1],
    [760, 1060],
    [1640, 1060, 1],
  ],
  [
    [400, 2730, 1],
    [1640, 2730, 1],
  ],
  [
    [20, 1180, 1],
    [360, 1180, 1],
  ],
  [
    [30, 1560, 1],
    [370, 1580, 1],
  ],
]

/** A cab over its engine. `axles`, `tyre` and `load` are the chassis' own. */
export function truckCab({
  scale,
  depth,
  height,
  lean,
  length,
}: Cab): Omit<CarShape, 'axles' | 'tyre' | 'load'> {
  // Drawn in the measures of the largest cab, then scaled.
  const back = depth / scale
  const top = height / scale
  const place = ([x, y, corner]: Point): Point => [
    (x + lean * Math.max(0, Math.min(1.2, (y - 1830) / 1000)) * Math.max(0, 1 - x / back)) * scale,
    y * scale,
    corner ?? 0,
  ]
  const move = (points: readonly Point[]) => points.map(place)
  const window = move([
    [420, 1960, 1],
    [900, 1930],
    [1560, 1925, 1],
    [1575, 1990],
    [1572, 2560],
    [1520, 2650, 1],
    [760, 2660],
    [560, 2640, 1],
    [440, 2400],
  ])
  return {
    length,
    cabScale: scale,
    wheel: 'truck-front',
    sill: 430 * scale,
    outline: move([
      [150, 330, 1],
      [60, 370],
      [28, 480],
      [14, 900],
      [12, 1500],
      [26, 1720],
      [60, 1830, 1],
      [130, 2300],
      [220, 2640],
      [330, 2830],
      [520, Math.max(2870, top - 260)],
      [900, top - 60],
      [1500, top],
      [back - 60, top, 1],
      [back, top - 60],
      [back + 20, 2400],
      [back + 24, 1400],
      [back + 20, 900],
      [back, 720, 1],
      [back - 20, 440, 1],
    ]),
    cowl: 6,
    screenTop: 9,
    roofEnd: 13,
    screenEnd: 13,
    glass: window,
    pillars: [],
    doors: [],
    cuts: cuts.map(move),
    grips: move([[1360, 1640]]),
    panels:
      back > 2100
        ? [[1760 * scale, 1900 * scale, (back - 130) * scale, Math.min(2620, top - 300) * scale]]
        : [],
    shoulder: move([
      [20, 1760],
      [600, 1800],
      [1400, 1810],
      [back, 1810],
    ]),
    crease: move([
      [380, 1330],
      [1000, 1345],
      [1640, 1350],
    ]),
    headlamp: move([
      [22, 860, 1],
      [60, 900],
      [260, 910],
      [380, 890, 1],
      [390, 790],
      [300, 700],
      [24, 690, 1],
    ]),
    tailLamp: [
      [length - 10, 830, 1],
      [length - 70, 830],
      [length - 120, 830, 1],
      [length - 120, 720],
      [length - 70, 720],
      [length - 10, 720, 1],
    ],
    mirror: place([330 + lean * 0.4, 2280]),
  }
}

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
