import type { Point } from '../geometry.ts'
import { scene, shadow, shadowDefs } from '../scene.ts'
import { tailLamp as drawTailLamp } from '../side/lamp-designs.ts'
import { bodyHalf, hood, mirrors, screen } from './cabin-glass.ts'
import {
  block,
  both,
  bothPath,
  type Frame,
  facing,
  frameDefs,
  pair,
  pairLine,
  plate,
  tyres,
} from './frame.ts'
import { loadRear } from './loads.ts'
import { pickupTail, spareWheel } from './rugged.ts'
import { vanDoors, vanLamps } from './van-rear.ts'

/** A vehicle from straight behind. */
export function drawRear(frame: Frame): string {
  const { place, width, ground, paint, shape } = frame
  const body = bodyHalf(frame)
  const [left] = place([-width / 2, 0])
  const [right] = place([width / 2, 0])
  const defs = `${shadowDefs}${frameDefs(frame)}<clipPath id="body"><path d="${bothPath(frame, body)}"/></clipPath>`
  const tail = shape.load ? loadRear(frame) : tailOf(frame)
  const content = [
    shadow(left - 40, right + 40, ground, [left + 50, right - 50]),
    tyres(frame),
    mirrors(frame),
    both(frame, body, `fill="url(#paint)" stroke="${paint.deep}" stroke-opacity=".6" stroke-width="1.5"`),
    tail,
  ].join('')
  return scene(content, defs, ground - 70)
}

function tailOf(frame: Frame): string {
  const { shape, sill, width } = frame
  const ends = '<rect width="1200" height="900" fill="url(#ends)"/>'
  if (frame.kind === 'van') {
    return `<g clip-path="url(#body)">${ends}${vanDoors(frame)}${bumper(frame)}</g>${vanLamps(frame)}${plate(frame, sill + 390, 'yellow', -width * 0.2)}`
  }
  if (frame.pickup) {
    return `${screen(frame, 'rear')}${pickupTail(frame)}${plate(frame, sill + 175, 'yellow')}`
  }
  const spare = shape.spareWheel ? spareWheel(frame) : ''
  return [
    `<g clip-path="url(#body)">${ends}${tailgate(frame)}${bumper(frame)}</g>`,
    hood(frame),
    screen(frame, 'rear'),
    shape.softTop ? '' : spoiler(frame),
    lamps(frame),
    spare,
    plate(frame, spare ? sill + 190 : plateHeight(frame), 'yellow', spare ? -width * 0.26 : 0),
  ].join('')
}

function plateHeight({ sill, tailLamp, shape }: Frame): number {
  const boot = shape.outline[shape.screenEnd]?.[0] ?? 0
  // A boot lid carries its plate between the lamps, a hatch below them.
  return boot < shape.length - 350 ? tailLamp - 130 : sill + (tailLamp - sill) * 0.56
}

function tailgate(frame: Frame): string {
  const { width, sill, tailLamp, belt, paint, height } = frame
  const w = width / 2
  const foot = sill + (tailLamp - sill) * 0.36
  const dip = sill + (tailLamp - sill) * 0.44
  return [
    both(
      frame,
      [
        [0, dip + 170],
        [280, dip + 168],
        [345, dip + 120, 1],
        [320, dip - 10],
        [0, dip - 20],
      ],
      `fill="${paint.deep}" opacity=".22"`,
    ),
    pairLine(
      frame,
      [
        [w * 0.68, height - 90],
        [w * 0.84, belt + 20],
        [w * 0.86, belt - 120],
        [w * 0.8, tailLamp - 60],
        [w * 0.76, foot + 60],
        [w * 0.7, foot],
        [0, foot - 12],
      ],
      'stroke="#06090c" stroke-width="2.4" opacity=".6"',
    ),
    pairLine(
      frame,
      [
        [0, tailLamp + 18],
        [w * 0.5, tailLamp + 22],
        [w * 0.97, tailLamp + 60],
      ],
      `stroke="${paint.light}" stroke-width="2.6" opacity="${paint.gloss}"`,
    ),
    pairLine(
      frame,
      [
        [0, tailLamp + 4],
        [w * 0.5, tailLamp + 8],
        [w * 0.97, tailLamp + 46],
      ],
      `stroke="${paint.deep}" stroke-width="6" opacity=".3"`,
    ),
    plateHeight(frame) < tailLamp - 200
      ? block(frame, [-150, tailLamp - 30, 150, tailLamp - 2], 'rx="3" fill="#0e1215" opacity=".8"')
      : '',
  ].join('')
}

function bumper(frame: Frame): string {
  const { width, sill, tailLamp, paint } = frame
  const w = width / 2
  const tall = tailLamp - sill
  return [
    both(
      frame,
      [
        [0, sill + tall * 0.2],
        [w * 0.72, sill + tall * 0.2],
        [w * 0.82, sill + tall * 0.14, 1],
        [w * 0.9, sill - 20, 1],
        [0, sill - 20],
      ],
      'fill="url(#dark)"',
    ),
    pairLine(
      frame,
      [
        [0, sill + tall * 0.33],
        [w * 0.7, sill + tall * 0.34],
        [w, sill + tall * 0.5],
      ],
      `stroke="${paint.light}" stroke-width="2" opacity="${paint.gloss}"`,
    ),
    pairLine(
      frame,
      [
        [0, sill + tall * 0.32],
        [w * 0.7, sill + tall * 0.33],
        [w, sill + tall * 0.49],
      ],
      `stroke="${paint.deep}" stroke-width="4" opacity=".35"`,
    ),
    pair(
      frame,
      [
        [w * 0.72, sill + tall * 0.27, 1],
        [w * 0.92, sill + tall * 0.29, 1],
        [w * 0.92, sill + tall * 0.24, 1],
        [w * 0.72, sill + tall * 0.225, 1],
      ],
      'fill="#b3151c"',
    ),
  ].join('')
}

function lamps(frame: Frame): string {
  const { width, tailLamp, sill, shape } = frame
  const w = width / 2
  const tall = tailLamp - sill
  const design = shape.tailLampDesign ?? 'swept'
  if (design !== 'swept') {
    const box = {
      outer: w * 0.98,
      inner: w * 0.56,
      foot: tailLamp - tall * 0.24,
      top: tailLamp + tall * 0.06,
    }
    const across =
      design === 'bar'
        ? block(frame, [-w * 0.6, tailLamp - tall * 0.06, w * 0.6, tailLamp], 'fill="#b3141c"')
        : ''
    return `<g clip-path="url(#body)">${across}${facing(frame, box, (at) => drawTailLamp(design, at))}</g>`
  }
  const lampFoot = Math.min(...shape.tailLamp.map(([, y]) => y))
  const upright = tailLamp - lampFoot > 200
  const lamp: Point[] = upright
    ? [
        [w * 0.84, tailLamp, 1],
        [w * 0.965, tailLamp - 10],
        [w * 0.995, lampFoot + 60],
        [w * 0.985, lampFoot, 1],
        [w * 0.86, lampFoot + 10, 1],
        [w * 0.83, tailLamp - 80],
      ]
    : [
        [w * 0.5, tailLamp - tall * 0.05, 1],
        [w * 0.8, tailLamp + tall * 0.02],
        [w * 0.985, tailLamp + tall * 0.06, 1],
        [w * 0.99, tailLamp - tall * 0.14],
        [w * 0.94, tailLamp - tall * 0.19, 1],
        [w * 0.74, tailLamp - tall * 0.17],
        [w * 0.54, tailLamp - tall * 0.14, 1],
      ]
  return (
    pair(frame, lamp, 'fill="url(#taillamp)" stroke="#30060a" stroke-width="2"') +
    pairLine(
      frame,
      lamp.slice(0, 3),
      'stroke="#ff8f86" stroke-width="3" opacity=".8" transform="translate(0 7)"',
    ) +
    (upright
      ? ''
      : pair(
          frame,
          [
            [w * 0.68, tailLamp - tall * 0.1, 1],
            [w * 0.82, tailLamp - tall * 0.09, 1],
            [w * 0.82, tailLamp - tall * 0.14, 1],
            [w * 0.69, tailLamp - tall * 0.145, 1],
          ],
          'fill="#f3f5f6" opacity=".85"',
        ))
  )
}

function spoiler(frame: Frame): string {
  const { width, height, paint } = frame
  const w = width / 2
  return (
    both(
      frame,
      [
        [0, height - 36],
        [w * 0.56, height - 44],
        [w * 0.66, height - 86, 1],
        [w * 0.6, height - 92],
        [0, height - 76],
      ],
      `fill="${paint.lit}" stroke="${paint.deep}" stroke-width="1.2"`,
    ) + block(frame, [-150, height - 84, 150, height - 68], 'rx="3" fill="#b3151c"')
  )
}
