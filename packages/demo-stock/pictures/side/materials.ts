import type { Paint } from '../paint.ts'
import { boxLinear, linear } from '../svg.ts'

export interface Extent {
  roofY: number
  beltY: number
  sillY: number
  left: number
  right: number
}

/** Tinted glass that mirrors a bright ceiling. Id `glass`. */
export function glassDefs(roofY: number, beltY: number): string {
  return linear(
    'glass',
    [0, roofY, 0, beltY],
    [
      [0, '#5c6c78'],
      [0.3, '#36444f'],
      [0.7, '#1b252d'],
      [1, '#141c23'],
    ],
  )
}

/** Ids `paint`, `shoulderlight`, `shouldershade`, `floorlight`, `ends`, `handle`, `mirror`, `cladding`, lamps. */
export function paintDefs(paint: Paint, { roofY, beltY, sillY, left, right }: Extent): string {
  const span = sillY - roofY
  const belt = (beltY - roofY) / span
  const at = (share: number) => Math.round(share * 1000) / 1000
  return [
    linear(
      'paint',
      [0, roofY, 0, sillY],
      [
        [0, paint.light],
        [at(belt * 0.22), paint.lit],
        [at(belt * 0.72), paint.base],
        [at(belt * 0.96), paint.lit],
        [at(belt + 0.02), paint.base],
        [at(belt + (1 - belt) * 0.34), paint.shade],
        [at(belt + (1 - belt) * 0.62), paint.base],
        [at(belt + (1 - belt) * 0.84), paint.shade],
        [1, paint.deep],
      ],
    ),
    linear(
      'shoulderlight',
      [left, 0, right, 0],
      [
        [0, paint.light, 0],
        [0.12, paint.light, 0.55],
        [0.45, paint.light, 0.75],
        [0.85, paint.light, 0.55],
        [1, paint.light, 0],
      ],
    ),
    linear(
      'shouldershade',
      [0, beltY, 0, beltY + span * 0.14],
      [
        [0, paint.deep, 0.5],
        [1, paint.deep, 0],
      ],
    ),
    linear(
      'floorlight',
      [0, beltY + span * 0.16, 0, sillY],
      [
        [0, paint.shade, 0.75],
        [0.45, paint.bounce, 0.4],
        [1, paint.deep, 0.55],
      ],
    ),
    linear(
      'ends',
      [left, 0, right, 0],
      [
        [0, '#060a0e', 0.42],
        [0.07, '#060a0e', 0.1],
        [0.16, '#060a0e', 0],
        [0.86, '#060a0e', 0],
        [0.95, '#060a0e', 0.14],
        [1, '#060a0e', 0.46],
      ],
    ),
    linear(
      'cladding',
      [0, sillY - 26, 0, sillY],
      [
        [0, '#3b4147'],
        [0.35, '#25292e'],
        [1, '#0f1215'],
      ],
    ),
    boxLinear('recess', [
      [0, paint.deep, 0.22],
      [0.16, paint.shade, 0.1],
      [0.85, paint.light, 0.06],
      [1, paint.light, 0.3],
    ]),
    boxLinear('strip', [
      [0, '#454b51'],
      [0.4, '#23272b'],
      [1, '#101315'],
    ]),
    boxLinear('handle', [
      [0, paint.light],
      [0.5, paint.base],
      [1, paint.deep],
    ]),
    boxLinear('mirror', [
      [0, paint.light],
      [0.45, paint.base],
      [1, paint.deep],
    ]),
    lampDefs,
  ].join('')
}

export const lampDefs =
  boxLinear('headlamp', [
    [0, '#f4f8fa'],
    [0.4, '#a9b6bf'],
    [0.75, '#47535c'],
    [1, '#222a31'],
  ]) +
  boxLinear('taillamp', [
    [0, '#e2343a'],
    [0.45, '#b3141c'],
    [1, '#5f090e'],
  ])
