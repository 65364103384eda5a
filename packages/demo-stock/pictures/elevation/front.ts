import type { Point } from '../geometry.ts'
import { scene, shadow, shadowDefs } from '../scene.ts'
import { bodyHalf, hood, mirrors, screen } from './cabin-glass.ts'
import { face, truckFace } from './face.ts'
import { both, bothPath, type Frame, frameDefs, pairLine, plate, tyres } from './frame.ts'
import { loadFront } from './loads.ts'
import { ruggedFace } from './rugged.ts'

/** A vehicle from straight ahead. */
export function drawFront(frame: Frame): string {
  const { place, width, ground, paint } = frame
  const body = bodyHalf(frame)
  const [left] = place([-width / 2, 0])
  const [right] = place([width / 2, 0])
  const defs = `${shadowDefs}${frameDefs(frame)}<clipPath id="body"><path d="${bothPath(frame, body)}"/></clipPath>`
  const content = [
    shadow(left - 40, right + 40, ground, [left + 50, right - 50]),
    loadFront(frame),
    tyres(frame),
    both(frame, body, `fill="url(#paint)" stroke="${paint.deep}" stroke-opacity=".6" stroke-width="1.5"`),
    `<g clip-path="url(#body)">${frame.kind === 'truck' ? '' : bonnet(frame)}<rect width="1200" height="900" fill="url(#ends)"/>${noseOf(frame)}</g>`,
    hood(frame),
    screen(frame, 'front'),
    wipers(frame),
    mirrors(frame),
    frame.kind === 'truck' ? plate(frame, 470, 'white') : plate(frame, plateHeight(frame), 'white'),
  ].join('')
  return scene(content, defs, ground - 70)
}

function noseOf(frame: Frame): string {
  if (frame.kind === 'truck') return truckFace(frame)
  return frame.shape.spareWheel ? ruggedFace(frame) : face(frame)
}

function plateHeight({ sill, lamp, shape }: Frame): number {
  if (shape.spareWheel) return sill + 330
  return sill + (lamp - sill) * 0.46
}

function bonnet(frame: Frame): string {
  const { width, cowl, lamp, paint } = frame
  const w = width / 2
  return [
    both(
      frame,
      [
        [0, cowl + 10],
        [w * 0.8, cowl - 10],
        [w * 0.86, lamp + 40],
        [w * 0.5, lamp + 6],
        [0, lamp - 6],
      ],
      'fill="url(#bonnet)" opacity=".75"',
    ),
    pairLine(
      frame,
      [
        [w * 0.58, cowl - 14],
        [w * 0.47, (cowl + lamp) / 2],
        [w * 0.43, lamp + 10],
      ],
      `stroke="${paint.deep}" stroke-width="3" opacity=".3"`,
    ),
    pairLine(
      frame,
      [
        [w * 0.565, cowl - 14],
        [w * 0.455, (cowl + lamp) / 2],
        [w * 0.415, lamp + 10],
      ],
      `stroke="${paint.light}" stroke-width="2" opacity="${paint.gloss}"`,
    ),
    pairLine(
      frame,
      [
        [0, lamp - 8],
        [w * 0.5, lamp + 2],
        [w * 0.8, lamp + 44],
        [w * 0.9, lamp + 110],
      ],
      'stroke="#06090c" stroke-width="2" opacity=".55"',
    ),
  ].join('')
}

function wipers(frame: Frame): string {
  const { width, cowl, belt, place, kind } = frame
  const foot = kind === 'truck' ? cowl + 10 : Math.max(cowl, belt - 20) - 14
  const line = (from: Point, to: Point) => {
    const [x1, y1] = place(from)
    const [x2, y2] = place(to)
    return `M${Math.round(x1)} ${Math.round(y1)}L${Math.round(x2)} ${Math.round(y2)}`
  }
  return `<path d="${line([width * 0.06, foot], [-width * 0.28, foot + 46])}${line([width * 0.32, foot], [width * 0.02, foot + 46])}" stroke="#05070a" stroke-width="4" stroke-linecap="round"/>`
}
