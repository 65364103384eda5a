import { type Place, type Point, smooth } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { boxLinear, shape } from '../svg.ts'
import type { CarShape, Load } from './car-shape.ts'
import { type Body, createPen, type Pen, steel } from './pen.ts'
import { truckLoads } from './truck-loads.ts'
import { vanLoads } from './van-loads.ts'

const bodies: Readonly<Record<Load['kind'], Body>> = { ...vanLoads, ...truckLoads }

/** Chassis and load body behind a cab. Empty for a vehicle without a separate load body. */
export function loadBehind(car: CarShape, place: Place, paint: Paint): string {
  const { load } = car
  if (!load) return ''
  const pen = createPen(place)
  return chassis(car, load, pen, paint) + bodies[load.kind](load, pen, paint, car)
}

function chassis(car: CarShape, load: Load, pen: Pen, paint: Paint): string {
  const heavy = car.tyre > 400
  const depth = heavy ? 260 : 140
  const rear = car.axles.filter((x) => x > load.from)
  const guards = rear.map((x) => {
    const r = car.tyre + 70
    const points: Point[] = Array.from({ length: 9 }, (_, step) => {
      const angle = Math.PI * (0.1 + step * 0.1)
      return [x + Math.cos(angle) * r, car.tyre + Math.sin(angle) * r]
    })
    return shape(
      smooth(points.map(pen.place)),
      `fill="none" stroke="#14181b" stroke-width="${heavy ? 9 : 7}" stroke-linecap="round"`,
    )
  })
  const [left, right] = widestGap(car, load)
  const tank =
    heavy && right - left > 500
      ? pen.box([left, 420, Math.min(left + 1100, right), 940], 'rx="9" fill="url(#tank)" stroke="#5b646b"') +
        pen.box([left + 370, 420, left + 410, 940], 'fill="#4b545b"')
      : ''
  const bar =
    heavy && load.kind !== 'fifth-wheel' && right - left > 1600
      ? [560, 760].map((y) => pen.box([left + 1250, y, right, y + 70], 'rx="2" fill="#9aa4ab"')).join('')
      : ''
  return [
    pen.box([load.from - 500, load.rail - depth, load.to - 40, load.rail], steel),
    pen.box([load.from - 500, load.rail - 40, load.to - 40, load.rail - 10], 'fill="#444b51"'),
    tank,
    bar,
    ...guards,
    deflector(car, load, pen, paint),
    pen.box([load.to - 150, load.rail - depth - 240, load.to - 90, load.rail - depth], steel),
    pen.box(
      [load.to - 260, load.rail - depth - 330, load.to - 50, load.rail - depth - 240],
      'rx="2" fill="#b9272c"',
    ),
  ].join('')
}

/** The longest stretch of chassis behind the cab that no wheel takes: tanks and side guards go there. */
function widestGap(car: CarShape, load: Load): readonly [left: number, right: number] {
  const clear = car.tyre + 150
  const stops = [load.from + 60 - clear, ...car.axles.filter((x) => x > load.from)]
  const gaps = stops
    .slice(0, -1)
    .map((x, index) => [x + clear + 90, (stops[index + 1] ?? 0) - clear] as const)
  return gaps.reduce((widest, gap) => (gap[1] - gap[0] > widest[1] - widest[0] ? gap : widest), [
    0, 0,
  ] as const)
}

/** On the roof of a cab, up to a load body that is higher. */
function deflector(car: CarShape, load: Load, pen: Pen, paint: Paint): string {
  const roof = Math.max(...car.outline.map(([, y]) => y))
  const back = car.outline.at(-1)?.[0] ?? 0
  if (car.wheel !== 'truck-front' || load.top < roof + 350) return ''
  return pen.polygon(
    [
      [back * 0.42, roof - 160, 1],
      [back * 0.55, roof + 60],
      [back * 0.76, (roof + load.top) / 2 + 60],
      [back + 30, load.top - 160, 1],
      [back + 30, roof - 160, 1],
    ],
    `fill="${paint.lit}" stroke="${paint.deep}" stroke-opacity=".6"`,
  )
}

/** Ids `board`, `alloy`, `tank`, `side`, `cloth`. */
export function loadDefs(paint: Paint): string {
  return [
    boxLinear('board', [
      [0, '#fbfcfc'],
      [0.5, '#eceff1'],
      [1, '#cfd6db'],
    ]),
    boxLinear('alloy', [
      [0, '#e6eaed'],
      [0.5, '#b4bdc4'],
      [1, '#8b959d'],
    ]),
    boxLinear('tank', [
      [0, '#eef1f3'],
      [0.3, '#a8b1b8'],
      [0.6, '#7d878f'],
      [0.85, '#b9c1c7'],
      [1, '#59626a'],
    ]),
    boxLinear('side', [
      [0, paint.lit],
      [0.5, paint.base],
      [1, paint.deep],
    ]),
    boxLinear('cloth', [
      [0, paint.lit],
      [0.4, paint.base],
      [1, paint.shade],
    ]),
  ].join('')
}
