/** Area and district, and the unit of a few dozen homes. */
const wholePostcode = /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/i

/**
 * "L3" of "L3 4DB", "L3-4DB" and "l 3 4 d b"; any other text as it is. Distances are measured from the centre of the area or its
 * town, so the rest of a postcode would tell more of a visitor without making them more exact.
 */
export function outwardCode(text: string): string {
  return wholePostcode.exec(text.replaceAll(/[^a-z\d]/gi, ''))?.[1]?.toUpperCase() ?? text
}
