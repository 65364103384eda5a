import { site } from '#content/site.ts'
import { postcodeArea } from '#domain/stock/postcode-area.ts'

/** "L3", also of "L3 4" and "L3 4DB", or the town of an area such as "L". Without a postcode that we recognise, the town of our first branch. */
export function nameOrigin(postcode: string): string {
  const area = postcodeArea(postcode)
  if (!area) return site.address.town
  const district = /^[A-Z]{1,2}\d[A-Z\d]?(?=$| |\d[A-Z]{2}$)/.exec(postcode.toUpperCase())?.[0]
  return district ?? area.town
}

/** "L postcodes (Liverpool)". */
export function describeOrigin(postcode: string): string {
  const area = postcodeArea(postcode)
  return area ? `${area.code} postcodes (${area.town})` : `our ${site.branches[0].name} branch`
}
