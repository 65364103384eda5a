import type { Paint } from '../paint.ts'
import { boxLinear } from '../svg.ts'

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
