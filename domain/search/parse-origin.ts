import type { Place } from '../stock/listing.ts'
import { outwardCode } from '../stock/outward-code.ts'
import { placeOfPostcode } from '../stock/postcode-area.ts'

/** Where a query measures distances from. */
export interface Origin {
  /** Of a whole postcode its outward code; without surplus spaces, at most 10 characters; '' when none was given. */
  postcode: string
  /** The centre of the postcode's area, the dealership without a postcode; null when the postcode is not recognised. */
  place: Place | null
}

/** A UK postcode has 8 characters at most. Longer text would be repeated in every link of a page. */
const longestPostcode = 10

/** The rule for the parameter `postcode` of pages and API. */
export function parseOrigin(text: string | null | undefined, dealership: Place): Origin {
  const tidy = (text ?? '').replaceAll(/\s+/g, ' ').trim()
  return {
    postcode: outwardCode(tidy).slice(0, longestPostcode),
    place: tidy === '' ? dealership : placeOfPostcode(tidy),
  }
}
