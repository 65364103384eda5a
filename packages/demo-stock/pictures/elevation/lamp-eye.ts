import { round } from '../geometry.ts'
import type { Frame } from './frame.ts'

/** A round lens of radius `r` millimetres on both sides. */
export function lampEye({ place, scale }: Frame, x: number, y: number, r: number): string {
  return [x, -x]
    .map((at) => {
      const [cx, cy] = place([at, y])
      const radius = round(r * scale)
      return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${radius}" fill="#eef4f7" stroke="#2a333a" stroke-width="2.5"/><circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius * 0.6)}" fill="#c5d2da"/>`
    })
    .join('')
}
