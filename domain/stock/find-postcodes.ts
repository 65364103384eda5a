import { postcodeAreas } from './postcode-areas.data.ts'

/** A whole postcode within a text, in whatever spacing it was typed. */
export interface FoundPostcode {
  from: number
  to: number
  outward: string
  inward: string
  /** Typed so that it can be nothing else: in two halves, or each character alone. "E 200 se" is more likely a Mercedes. */
  isClear: boolean
}

/** The last two letters of a postcode are none of C, I, K, M, O and V. */
const spelled = /^([A-Z]{1,2})(\d[A-Z\d]?)(\d[ABD-HJLNP-UW-Z]{2})$/i
const [shortest, longest] = [5, 7]
/** Signs and spaces between two characters of a postcode. */
const mostBetween = 40

/** The whole postcodes of a text, with any spaces and signs between their characters: "L3 4DB", "CH1----4LD", "C H 1 4 L D", "ch1.4ld". */
export function findPostcodes(text: string): FoundPostcode[] {
  const signs = [...text.matchAll(/[a-z\d]/gi)].map(({ 0: sign, index }) => ({ sign, index }))
  const found: FoundPostcode[] = []
  for (let at = 0; at < signs.length; at++) {
    if (isJoined(signs, at)) continue
    for (let length = longest; length >= shortest; length--) {
      const own = signs.slice(at, at + length)
      if (own.length < length || isJoined(signs, at + length)) continue
      const postcode = readPostcode(own)
      if (!postcode) continue
      found.push(postcode)
      at += length - 1
      break
    }
  }
  return found
}

type Sign = { sign: string; index: number }

/** Whether a letter or digit follows the one before it without a space. */
function isJoined(signs: readonly Sign[], at: number): boolean {
  const [before, own] = [signs[at - 1], signs[at]]
  return before !== undefined && own !== undefined && own.index === before.index + 1
}

function readPostcode(signs: readonly Sign[]): FoundPostcode | null {
  const [first, last] = [signs[0], signs.at(-1)]
  const match = spelled.exec(signs.map(({ sign }) => sign).join(''))
  if (!match || !first || !last) return null
  const [, area = '', district = '', inward = ''] = match
  if (!Object.hasOwn(postcodeAreas, area.toUpperCase())) return null
  const gaps = signs.map(({ index }, at) => index - (signs[at - 1]?.index ?? index - 1) - 1).slice(1)
  if (gaps.some((gap) => gap > mostBetween)) return null
  const middle = signs.length - 4
  const isHalves = gaps.every((gap, at) => gap === 0 || at === middle)
  return {
    from: first.index,
    to: last.index + 1,
    outward: `${area}${district}`.toUpperCase(),
    inward: inward.toUpperCase(),
    isClear: isHalves || gaps.every((gap) => gap > 0),
  }
}

/** A text whose whole postcodes are their outward codes. */
export function withOutwardCodes(text: string): string {
  return replacePostcodes(text, ({ outward }) => outward)
}

/** "CH1 4LD" of "C H 1 4 L D" and "CH1----4LD", so that the phrase reader knows it for a postcode. */
export function withPlainPostcodes(text: string): string {
  return replacePostcodes(text, ({ outward, inward, isClear, from, to }) => {
    const typed = text.slice(from, to)
    return isClear && !plain.test(typed) ? `${outward} ${inward}` : typed
  })
}

/** One word or two. */
const plain = /^[a-z\d]+ ?[a-z\d]+$/i

function replacePostcodes(text: string, replace: (found: FoundPostcode) => string): string {
  let from = 0
  const parts = findPostcodes(text).map((found) => {
    const part = text.slice(from, found.from) + replace(found)
    from = found.to
    return part
  })
  return parts.join('') + text.slice(from)
}
