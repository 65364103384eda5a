import { block, type Frame, pair, pairLine } from './frame.ts'

export function vanDoors(frame: Frame): string {
  const { width, height, sill, belt } = frame
  const w = width / 2
  const field = (left: number, right: number) => [
    block(
      frame,
      [left, belt + 60, right, height - 220],
      'rx="12" fill="#1d262d" stroke="#0a0d10" stroke-width="4"',
    ),
    block(
      frame,
      [left + 20, sill + 520, right - 20, belt - 60],
      'rx="12" fill="#000" fill-opacity=".05" stroke="#000" stroke-opacity=".2" stroke-width="1.5"',
    ),
  ]
  return [
    ...field(-w * 0.8, -60),
    ...field(60, w * 0.8),
    pairLine(
      frame,
      [
        [0, height - 132],
        [w * 0.4, height - 132],
        [w * 0.66, height - 150],
        [w * 0.75, height - 260],
        [w * 0.86, belt],
        [w * 0.87, sill + 220],
        [0, sill + 215],
      ],
      'stroke="#06090c" stroke-width="2.4" opacity=".6"',
    ),
    pairLine(
      frame,
      [
        [0, height - 130],
        [0, sill + 215],
      ],
      'stroke="#06090c" stroke-width="2.4" opacity=".6"',
    ),
    block(frame, [40, belt - 150, 80, belt + 10], 'rx="3" fill="#14181c"'),
    ...[belt + 200, sill + 420].flatMap((y) =>
      [-1, 1].map((side) =>
        block(
          frame,
          side < 0 ? [-w * 0.9, y, -w * 0.84, y + 90] : [w * 0.84, y, w * 0.9, y + 90],
          'rx="2" fill="#59626a"',
        ),
      ),
    ),
  ].join('')
}

export function vanLamps(frame: Frame): string {
  const { width, shape } = frame
  const w = width / 2
  const top = shape.tailLamp[0]?.[1] ?? 1300
  const foot = Math.min(...shape.tailLamp.map(([, y]) => y))
  return pair(
    frame,
    [
      [w * 0.895, top, 1],
      [w * 0.965, top, 1],
      [w * 0.995, foot, 1],
      [w * 0.905, foot, 1],
    ],
    'fill="url(#taillamp)" stroke="#30060a" stroke-width="1.6"',
  )
}
