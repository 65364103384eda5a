import type { Place } from './listing.ts'
import { postcodeAreas } from './postcode-areas.data.ts'

export interface PostcodeArea extends Place {
  /** Its letters: `L`, `SW`. */
  code: string
  /** The post town, "London SW" within London. */
  town: string
}

/**
 * The area of a postcode ("L1 8JQ", "l18jq"), an outcode ("SW1A") or an area's letters ("L"), in any case and spacing.
 * Null when the text has another form or the area does not exist.
 */
export function postcodeArea(text: string): PostcodeArea | null {
  const code = postcodePattern.exec(text.replaceAll(/\s/g, '').toUpperCase())?.[1]
  if (!code || !Object.hasOwn(postcodeAreas, code)) return null
  const area = postcodeAreas[code]
  return area ? { code, town: area[0], latitude: area[1], longitude: area[2] } : null
}

/** Area, optional district, optional sector and unit. */
const postcodePattern = /^([A-Z]{1,2})(?:\d[A-Z\d]?(?:\d[A-Z]{2})?)?$/

/** The centre of the postcode's area: exact enough for distances, and private enough for visitors. */
export function placeOfPostcode(text: string): Place | null {
  const area = postcodeArea(text)
  return area && { latitude: area.latitude, longitude: area.longitude }
}
