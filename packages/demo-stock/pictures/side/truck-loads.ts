import { text } from '../geometry.ts'
import { shape } from '../svg.ts'
import type { Load } from './car-shape.ts'
import { alloy, type Body, type Pen, pale, steel } from './pen.ts'

/** Load bodies that trucks carry. */
export const truckLoads = {
  'fifth-wheel': ({ from, to, rail }, pen, paint, car) => {
    const [, ...rear] = car.axles
    const coupling = rear.reduce((sum, x) => sum + x, 0) / rear.length - 120
    const roof = Math.max(...car.outline.map(([, y]) => y))
    return [
      pen.polygon(
        [
          [from - 60, 1050, 1],
          [from + 330, 1050, 1],
          [from + 310, roof * 0.78],
          [from + 120, roof * 0.95],
          [from - 60, roof - 60, 1],
        ],
        `fill="url(#side)" stroke="${paint.deep}"`,
      ),
      pen.box([from + 420, rail - 20, from + 900, rail + 60], 'fill="#50595f"'),
      ...[0, 1, 2].map((coil) =>
        shape(
          `M${text(pen.place([from + 330, rail + 900 - coil * 90]))}q40 ${14 + coil * 3} 30 60`,
          `fill="none" stroke="${['#c22d2f', '#d9b32b', '#23282d'][coil]}" stroke-width="3"`,
        ),
      ),
      pen.polygon(
        [
          [coupling - 500, rail, 1],
          [coupling + 500, rail, 1],
          [coupling + 400, rail + 140, 1],
          [coupling - 400, rail + 140, 1],
        ],
        'fill="#3a4147"',
      ),
      pen.polygon(
        [
          [coupling - 600, rail + 140, 1],
          [coupling - 200, rail + 250],
          [coupling + 360, rail + 240],
          [coupling + 620, rail + 130, 1],
          [coupling + 500, rail + 110, 1],
          [coupling - 500, rail + 110, 1],
        ],
        'fill="#15191c" stroke="#5b646b" stroke-width="1.5"',
      ),
      pen.box([to - 260, rail - 40, to - 160, rail + 90], steel),
    ].join('')
  },
  box: ({ from, to, rail, top }, pen) => boxBody(from, to, rail, top, pen),
  curtain: ({ from, to, rail, top }, pen, paint) =>
    [
      pen.box([from, rail + 60, to, top], `rx="4" fill="${paint.lit}" stroke="${paint.deep}"`),
      pen.box([from, rail + 260, to, top - 120], 'fill="url(#cloth)"'),
      ...Array.from({ length: 13 }, (_, strap) => {
        const x = from + 160 + ((to - from - 320) / 12) * strap
        return (
          pen.box([x - 26, rail + 200, x + 26, top - 110], `fill="${paint.deep}" opacity=".32"`) +
          pen.box([x - 18, rail + 130, x + 18, rail + 270], 'rx="1" fill="#c9d0d5"') +
          pen.line(
            [
              [x + 150, rail + 300],
              [x + 158, (rail + top) / 2],
              [x + 150, top - 150],
            ],
            'stroke="#fff" stroke-opacity=".14" stroke-width="5"',
          )
        )
      }),
      pen.box([from, top - 120, to, top], alloy),
      pen.box([from, rail + 60, to, rail + 150], alloy),
      pen.box([from, rail + 60, from + 80, top], alloy),
      pen.box([to - 90, rail + 60, to, top], alloy),
      ...markers(pen, from, to, rail + 90),
    ].join(''),
  skip: ({ from, to, rail, top }, pen, paint) =>
    [
      pen.box([from, rail, to - 200, rail + 130], 'fill="#30363c"'),
      pen.polygon(
        [
          [from - 40, rail + 160, 1],
          [to - 180, rail + 160, 1],
          [to, top - 60, 1],
          [to - 40, top, 1],
          [from - 40, top, 1],
          [from - 320, top + 90],
          [from - 440, top + 60, 1],
          [from - 440, top, 1],
          [from - 120, top - 60, 1],
        ],
        `fill="url(#side)" stroke="${paint.deep}" stroke-width="1.5"`,
      ),
      ...Array.from({ length: 6 }, (_, rib) => {
        const x = from + 300 + ((to - from - 700) / 5) * rib
        return pen.polygon(
          [
            [x, rail + 170, 1],
            [x + 90, rail + 170, 1],
            [x + 100, top - 80, 1],
            [x - 10, top - 80, 1],
          ],
          `fill="${paint.shade}" stroke="${paint.deep}" stroke-width=".8"`,
        )
      }),
      pen.box(
        [from - 60, top - 110, to - 10, top],
        `fill="${paint.lit}" stroke="${paint.deep}" stroke-width=".8"`,
      ),
      pen.polygon(
        [
          [from - 60, rail + 60, 1],
          [from + 60, rail + 60, 1],
          [from + 60, top - 300, 1],
          [from - 60, top - 300, 1],
        ],
        'fill="#8a949c" stroke="#59636b"',
      ),
    ].join(''),
  flat: ({ from, to, rail, top }, pen) =>
    [
      pen.box([from, rail + 40, to, rail + 160], 'fill="#30363c"'),
      pen.box([from, rail + 160, to, rail + 230], 'fill="#8a6d4b" stroke="#5d4930"'),
      pen.box([from, rail + 40, to, rail + 90], alloy),
      pen.box([from, rail + 230, from + 90, top], 'fill="#565f67"'),
      ...[0.35, 0.65, 1].map((part) =>
        pen.box(
          [
            from - 20,
            rail + 230 + (top - rail - 300) * part,
            from + 110,
            rail + 290 + (top - rail - 300) * part,
          ],
          'fill="#79838b"',
        ),
      ),
      ...Array.from({ length: 11 }, (_, hook) => {
        const x = from + 300 + ((to - from - 600) / 10) * hook
        return pen.box([x, rail + 50, x + 60, rail + 80], 'fill="#1d2226"')
      }),
      ...markers(pen, from, to, rail + 100),
    ].join(''),
  cold: (load, pen, paint, _car) => {
    const { from, rail, top } = load
    return [
      boxBody(from, load.to, rail, top, pen),
      pen.polygon(
        [
          [from - 380, top - 1350, 1],
          [from, top - 1350, 1],
          [from, top - 120, 1],
          [from - 250, top - 120],
          [from - 380, top - 320],
        ],
        'fill="url(#board)" stroke="#7d8790" stroke-width="1.4"',
      ),
      ...[0, 1, 2, 3, 4].map((slot) =>
        pen.box([from - 330, top - 1200 + slot * 80, from - 40, top - 1160 + slot * 80], 'fill="#47515a"'),
      ),
      pen.box([from - 340, top - 700, from - 40, top - 660], `fill="${paint.shade}"`),
      pen.box(
        [from + 900, rail + 210, from + 1900, top - 400],
        'fill="none" stroke="#9aa5ad" stroke-width="1.6"',
      ),
      pen.box([from + 1780, rail + 900, from + 1850, rail + 1150], 'rx="2" fill="#59636b"'),
    ].join('')
  },
} satisfies Partial<Record<Load['kind'], Body>>

function boxBody(from: number, to: number, rail: number, top: number, pen: Pen): string {
  return [
    pen.box([from, rail + 60, to, top], `rx="6" ${pale}`),
    pen.box([from, top - 90, to, top], `rx="6" ${alloy}`),
    pen.box([from, rail + 60, to, rail + 210], alloy),
    pen.box([from, rail + 60, from + 80, top], alloy),
    pen.box([to - 90, rail + 60, to, top], alloy),
    ...Array.from({ length: 4 }, (_, seam) => {
      const x = from + ((to - from) / 5) * (seam + 1)
      return pen.line(
        [
          [x, rail + 210],
          [x, top - 90],
        ],
        'stroke="#aab4bb" stroke-width="1.3"',
      )
    }),
    ...markers(pen, from, to, rail + 110),
  ].join('')
}

/** Amber lamps along a long side. */
function markers(pen: Pen, from: number, to: number, y: number): string[] {
  return [0.12, 0.38, 0.62, 0.88].map((part) =>
    pen.box([from + (to - from) * part, y, from + (to - from) * part + 110, y + 45], 'rx="2" fill="#e8932a"'),
  )
}
