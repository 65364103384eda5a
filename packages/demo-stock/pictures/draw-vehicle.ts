import { drawCabin } from './cabin.ts'
import { frameOf, type Kind } from './elevation/frame.ts'
import { drawFront } from './elevation/front.ts'
import { drawRear } from './elevation/rear.ts'
import { applyPaint, paintOf, primer } from './paint.ts'
import { drawCarSide } from './side/car-side.ts'
import { type PictureNames, subjectOf } from './subjects.ts'
import { drawWheelView } from './wheel-view.ts'

export const views = ['side', 'front', 'rear', 'cabin', 'wheel'] as const

export type View = (typeof views)[number]

/** Counted up when drawings change: addresses contain it, so that no browser shows an old one from its cache. */
const cacheVersion = 4

/** Of all pictures, below the media folder. */
export const picturesFolder = `demo/${cacheVersion}`

/** Below the media folder: `demo/4/side/ford-focus-5dr-blue.svg`. The cabin has no colour but a gearbox. */
export function picturePath(
  names: PictureNames,
  view: View,
  { colour, automatic }: { colour: string; automatic: boolean },
): string {
  const folder = `${picturesFolder}/${view}`
  if (view === 'cabin') return `${folder}/${names.cabin}-${automatic ? 'automatic' : 'manual'}.svg`
  return `${folder}/${names[view]}-${colour.toLowerCase()}.svg`
}

/** The SVG document, 1200 by 900, that belongs at a path of `picturePath`. @throws {RangeError} for any other path. */
export function drawPicture(path: string): string {
  return createDrawing()(path)
}

/**
 * As `drawPicture`, and several times faster for paths in alphabetical order: the last vehicle is remembered without its
 * colour.
 */
export function createDrawing(): (path: string) => string {
  let last = { key: '', svg: '' }
  return (path) => {
    const [, view = '', name = '', file = ''] = /^demo\/\d+\/(\w+)\/([\w-]+)-(\w+)\.svg$/.exec(path) ?? []
    if (view === 'cabin') return drawCabin(name as Kind, file === 'automatic')
    const key = `${view}/${name}`
    if (key !== last.key) last = { key, svg: drawPrimed(view, name) }
    return applyPaint(last.svg, paintOf(file))
  }
}

function drawPrimed(view: string, name: string): string {
  const { shape, kind, body } = subjectOf(name)
  if (view === 'side') return drawCarSide(shape, primer)
  if (view === 'wheel') return drawWheelView(shape, kind, primer)
  if (view === 'front') return drawFront(frameOf(body, shape, kind, primer))
  if (view === 'rear') return drawRear(frameOf(body, shape, kind, primer))
  throw new RangeError(`No view from ${view}`)
}
