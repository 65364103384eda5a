import type { Load } from '../side/car-shape.ts'
import { block, both, type Frame, pair, plate, tyres } from './frame.ts'

const pale = 'fill="url(#board)" stroke="#8d979e" stroke-width="1.5"'
const alloy = 'fill="url(#alloy)" stroke="#6f7981" stroke-width="1"'

const enclosed: readonly Load['kind'][] = ['luton', 'box', 'curtain', 'cold']

function outer({ kind }: Frame): number {
  return kind === 'truck' ? 1275 : 1120
}

/** What of a load body shows beyond the cab from ahead. */
export function loadFront(frame: Frame): string {
  const { load } = frame.shape
  if (!load) return ''
  const w = outer(frame)
  if (enclosed.includes(load.kind)) {
    const lip = load.kind === 'luton' ? 2170 : load.rail + 60
    return [
      block(frame, [-w, lip, w, load.top], `rx="10" ${pale}`),
      block(frame, [-w, load.top - 70, w, load.top], `rx="8" ${alloy}`),
      load.kind === 'luton' ? block(frame, [-w, load.rail + 40, w, lip], `${pale} opacity=".9"`) : '',
      load.kind === 'cold'
        ? block(
            frame,
            [-820, load.top - 620, 820, load.top - 130],
            'rx="16" fill="url(#board)" stroke="#7d8790" stroke-width="2"',
          )
        : '',
    ].join('')
  }
  if (load.kind === 'skip')
    return block(
      frame,
      [-w, load.rail + 160, w, load.top + 80],
      `rx="8" fill="${frame.paint.base}" stroke="${frame.paint.deep}"`,
    )
  return block(frame, [-w, load.rail + 60, w, load.rail + 500], alloy)
}

/** The tail of a load body, over the cab behind it. */
export function loadRear(frame: Frame): string {
  const { load } = frame.shape
  if (!load) return ''
  const w = outer(frame)
  const beneath = block(
    frame,
    [-frame.width / 2 + 20, 330, frame.width / 2 - 20, load.rail + 60],
    'rx="8" fill="url(#dark)"',
  )
  return [beneath, tails[load.kind](frame, load, w), tyres(frame, true), underrun(frame, load, w)].join('')
}

type Tail = (frame: Frame, load: Load, w: number) => string

const shutter: Tail = (frame, { rail, top }, w) =>
  [
    block(frame, [-w, rail + 40, w, top], `rx="8" ${pale}`),
    block(frame, [-w + 90, rail + 170, w - 90, top - 150], 'fill="#e4e8eb" stroke="#8d979e"'),
    ...Array.from({ length: 11 }, (_, slat) => {
      const y = rail + 170 + ((top - rail - 320) / 11) * slat
      return block(frame, [-w + 90, y, w - 90, y + 14], 'fill="#b9c2c8"')
    }),
    block(frame, [-160, rail + 190, 160, rail + 230], 'rx="4" fill="#59636b"'),
    block(frame, [-w, top - 70, w, top], `rx="8" ${alloy}`),
    ...[-0.8, 0.8].map((side) =>
      block(frame, [w * side - 60, top - 125, w * side + 60, top - 85], 'rx="3" fill="#b3151c"'),
    ),
  ].join('')

const barnDoors: Tail = (frame, { rail, top }, w) =>
  [
    block(frame, [-w, rail + 60, w, top], `rx="8" ${pale}`),
    block(frame, [-w + 60, rail + 130, -8, top - 90], 'fill="none" stroke="#9aa5ad" stroke-width="2"'),
    block(frame, [8, rail + 130, w - 60, top - 90], 'fill="none" stroke="#9aa5ad" stroke-width="2"'),
    ...[-0.62, -0.2, 0.2, 0.62].flatMap((part) => [
      block(
        frame,
        [w * part - 18, rail + 90, w * part + 18, top - 60],
        'fill="#a4aeb5" stroke="#6f7981" stroke-width=".8"',
      ),
      block(frame, [w * part - 90, rail + 560, w * part + 60, rail + 610], 'rx="3" fill="#59636b"'),
    ]),
    block(frame, [-w, top - 70, w, top], `rx="6" ${alloy}`),
    ...[-0.85, 0.85].map((side) =>
      block(frame, [w * side - 70, top - 60, w * side + 70, top - 20], 'rx="3" fill="#b3151c"'),
    ),
  ].join('')

const openTail: Tail = (frame, { rail }, w) =>
  [
    cabBack(frame),
    block(frame, [-w, rail + 110, w, rail + 520], alloy),
    ...[0.25, 0.5, 0.75].map((part) =>
      block(frame, [-w, rail + 110 + 410 * part, w, rail + 122 + 410 * part], 'fill="#7d8790"'),
    ),
    ...[-1, -0.02, 0.94].map((part) =>
      block(frame, [w * part, rail + 90, w * part + 60, rail + 540], 'fill="#59636b"'),
    ),
  ].join('')

const tipperTail: Tail = (frame, { rail, top, kind }, w) => {
  const height = kind === 'skip' ? top : rail + 650
  const { paint } = frame
  return [
    cabBack(frame),
    block(
      frame,
      [-w, rail + 120, w, height],
      `rx="4" fill="url(#side)" stroke="${paint.deep}" stroke-width="1.5"`,
    ),
    ...[-0.7, -0.25, 0.2, 0.65].map((part) =>
      block(
        frame,
        [w * part, rail + 150, w * part + 100, height - 90],
        `fill="${paint.shade}" stroke="${paint.deep}" stroke-width=".8"`,
      ),
    ),
    block(frame, [-w - 20, height - 90, w + 20, height], `rx="3" fill="${paint.lit}" stroke="${paint.deep}"`),
  ].join('')
}

const bareTail: Tail = (frame, { rail, kind }, w) =>
  [
    cabBack(frame),
    pair(
      frame,
      [
        [320, rail, 1],
        [430, rail, 1],
        [430, rail - 260, 1],
        [320, rail - 260, 1],
      ],
      'fill="#23282d"',
    ),
    block(frame, [-430, rail - 180, 430, rail - 90], 'fill="#2b3136"'),
    kind === 'fifth-wheel'
      ? both(
          frame,
          [
            [0, rail + 190],
            [480, rail + 180],
            [560, rail + 90, 1],
            [460, rail + 10, 1],
            [0, rail + 10],
          ],
          'fill="#15191c" stroke="#5b646b" stroke-width="2"',
        )
      : '',
    pair(
      frame,
      [
        [w - 480, rail - 20, 1],
        [w - 30, rail - 20, 1],
        [w - 20, rail - 90, 1],
        [w - 490, rail - 90, 1],
      ],
      'fill="#14181b"',
    ),
  ].join('')

const tails: Readonly<Record<Load['kind'], Tail>> = {
  luton: shutter,
  box: shutter,
  curtain: barnDoors,
  cold: barnDoors,
  dropside: openTail,
  flat: (frame, load, w) =>
    [
      cabBack(frame),
      block(frame, [-w, load.rail + 230, w, load.top], 'fill="#4a535b"'),
      block(frame, [-w, load.rail + 40, w, load.rail + 240], 'fill="url(#alloy)" stroke="#6f7981"'),
    ].join(''),
  tipper: tipperTail,
  skip: tipperTail,
  bare: bareTail,
  'fifth-wheel': bareTail,
}

/** The plain rear wall of a cab with its small window. */
function cabBack(frame: Frame): string {
  const { width, belt, height, kind } = frame
  const w = width / 2
  const top = kind === 'truck' ? 2600 : height - 260
  return block(
    frame,
    [-w * 0.55, belt + 60, w * 0.55, top],
    'rx="14" fill="url(#glass)" stroke="#0a0d10" stroke-width="5"',
  )
}

/** The bar below the tail that carries lamps and plate. */
function underrun(frame: Frame, load: Load, w: number): string {
  const { kind } = frame
  const y = kind === 'truck' ? 640 : 520
  const top = Math.max(y + 200, load.rail - 260)
  return [
    block(frame, [-w + 60, y, w - 60, y + 150], 'rx="5" fill="#1c2125" stroke="#40484f"'),
    ...[-1, 1].map((side) =>
      block(
        frame,
        side < 0 ? [-w + 90, y + 20, -w + 430, y + 130] : [w - 430, y + 20, w - 90, y + 130],
        'rx="4" fill="url(#taillamp)"',
      ),
    ),
    ...[-1, 1].map((side) =>
      block(
        frame,
        side < 0 ? [-520, y + 150, -460, top + 60] : [460, y + 150, 520, top + 60],
        'fill="#1c2125"',
      ),
    ),
    plate(frame, y + 75, 'yellow'),
  ].join('')
}
