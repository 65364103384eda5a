/** Area and district, then a space or none, and the unit of a few dozen homes. */
const wholePostcode = /^([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}$/i

/**
 * "L3" of "L3 4DB"; any other text as it is. Distances are measured from the centre of the area, so the rest of a postcode
 * would tell more of a visitor without making them more exact.
 */
export function outwardCode(text: string): string {
  return wholePostcode.exec(text.trim())?.[1]?.toUpperCase() ?? text
}

/** A phrase of at most 200 characters whose postcodes are their outward codes. */
export function withOutwardCodes(phrase: string): string {
  return phrase.replaceAll(/\b([A-Z]{1,2}\d[A-Z\d]?)[ ._-]{0,3}\d ?[A-Z]{2}\b/gi, '$1')
}
