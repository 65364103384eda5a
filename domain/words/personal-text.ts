import { findPostcodes } from '../stock/find-postcodes.ts'
import { hasContactDetails } from './contact-details.ts'

/** A registration in the style since 2001, of 1963 to 2001 with three figures, or of Northern Ireland; "BMW 320d" is none. */
const registration =
  /(?<![a-z\d])(?:(?:[a-z]{2}[^a-z\d]{0,3}\d{2}|[a-z]\d{3})[^a-z\d]{0,20}[a-z]{3}|[a-z]{3}[^a-z\d]{0,20}\d{3}[a-cf-hj-y]|[a-z]{2}z[^a-z\d]{0,20}\d{3,4})(?![a-z\d])/i

/** The same with a space or sign between all characters: "Y X 7 1 A B C". */
const spelled = /(?<![a-z\d])[a-z\d](?:[^a-z\d]{1,20}[a-z\d]){5,6}(?![^a-z\d]{0,20}[a-z\d](?![a-z\d]))(?![a-z\d])/gi

/** Whether a text has a whole postcode, a registration, an email address or a telephone number, so that no shared cache may keep it. */
export function isPersonalText(text: string): boolean {
  const plain = plainly(text)
  return (
    findPostcodes(plain).length > 0 ||
    registration.test(plain) ||
    [...plain.matchAll(spelled)].some(([letters]) => registration.test(letters.replaceAll(/[^a-z\d]/gi, ''))) ||
    hasContactDetails(plain)
  )
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
  return findPostcodes(plainly(text)).length > 0
}

/** Full-width and other compatible forms as the plain ones, without characters that nobody sees. */
function plainly(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
}
