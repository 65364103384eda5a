import { scramble } from '../random.ts'

/** In a hundred. Feeds lack such fields, and pages must show that they are unknown. */
const lacking = 7

/** The fields of one vehicle without those that its record lacks. They depend on `position` alone. */
export function known<T extends Record<string, unknown>>(fields: T, position: number): Partial<T> {
  const left: Partial<T> = {}
  let place = 0
  for (const name in fields) {
    place += 1
    const luck = (scramble(Math.imul(position + 1, 0x85ebca6b) + place) >>> 0) % 100
    if (luck >= lacking && fields[name] !== undefined) left[name] = fields[name]
  }
  return left
}
