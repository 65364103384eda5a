import { site } from '#content/site.ts'
import { outwardCode } from '#domain/stock/outward-code.ts'
import { postcodeArea } from '#domain/stock/postcode-area.ts'

/** "L3", or the town of an area such as "L". Without a postcode that we recognise, the town of our first branch. */
export function nameOrigin(postcode: string): string {
  const area = postcodeArea(postcode)
  if (!area) return site.address.town
  const outward = outwardCode(postcode).toUpperCase()
  return /^[A-Z]+\d/.test(outward) ? outward : area.town
}

/** "L postcodes (Liverpool)". */
export function describeOrigin(postcode: string): string {
  const area = postcodeArea(postcode)
  return area ? `${area.code} postcodes (${area.town})` : `our ${site.branches[0].town} branch`
}
