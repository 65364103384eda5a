import { site } from '#content/site.ts'
import { postcodeArea } from '#domain/stock/postcode-area.ts'

/**
 * "L3", also of "L3 4" and "L3 4DB", or the town of an area such as "L"; "Derry (BT48)" of a district that stands for its town. Without
 * a postcode that we recognise, the town of our first branch.
 */
export function nameOrigin(postcode: string): string {
  const area = postcodeArea(postcode)
  if (!area) return site.address.town
  if (isDistrict(area.code)) return `${area.town} (${area.code})`
  const district = /^[A-Z]{1,2}\d[A-Z\d]?(?=$| |\d[A-Z]{2}$)/.exec(postcode.toUpperCase())?.[0]
  return district ?? area.town
}

/** "L postcodes (Liverpool)", "the centre of Newport, Shropshire (TF10)". */
export function describeOrigin(postcode: string): string {
  const area = postcodeArea(postcode)
  if (!area) return `our ${site.branches[0].name} branch`
  return isDistrict(area.code)
    ? `the centre of ${area.town} (${area.code})`
    : `${area.code} postcodes (${area.town})`
}

function isDistrict(code: string): boolean {
  return /\d/.test(code)
}
