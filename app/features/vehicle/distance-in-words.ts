import { milesBetween } from 'facet-index'
import { formatCount } from '#app/ui/format-count.ts'
import type { Place } from '#domain/stock/listing.ts'
import { postcodeArea } from '#domain/stock/postcode-area.ts'

/** "About 34 miles from the centre of your postcode area, M, in a straight line.", or of Derry (BT48); null for an unknown postcode. */
export function distanceInWords(postcode: string, place: Place): string | null {
  const area = postcodeArea(postcode)
  if (area === null) return null
  const miles = Math.round(milesBetween(area, place))
  const far = miles < 5 ? 'Less than 5 miles' : `About ${formatCount(miles)} miles`
  const centre = /\d/.test(area.code) ? `${area.town} (${area.code})` : `your postcode area, ${area.code}`
  return `${far} from the centre of ${centre}, in a straight line.`
}
