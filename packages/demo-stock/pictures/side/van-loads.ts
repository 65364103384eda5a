import type { Load } from './car-shape.ts'
import { alloy, type Body, type Pen, pale, steel } from './pen.ts'

/** Load bodies that vans carry. */
export const vanLoads = {
  luton: ({ from, to, rail, top }, pen) =>
    [
      pen.polygon(
        [
          [1210, 2300, 1],
          [1240, 2700],
          [1330, 3040],
          [1480, top - 20],
          [1620, top, 1],
          [to, top, 1],
          [to, rail + 40, 1],
          [from - 60, rail + 40, 1],
          [from - 60, 2170, 1],
          [1500, 2170, 1],
          [1290, 2200],
        ],
        pale,
      ),
      pen.polygon(
        [
          [1210, 2300, 1],
          [1240, 2700],
          [1330, 3040],
          [1480, top - 20],
          [1620, top, 1],
          [1640, top - 60, 1],
          [1500, 3010],
          [1400, 2700],
          [1380, 2230, 1],
          [1290, 2200],
        ],
        'fill="#fff" opacity=".55"',
      ),
      pen.box([1620, top - 70, to, top], alloy),
      pen.box([from - 60, rail + 40, to, rail + 150], alloy),
      pen.box([to - 70, rail + 40, to, top], alloy),
      pen.box([from - 60, rail + 150, from - 10, 2170], alloy),
      ...[3300, 4400, 5400].map((x) =>
        pen.line(
          [
            [x, rail + 160],
            [x, top - 80],
          ],
          'stroke="#aab4bb" stroke-width="1.4"',
        ),
      ),
      pen.box([2500, rail + 165, 2560, rail + 205], 'rx="2" fill="#e8932a"'),
      pen.box([4000, rail + 165, 4060, rail + 205], 'rx="2" fill="#e8932a"'),
    ].join(''),
  dropside: ({ from, to, rail }, pen) =>
    [
      pen.box([from, rail + 30, to, rail + 120], 'fill="#3c434a"'),
      ladder(pen, from, rail),
      pen.box([from + 60, rail + 120, to - 20, rail + 520], alloy),
      ...[0.25, 0.5, 0.75].map((part) =>
        pen.line(
          [
            [from + 60, rail + 120 + 400 * part],
            [to - 20, rail + 120 + 400 * part],
          ],
          'stroke="#7d8790" stroke-width="1.6"',
        ),
      ),
      ...[0, 0.5, 1].map((part) =>
        pen.box(
          [
            from + 40 + (to - from - 110) * part,
            rail + 90,
            from + 110 + (to - from - 110) * part,
            rail + 550,
          ],
          'rx="2" fill="#59636b"',
        ),
      ),
    ].join(''),
  tipper: ({ from, to, rail }, pen, paint) =>
    [
      pen.polygon(
        [
          [from + 900, rail, 1],
          [from + 1000, rail, 1],
          [from + 560, rail + 140, 1],
          [from + 440, rail + 140, 1],
        ],
        'fill="#8a949c"',
      ),
      pen.box([from, rail + 90, to, rail + 190], 'fill="#30363c"'),
      ladder(pen, from, rail),
      pen.box([from + 60, rail + 190, to - 20, rail + 620], `fill="url(#side)" stroke="${paint.deep}"`),
      ...Array.from({ length: 7 }, (_, rib) => {
        const x = from + 60 + ((to - from - 130) / 6) * rib
        return pen.box(
          [x, rail + 170, x + 60, rail + 640],
          `fill="${paint.shade}" stroke="${paint.deep}" stroke-width=".8"`,
        )
      }),
      pen.box(
        [from + 40, rail + 610, to, rail + 670],
        `fill="${paint.lit}" stroke="${paint.deep}" stroke-width=".8"`,
      ),
      pen.polygon(
        [
          [to - 30, rail + 190, 1],
          [to + 10, rail + 190, 1],
          [to + 20, rail + 700, 1],
          [to - 20, rail + 700, 1],
        ],
        `fill="${paint.deep}"`,
      ),
    ].join(''),
  bare: ({ from, to, rail }, pen) =>
    [
      pen.box([from + 500, rail - 330, from + 1300, rail - 120], 'rx="6" fill="#2c3238"'),
      ...[900, 1700, 2900].map((x) => pen.box([from + x, rail - 10, from + x + 50, rail + 30], steel)),
      pen.box([to - 90, rail - 220, to - 40, rail + 20], steel),
    ].join(''),
} satisfies Partial<Record<Load['kind'], Body>>

/** The frame behind a cab that keeps a load off it. */
function ladder(pen: Pen, from: number, rail: number): string {
  return [
    pen.box([from, rail + 100, from + 50, 2150], 'fill="#59636b"'),
    pen.box([from - 90, 2110, from + 50, 2160], 'fill="#59636b"'),
    ...[1450, 1650, 1850, 2030].map((y) => pen.box([from - 10, y, from + 60, y + 26], 'fill="#7d8790"')),
  ].join('')
}
