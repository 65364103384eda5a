import type { Point } from '../geometry.ts'
import { round, text } from '../geometry.ts'
import { block, both, type Frame, pair } from './frame.ts'

/** The outline of body and roof, as its right half. */
export function bodyHalf({ width, height, belt, sill, shape, kind }: Frame): Point[] {
  const w = width / 2
  if (kind === 'truck') {
    return [
      [0, height],
      [w * 0.45, height - 6],
      [w * 0.7, height - 24],
      [w * 0.82, height - 90],
      [w * 0.89, height - 240],
      [w * 0.93, height - 520],
      [w * 0.98, belt + 100],
      [w, belt - 200],
      [w, 800],
      [w * 0.985, 420],
      [w * 0.93, 330, 1],
      [0, 330],
    ]
  }
  const upright = kind === 'van' || height > 1750
  const roof = upright ? 0.8 : 0.66
  const hip = upright ? 0.95 : 0.885
  const tall = height - belt
  return [
    [0, height],
    [w * roof * 0.4, height - 5],
    [w * roof * 0.72, height - 18],
    [w * roof * 0.9, height - tall * 0.075],
    [w * roof, height - tall * 0.16],
    [w * (roof + (hip - roof) * 0.36), height - tall * 0.4],
    [w * hip, belt + 12],
    [w * 0.965, belt - 70],
    [w, belt - 240],
    [w, shape.tyre * 1.6],
    [w * 0.985, sill + 160],
    [w * 0.93, sill + 12],
    [w * 0.8, sill, 1],
    [0, sill - 5],
  ]
}

function glassHalf({ width, height, belt, cowl, kind }: Frame, inset = 0): Point[] {
  const w = width / 2
  if (kind === 'truck')
    return [
      [0, 2760],
      [w * 0.8, 2740],
      [w * 0.87, 2690, 1],
      [w * 0.93, cowl + 60],
      [w * 0.9, cowl + 20, 1],
      [0, cowl - 20],
    ]
  const upright = kind === 'van' || height > 1750
  const roof = upright ? 0.78 : 0.63
  const hip = upright ? 0.9 : 0.82
  const top = (kind === 'van' ? Math.min(height - 110, 2050) : height - 72) - inset
  const foot = Math.max(cowl, belt - 20) + inset
  return [
    [0, top],
    [w * roof * 0.75, top - 8],
    [w * roof, top - 34, 1],
    [w * (roof + (hip - roof) * 0.5), (top + foot) / 2],
    [w * hip, foot + 26],
    [w * (hip - 0.035), foot, 1],
    [0, foot - 34],
  ]
}

/** The cloth of a folding roof; nothing on any other. */
export function hood(frame: Frame): string {
  if (!frame.shape.softTop) return ''
  const roof = bodyHalf(frame).slice(0, 6)
  return both(frame, [...roof, [0, frame.belt - 20]], 'fill="#20252a" stroke="#0c0f12" stroke-width="1.5"')
}

/** Windscreen or rear screen with what is seen through it. */
export function screen(frame: Frame, from: 'front' | 'rear'): string {
  const { place, scale, width, cowl, height } = frame
  const half = glassHalf(frame)
  const top = half[0]?.[1] ?? height
  const foot = Math.max(cowl, frame.belt - 20)
  const tall = top - foot
  const seat = (x: number) =>
    block(frame, [x - 150, foot - 40, x + 150, foot + tall * 0.46], 'rx="16" fill="#080c10" opacity=".55"') +
    block(
      frame,
      [x - 92, foot + tall * 0.5, x + 92, foot + tall * 0.78],
      'rx="13" fill="#080c10" opacity=".55"',
    )
  const [sx, sy] = place([-width * 0.2, foot + 20])
  const steering =
    from === 'front'
      ? `<ellipse cx="${round(sx)}" cy="${round(sy)}" rx="${round(180 * scale)}" ry="${round(140 * scale)}" fill="none" stroke="#05080b" stroke-width="7" opacity=".75"/>`
      : ''
  const inside = [
    seat(-width * 0.2),
    seat(width * 0.2),
    steering,
    block(frame, [-120, top - tall * 0.2, 120, top - tall * 0.08], 'rx="7" fill="#06090c" opacity=".85"'),
  ].join('')
  const glint = glints(frame, top, foot)
  return [
    `<clipPath id="pane"><path d="${pathOf(frame, half)}"/></clipPath>`,
    both(frame, half, 'fill="url(#glass)"'),
    `<g clip-path="url(#pane)">${inside}${glint}</g>`,
    both(frame, half, 'fill="none" stroke="#090c0f" stroke-width="6" stroke-linejoin="round"'),
  ].join('')
}

function pathOf(frame: Frame, half: readonly Point[]): string {
  return /d="([^"]+)"/.exec(both(frame, half, ''))?.[1] ?? ''
}

function glints({ place, width }: Frame, top: number, foot: number): string {
  const band = (x: number, wide: number) => {
    const points = [
      [x, foot - 60],
      [x + 380, top + 20],
      [x + 380 + wide, top + 20],
      [x + wide, foot - 60],
    ]
      .map(([px = 0, py = 0]) => text(place([px, py])))
      .join('L')
    return `<path d="M${points}Z" fill="#fff" opacity=".1"/>`
  }
  return band(-width * 0.42, 230) + band(-width * 0.27, 60) + band(width * 0.1, 300)
}

/** Door mirrors, seen from in front or from behind. */
export function mirrors(frame: Frame): string {
  const { width, belt, kind } = frame
  const w = width / 2
  if (kind === 'truck') {
    return (
      pair(
        frame,
        [
          [w - 20, 2560, 1],
          [w + 250, 2600],
          [w + 262, 2540],
          [w + 60, 2480, 1],
        ],
        'fill="#14181c"',
      ) +
      pair(
        frame,
        [
          [w + 70, 2500, 1],
          [w + 250, 2520],
          [w + 270, 2440],
          [w + 255, 1900],
          [w + 235, 1860, 1],
          [w + 90, 1860, 1],
          [w + 70, 1900],
        ],
        'fill="url(#dark)" stroke="#060809" stroke-width="1.2"',
      )
    )
  }
  const big = kind === 'van' ? 1.5 : 1
  const y = belt + (kind === 'van' ? 60 : 10)
  return (
    pair(
      frame,
      [
        [w * 0.86, y + 10, 1],
        [w + 30, y + 30],
        [w + 30, y + 6, 1],
        [w * 0.88, y - 22, 1],
      ],
      'fill="#12161a"',
    ) +
    pair(
      frame,
      [
        [w + 5, y + 10],
        [w + 8, y + 105 * big],
        [w + 60, y + 132 * big],
        [w + 190, y + 118 * big],
        [w + 214, y + 70],
        [w + 200, y + 10],
        [w + 150, y - 14],
        [w + 30, y - 12],
      ],
      'fill="url(#mirror)" stroke="#0b0e11" stroke-width="1.2"',
    )
  )
}
