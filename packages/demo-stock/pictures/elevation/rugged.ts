import { round } from '../geometry.ts'
import { block, both, type Frame, lampEye, pair, pairLine } from './frame.ts'

/** An upright nose: round lamps in a wide dark panel, an upright grille, a bumper of bare plastic. */
export function ruggedFace(frame: Frame): string {
  const { width, sill, lamp, shape } = frame
  const w = width / 2
  const foot = Math.min(...shape.headlamp.map(([, y]) => y))
  const middle = (lamp + foot) / 2
  const slats = Array.from({ length: 7 }, (_, slat) => {
    const x = (slat - 3) * w * 0.115
    return block(
      frame,
      [x - w * 0.035, foot + 6, x + w * 0.035, lamp - 6],
      'rx="5" fill="url(#dark)" stroke="#59626a" stroke-width="1.5"',
    )
  })
  return [
    block(
      frame,
      [-w * 0.9, foot - 34, w * 0.9, lamp + 34],
      'rx="12" fill="#1a1f23" stroke="#4a525a" stroke-width="2"',
    ),
    ...slats,
    lampEye(frame, w * 0.68, middle, (lamp - foot) * 0.62),
    pair(
      frame,
      [
        [w * 0.91, lamp, 1],
        [w * 0.975, lamp, 1],
        [w * 0.98, foot + 30, 1],
        [w * 0.92, foot + 30, 1],
      ],
      'fill="#e8932a" stroke="#4a2c08" stroke-width="1.2"',
    ),
    both(
      frame,
      [
        [0, foot - 130],
        [w * 0.8, foot - 130],
        [w * 1.02, foot - 170, 1],
        [w * 1.02, sill + 20],
        [w * 0.7, sill - 10, 1],
        [0, sill - 10],
      ],
      'fill="url(#dark)"',
    ),
    pairLine(
      frame,
      [
        [0, foot - 150],
        [w * 0.8, foot - 150],
        [w, foot - 185],
      ],
      'stroke="#59626a" stroke-width="2.4"',
    ),
    lampEye(frame, w * 0.72, sill + 130, 48),
    block(frame, [-w * 0.4, sill - 20, w * 0.4, sill + 90], 'rx="8" fill="url(#alloy)" opacity=".8"'),
  ].join('')
}

/** A spare wheel in its cover, hung on the tail door. */
export function spareWheel(frame: Frame): string {
  const { place, scale, paint, shape } = frame
  const [x, y] = place([0, shape.spareWheel?.[1] ?? 950])
  const r = round(350 * scale)
  return `<circle cx="${x}" cy="${round(y)}" r="${r}" fill="#14181b"/><circle cx="${x}" cy="${round(y)}" r="${round(r * 0.93)}" fill="none" stroke="#3a4147" stroke-width="2"/><circle cx="${x}" cy="${round(y)}" r="${round(r * 0.74)}" fill="${paint.base}" stroke="${paint.deep}" stroke-width="3"/><circle cx="${x}" cy="${round(y)}" r="${round(r * 0.66)}" fill="none" stroke="${paint.light}" stroke-width="2" opacity=".5"/><circle cx="${x}" cy="${round(y)}" r="${round(r * 0.16)}" fill="${paint.deep}"/>`
}

/** The tail of a pick-up: the load bed's drop-down gate before the cab's rear window. */
export function pickupTail(frame: Frame): string {
  const { width, paint, shape, sill } = frame
  const w = width / 2
  const top = shape.tailLamp[0]?.[1] ?? 1150
  const foot = sill + 330
  return [
    block(
      frame,
      [-w * 0.985, foot - 40, w * 0.985, top + 40],
      `rx="12" fill="url(#gate)" stroke="${paint.deep}" stroke-width="1.5"`,
    ),
    block(frame, [-w * 0.985, top - 10, w * 0.985, top + 40], 'rx="8" fill="#1a1f23"'),
    block(
      frame,
      [-w * 0.81, foot, w * 0.81, top - 30],
      'rx="10" fill="none" stroke="#06090c" stroke-width="2.4" stroke-opacity=".6"',
    ),
    block(
      frame,
      [-w * 0.66, foot + 90, w * 0.66, top - 170],
      `rx="10" fill="${paint.deep}" fill-opacity=".16" stroke="${paint.light}" stroke-opacity=".3" stroke-width="2"`,
    ),
    block(frame, [-130, top - 125, 130, top - 75], 'rx="5" fill="#0e1215"'),
    pair(
      frame,
      [
        [w * 0.84, top - 30, 1],
        [w * 0.97, top - 30, 1],
        [w * 0.98, foot + 80, 1],
        [w * 0.85, foot + 80, 1],
      ],
      'fill="url(#taillamp)" stroke="#30060a" stroke-width="2"',
    ),
    block(
      frame,
      [-w * 0.95, foot - 240, w * 0.95, foot - 70],
      'rx="10" fill="url(#alloy)" stroke="#3b4248" stroke-width="1.5"',
    ),
    block(frame, [-w * 0.5, foot - 240, w * 0.5, foot - 70], 'fill="#171b1f"'),
  ].join('')
}
