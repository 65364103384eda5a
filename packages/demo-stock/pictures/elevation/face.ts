import type { Point } from '../geometry.ts'
import { headlamp } from '../side/lamp-designs.ts'
import { block, both, type Frame, facing, lampEye, pair, pairLine } from './frame.ts'

/** Of a car or a van: lamps, grille, intakes and valance. */
export function face(frame: Frame): string {
  const { width, sill, lamp, paint } = frame
  const w = width / 2
  const tall = lamp - sill
  const low = sill + tall * 0.62
  const lampShape: Point[] = [
    [w * 0.5, lamp - tall * 0.09, 1],
    [w * 0.72, lamp + tall * 0.05],
    [w * 0.93, lamp + tall * 0.15],
    [w * 0.975, lamp + tall * 0.1, 1],
    [w * 0.95, lamp - tall * 0.12],
    [w * 0.76, lamp - tall * 0.2],
    [w * 0.56, lamp - tall * 0.2, 1],
  ]
  const slats = [0.2, 0.4, 0.6, 0.8].map((part) => {
    const y = low + (lamp - tall * 0.1 - low) * part
    return pairLine(
      frame,
      [
        [0, y],
        [w * (0.36 + part * 0.08), y + 4],
      ],
      'stroke="#4a525a" stroke-width="2.4"',
    )
  })
  return [
    both(
      frame,
      [
        [0, lamp - tall * 0.07],
        [w * 0.42, lamp - tall * 0.06],
        [w * 0.48, lamp - tall * 0.11, 1],
        [w * 0.44, low + 20],
        [w * 0.36, low, 1],
        [0, low - 6],
      ],
      'fill="url(#dark)" stroke="#c5cdd3" stroke-width="2.5"',
    ),
    ...slats,
    badge(frame, lamp - tall * 0.2),
    headlamps(frame, lampShape),
    both(
      frame,
      [
        [0, sill + tall * 0.33],
        [w * 0.5, sill + tall * 0.33],
        [w * 0.58, sill + tall * 0.27, 1],
        [w * 0.54, sill + tall * 0.1],
        [w * 0.48, sill + tall * 0.06, 1],
        [0, sill + tall * 0.05],
      ],
      'fill="url(#dark)"',
    ),
    pairLine(
      frame,
      [
        [0, sill + tall * 0.2],
        [w * 0.55, sill + tall * 0.2],
      ],
      'stroke="#39414a" stroke-width="2"',
    ),
    pair(
      frame,
      [
        [w * 0.7, sill + tall * 0.42, 1],
        [w * 0.9, sill + tall * 0.5],
        [w * 0.945, sill + tall * 0.46, 1],
        [w * 0.9, sill + tall * 0.18],
        [w * 0.76, sill + tall * 0.16, 1],
      ],
      'fill="url(#dark)"',
    ),
    lampEye(frame, w * 0.84, sill + tall * 0.3, tall * 0.05),
    block(frame, [-w, sill - 20, w, sill + (frame.shape.cladding ? tall * 0.12 : 30)], 'fill="#14181c"'),
    pairLine(
      frame,
      [
        [0, sill + tall * 0.4],
        [w * 0.6, sill + tall * 0.41],
        [w * 0.98, sill + tall * 0.62],
      ],
      `stroke="${paint.deep}" stroke-width="2" opacity=".45"`,
    ),
    pairLine(
      frame,
      [
        [0, sill + tall * 0.39],
        [w * 0.6, sill + tall * 0.4],
        [w * 0.98, sill + tall * 0.61],
      ],
      `stroke="${paint.light}" stroke-width="1.6" opacity="${paint.gloss}"`,
    ),
  ].join('')
}

function headlamps(frame: Frame, swept: readonly Point[]): string {
  const { width, sill, lamp, shape } = frame
  const w = width / 2
  const tall = lamp - sill
  const design = shape.headlampDesign ?? 'swept'
  if (design !== 'swept') {
    const box = { outer: w * 0.97, inner: w * 0.5, foot: lamp - tall * 0.2, top: lamp + tall * 0.14 }
    return facing(frame, box, (at) => headlamp(design, at))
  }
  return [
    pair(frame, swept, 'fill="url(#headlamp)" stroke="#141a1f" stroke-width="2"'),
    ...[0.66, 0.82].map((part) =>
      lampEye(frame, w * part, lamp - tall * 0.06 + (part - 0.66) * tall * 0.25, tall * 0.075),
    ),
    pairLine(
      frame,
      swept.slice(4, 7).reverse(),
      'stroke="#fff" stroke-width="4" opacity=".95" stroke-linecap="round" transform="translate(0 -3)"',
    ),
  ].join('')
}

export function truckFace(frame: Frame): string {
  const { width, cowl, paint, height } = frame
  const w = width / 2
  const slats = [0, 1, 2, 3, 4].map((slat) =>
    both(
      frame,
      [
        [0, 1640 - slat * 130],
        [w * 0.7, 1640 - slat * 130],
        [w * 0.72, 1590 - slat * 130, 1],
        [w * 0.68, 1560 - slat * 130, 1],
        [0, 1560 - slat * 130],
      ],
      `fill="url(#dark)"`,
    ),
  )
  return [
    block(frame, [-w, cowl - 70, w, cowl + 10], `fill="#101418" opacity=".9"`),
    ...slats,
    pairLine(
      frame,
      [
        [w * 0.78, 1700],
        [w * 0.76, 1000],
      ],
      `stroke="${paint.deep}" stroke-width="2.5" opacity=".6"`,
    ),
    badge(frame, 1745),
    both(
      frame,
      [
        [0, 930],
        [w, 930, 1],
        [w, 330, 1],
        [0, 330],
      ],
      `fill="${paint.shade}"`,
    ),
    both(
      frame,
      [
        [0, 640],
        [w * 0.56, 640, 1],
        [w * 0.56, 380, 1],
        [0, 380],
      ],
      'fill="url(#dark)"',
    ),
    pair(
      frame,
      [
        [w * 0.62, 860, 1],
        [w * 0.95, 880, 1],
        [w * 0.96, 700, 1],
        [w * 0.64, 690, 1],
      ],
      'fill="url(#headlamp)" stroke="#141a1f" stroke-width="2"',
    ),
    lampEye(frame, w * 0.72, 780, 68),
    lampEye(frame, w * 0.87, 785, 62),
    pair(
      frame,
      [
        [w * 0.66, 560, 1],
        [w * 0.9, 560, 1],
        [w * 0.9, 460, 1],
        [w * 0.66, 460, 1],
      ],
      'fill="#0f1316"',
    ),
    block(frame, [-w * 0.82, 2700, w * 0.82, 2780], 'rx="5" fill="#14191d"'),
    ...(height > 3300
      ? [-0.55, -0.28, 0.28, 0.55].map((part) =>
          block(frame, [w * part - 60, height - 170, w * part + 60, height - 120], 'rx="3" fill="#e8a23a"'),
        )
      : []),
  ].join('')
}

/** Pierhead's own mark, a ring with a bar: no maker's. */
function badge({ place, scale }: Frame, y: number): string {
  const [x, py] = place([0, y])
  const r = Math.round(62 * scale)
  return `<circle cx="${x}" cy="${Math.round(py)}" r="${r}" fill="#1a2026" stroke="#d8dee2" stroke-width="3"/><path d="M${x - r * 0.55} ${Math.round(py)}h${r * 1.1}" stroke="#d8dee2" stroke-width="3"/>`
}
