import { sameLetters } from '../search/parameter-names.ts'
import { findPostcodes } from '../stock/find-postcodes.ts'
import { readPlate } from '../stock/number-plate.ts'
import { findSpelled } from '../stock/spelled-text.ts'
import { hasContactDetails } from './contact-details.ts'

/** A registration of 1963 to 2001 with three figures, or of Northern Ireland; "BMW 320d" is none. */
const olderPlate =
  /(?<![a-z\d])(?:[a-z]\d{3}[^a-z\d]{0,20}[a-z]{3}|[a-z]{3}[^a-z\d]{0,20}\d{3}[a-cf-hj-y]|[a-z]{2}z[^a-z\d]{0,20}\d{3,4})(?![a-z\d])/i

/** A registration in the style since 2001, also of a year to come. */
const plate = /^[a-z]{2}\d\d[a-z]{3}$/i

/** Whether a text has a whole postcode, a registration, an email address or a telephone number, so that no shared cache may keep it. */
export function isPersonalText(text: string): boolean {
  const plain = plainly(text)
  return (
    findPostcodes(plain).length > 0 || olderPlate.test(plain) || hasPlate(plain) || hasContactDetails(plain)
  )
}

/** In any spacing; with figures and letters typed for each other only as it is written, for "to 10 000" has the form of one too. */
function hasPlate(text: string): boolean {
  return findSpelled(text, [7, 6]).some(({ text: typed, gaps }) => {
    const isAlone = gaps.every((gap) => gap > 0)
    if (typed.length === 6) return isAlone && olderPlate.test(typed)
    const isWritten = gaps.every((gap, at) => gap === 0 || at === 3) && typed.replaceAll(/\d/g, '').length > 2
    return (
      plate.test(typed) || (isAlone && olderPlate.test(typed)) || (isWritten && readPlate(typed) !== null)
    )
  })
}

/** Characters. Fifty makes are 700. */
const longestQuery = 2_000

/**
 * Whether the query has a registration of any style, or another personal text: such an answer is for its client alone, and the
 * address is kept nowhere. A query that is longer than any of ours counts as one, unread: this is asked of every request.
 */
export function hasPersonalQuery(url: string): boolean {
  const start = url.indexOf('?')
  if (start < 0) return false
  if (url.length - start > longestQuery) return true
  const parameters = new URLSearchParams(url.slice(start))
  const texts = [...parameters].flat()
  const isNamed = [...parameters.keys()].some((name) => sameLetters(name, ['registration']) !== null)
  return isNamed || texts.some((text) => isPersonalText(withoutEscapes(text)))
}

/** A text that was percent-encoded twice, as it was typed. */
export function withoutEscapes(text: string): string {
  return text.replaceAll(/%([2-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

export function hasWholePostcode(text: string): boolean {
  return findPostcodes(plainly(text)).length > 0
}

/** Full-width and other compatible forms as the plain ones, without characters that nobody sees. */
function plainly(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
}
