import { type Place, type Point, smooth } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { shape } from '../svg.ts'
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
  return chassis(car, load, pen) + bodies[load.kind](load, pen, paint, car)
}

function chassis(car: CarShape, load: Load, pen: Pen): string {
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
  const first = Math.min(...rear)
  const tank = heavy
    ? pen.box(
        [load.from + 250, 420, Math.min(load.from + 1350, first - car.tyre - 160), 940],
        'rx="9" fill="url(#tank)" stroke="#5b646b"',
      ) + pen.box([load.from + 620, 420, load.from + 660, 940], 'fill="#4b545b"')
    : ''
  const bar =
    heavy && load.kind !== 'fifth-wheel'
      ? [560, 760]
          .map((y) => pen.box([load.from + 1500, y, first - car.tyre - 170, y + 70], 'rx="2" fill="#9aa4ab"'))
          .join('')
      : ''
  return [
    pen.box([load.from - 500, load.rail - depth, load.to - 40, load.rail], steel),
    pen.box([load.from - 500, load.rail - 40, load.to - 40, load.rail - 10], 'fill="#444b51"'),
    tank,
    bar,
    ...guards,
    pen.box([load.to - 150, load.rail - depth - 240, load.to - 90, load.rail - depth], steel),
    pen.box(
      [load.to - 260, load.rail - depth - 330, load.to - 50, load.rail - depth - 240],
      'rx="2" fill="#b9272c"',
    ),
  ].join('')
}
