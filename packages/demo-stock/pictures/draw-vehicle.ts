import { drawCabin } from './cabin.ts'
import { frameOf, type Kind } from './elevation/frame.ts'
import { drawFront } from './elevation/front.ts'
import { drawRear } from './elevation/rear.ts'
import { paintOf } from './paint.ts'
import { drawCarSide } from './side/car-side.ts'
import { type PictureNames, subjectOf } from './subjects.ts'
import { drawWheelView } from './wheel-view.ts'

export const views = ['side', 'front', 'rear', 'cabin', 'wheel'] as const

export type View = (typeof views)[number]

/** Counted up when drawings change: addresses contain it, so that no browser shows an old one from its cache. */
const edition = 2

/** Below the media folder: `demo/2/side/ford-focus-5dr/blue.svg`. The cabin has no colour but a gearbox. */
export function picturePath(
  names: PictureNames,
  view: View,
  { colour, automatic }: { colour: string; automatic: boolean },
): string {
  const folder = `demo/${edition}/${view}`
  if (view === 'cabin') return `${folder}/${names.cabin}/${automatic ? 'automatic' : 'manual'}.svg`
  return `${folder}/${names[view]}/${colour.toLowerCase()}.svg`
}

/**
 * The SVG document, 1200 by 900, that belongs at a path of `picturePath`.
 * @throws {RangeError} for a path that names nothing of the catalogue.
 */
export function drawPicture(path: string): string {
  const [, view, name = '', last = ''] = /^demo\/\d+\/(\w+)\/([\w-]+)\/(\w+)\.svg$/.exec(path) ?? []
  if (view === 'cabin') return drawCabin(name as Kind, last === 'automatic')
  const { shape, kind, body } = subjectOf(name)
  const paint = paintOf(last)
  if (view === 'side') return drawCarSide(shape, paint)
  if (view === 'wheel') return drawWheelView(shape, kind, paint)
  if (view === 'front') return drawFront(frameOf(body, shape, kind, paint))
  if (view === 'rear') return drawRear(frameOf(body, shape, kind, paint))
  throw new RangeError(`No picture at ${path}`)
}
