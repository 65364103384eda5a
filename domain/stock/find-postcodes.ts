import { postcodeAreaCodes } from './postcode-area-codes.data.ts'
import { findSpelled, type Spelled } from './spelled-text.ts'

/** A whole postcode within a text, in whatever spacing it was typed. */
export interface FoundPostcode {
  from: number
  to: number
  /** As typed, without the signs between. */
  outward: string
  inward: string
  /** Typed so that it can be nothing else: in two halves, or each character alone. "E 200 se" is more likely a Mercedes. */
  isClear: boolean
}

/** The last two letters of a postcode are none of C, I, K, M, O and V. */
const whole = /^([a-z]{1,2})(\d[a-z\d]?)(\d[abd-hjlnp-uw-z]{2})$/i

/** The whole postcodes of a text, with any spaces and signs between their characters: "L3 4DB", "CH1----4LD", "C H 1 4 L D", "ch1.4ld". */
export function findPostcodes(text: string): FoundPostcode[] {
  const found: FoundPostcode[] = []
  for (const spelled of findSpelled(text, [7, 6, 5])) {
    const postcode = readPostcode(spelled)
    if (postcode && found.every(({ from, to }) => to <= spelled.from || from >= spelled.to))
      found.push(postcode)
  }
  return found.sort((a, b) => a.from - b.from)
}

function readPostcode({ text, from, to, gaps }: Spelled): FoundPostcode | null {
  const [, area = '', district = '', inward = ''] = whole.exec(text) ?? []
  if (!postcodeAreaCodes.has(area.toUpperCase())) return null
  const isHalves = gaps.every((gap, at) => gap === 0 || at === text.length - 4)
  return {
    from,
    to,
    outward: area + district,
    inward,
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
    return isClear && !isPlain(typed) ? `${outward} ${inward}`.toUpperCase() : typed
  })
}

/** One word or two. */
function isPlain(typed: string): boolean {
  return /^[a-z\d ]*$/i.test(typed) && typed.split(' ').length < 3
}

function replacePostcodes(text: string, replace: (found: FoundPostcode) => string): string {
  let from = 0
  const parts = findPostcodes(text).map((found) => {
    const part = text.slice(from, found.from) + replace(found)
    from = found.to
    return part
  })
  return parts.join('') + text.slice(from)
}
