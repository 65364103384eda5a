import { milesBetween } from 'facet-index'
import { formatCount } from '#app/ui/format-count.ts'
import type { Place } from '#domain/stock/listing.ts'
import { placeOfPostcode, postcodeArea } from '#domain/stock/postcode-area.ts'
import { formatMilesAway } from '../search/format-distance.ts'

/** "About 34 miles from the centre of your postcode area, M, in a straight line.", or of Derry (BT48); null for an unknown postcode. */
export function distanceInWords(postcode: string, place: Place): string | null {
  const area = postcodeArea(postcode)
  if (area === null) return null
  const miles = Math.round(milesBetween(area, place))
  const far = miles < 5 ? 'Less than 5 miles' : `About ${formatCount(miles)} miles`
  const centre = /\d/.test(area.code) ? `${area.town} (${area.code})` : `your postcode area, ${area.code}`
  return `${far} from the centre of ${centre}, in a straight line.`
}

/** "34 miles" from the centre of the postcode's area, as a card says it; null for an unknown postcode. */
export function milesInWords(postcode: string, place: Place): string | null {
  const from = placeOfPostcode(postcode)
  return from && formatMilesAway(Math.round(milesBetween(from, place)))
}
