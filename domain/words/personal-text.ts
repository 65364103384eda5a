import { hasContactDetails } from './contact-details.ts'

// Its parts may be written with signs between them: "L3-4AB", "YX71.ABC".

/** A whole postcode, which is a few dozen homes; an outward code alone is a district. */
const postcode = /(?<![a-z\d])[a-z]{1,2}\d[a-z\d]?[^a-z\d]{0,3}\d[^a-z\d]?[a-z]{2}(?![a-z\d])/i

/** A registration in the style since 2001, of 1963 to 2001 with three figures, or of Northern Ireland; "BMW 320d" is none. */
const registration =
  /(?<![a-z\d])(?:(?:[a-z]{2}[^a-z\d]{0,3}\d{2}|[a-z]\d{3})[^a-z\d]{0,3}[a-z]{3}|[a-z]{3}[^a-z\d]{0,3}\d{3}[a-cf-hj-y]|[a-z]{2}z[^a-z\d]{0,3}\d{3,4})(?![a-z\d])/i

/** Whether a text has a whole postcode, a registration, an email address or a telephone number, so that no shared cache may keep it. */
export function isPersonalText(text: string): boolean {
  const plain = plainly(text)
  return postcode.test(plain) || registration.test(plain) || hasContactDetails(plain)
}

/**
 * Whether the query has a registration of any style, or another personal text: such an answer is for its client alone, and the
 * address is kept nowhere.
 */
export function hasPersonalQuery(url: string): boolean {
  const start = url.indexOf('?')
  if (start < 0) return false
  const parameters = new URLSearchParams(url.slice(start))
  return parameters.has('registration') || [...parameters.values()].some(isPersonalText)
}

export function hasWholePostcode(text: string): boolean {
  return postcode.test(plainly(text))
}

/** Full-width and other compatible forms as the plain ones, without characters that nobody sees. */
function plainly(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
}
