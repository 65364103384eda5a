import type { Point } from '../geometry.ts'
import type { Frame } from './frame.ts'

/** Where a lamp lies on the right half, in millimetres. */
interface LampBox {
  outer: number
  inner: number
  foot: number
  top: number
}

/** One lamp drawn on both sides, mirrored. */
export function facing(
  { place }: Frame,
  { outer, inner, foot, top }: LampBox,
  draw: (at: (point: Point) => Point) => string,
): string {
  const side = (sign: 1 | -1) =>
    draw(([across, up, corner]) =>
      place([sign * (outer - across * (outer - inner)), foot + up * (top - foot), corner ?? 0]),
    )
  return side(1) + side(-1)
}
