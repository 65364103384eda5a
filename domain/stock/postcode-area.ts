import type { Place } from './listing.ts'
import { postcodeAreas } from './postcode-areas.data.ts'
import { townDistricts } from './town-districts.data.ts'

/** A postcode area, or one of its districts with a town far from the centre of the area. */
export interface PostcodeArea extends Place {
  /** `L`, `SW`, `BT48`. */
  code: string
  /** The post town, "London SW" within London; of a district its largest town. */
  town: string
}

/**
 * The area of a postcode ("L1 8JQ", "l18jq", "L1-8JQ"), an outcode ("SW1A") or an area's letters ("L"), in any case and with any
 * spaces and signs. A district that has a town far from the centre of its area stands for itself: Derry, BT48, is 70 miles from Belfast. Null
 * when the text has another form or the area does not exist.
 */
export function postcodeArea(text: string): PostcodeArea | null {
  const match = postcodePattern.exec(text.replaceAll(/[^a-z\d]/gi, '').toUpperCase())
  const [, code = '', district = ''] = match ?? []
  if (!Object.hasOwn(postcodeAreas, code)) return null
  const own = code + district
  const place = Object.hasOwn(townDistricts, own) ? townDistricts[own] : undefined
  if (place) return placeOf(own, place)
  const area = postcodeAreas[code]
  return area ? placeOf(code, area) : null
}

function placeOf(code: string, [town, latitude, longitude]: readonly [string, number, number]): PostcodeArea {
  return { code, town, latitude, longitude }
}

/** Area, optional district, optional sector and unit. No district is "01": "S01" is a slip of "SO1". */
const postcodePattern = /^([A-Z]{1,2})(?:((?!0\d)\d[A-Z\d]?)(?:\d[A-Z]{2})?)?$/

/** The centre of the postcode's area, or of the town of its district: exact enough for distances, and private enough for visitors. */
export function placeOfPostcode(text: string): Place | null {
  const area = postcodeArea(text)
  return area && { latitude: area.latitude, longitude: area.longitude }
}
