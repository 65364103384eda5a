import { drawCabin } from './cabin.ts'
import { frameOf, type Kind } from './elevation/frame.ts'
import { drawFront } from './elevation/front.ts'
import { drawRear } from './elevation/rear.ts'
import { paintOf } from './paint.ts'
import type { CarShape } from './side/car-shape.ts'
import { carShapes } from './side/car-shapes.data.ts'
import { drawCarSide } from './side/car-side.ts'
import { truckShapes } from './side/truck-shapes.data.ts'
import { vanShapes } from './side/van-shapes.data.ts'
import { drawWheelView } from './wheel-view.ts'

export const views = ['side', 'front', 'rear', 'cabin', 'wheel'] as const

export type View = (typeof views)[number]

export interface Picture {
  /** As `Draft.picture`: hatchback, luton, tractor-unit … */
  body: string
  /** In lower case: grey, white … */
  colour: string
  view: View
}

interface Drawn {
  shape: CarShape
  kind: Kind
}

const shapes = new Map<string, Drawn>([
  ...ofKind(carShapes, 'car'),
  ...ofKind(vanShapes, 'van'),
  ...ofKind(truckShapes, 'truck'),
])

function ofKind(drawn: Readonly<Record<string, CarShape>>, kind: Kind): [string, Drawn][] {
  return Object.entries(drawn).map(([body, shape]) => [body, { shape, kind }])
}

/** The bodies that can be drawn. */
export const bodies: readonly string[] = [...shapes.keys()]

/** A drawn vehicle as an SVG document, 1200 by 900. @throws {RangeError} for a body without a drawing. */
export function drawVehicle({ body, colour, view }: Picture): string {
  const drawn = shapes.get(body)
  if (!drawn) throw new RangeError(`No drawing of a ${body}`)
  const paint = paintOf(colour)
  const frame = frameOf(body, drawn.shape, drawn.kind, paint)
  if (view === 'front') return drawFront(frame)
  if (view === 'rear') return drawRear(frame)
  if (view === 'cabin') return drawCabin(drawn.kind)
  if (view === 'wheel') return drawWheelView(drawn.shape, drawn.kind, paint)
  return drawCarSide(drawn.shape, paint)
}
