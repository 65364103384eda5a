import type { VatStatus } from './vat-words.data.ts'
import { mentionsVat, readVatStatus } from './vat-words.ts'
import { plainNumber, tidySpaces, withoutDots } from './written-number.ts'

export type ReadPrice =
  /** `vatStatus`: null where the text does not mention VAT. */
  | { state: 'priced'; pounds: number; vatStatus: VatStatus | null }
  /** The text asks the buyer to call instead of naming an amount. */
  | { state: 'on application' }

/**
 * The price of "£12,995", "12.995,00", "GBP 12,995", "12.5k", "£12,995 ono", "£11,995 (excl. VAT)" or "POA"; of "Was £12,995,
 * now £11,995" the one now. Null for a text with any word that is not understood, so that an amount is never read without what
 * is said of its VAT, and for "Was £12,995" alone.
 */
export function readPrice(text: string): ReadPrice | null {
  const tidy = tidySpaces(text).trim()
  if (onApplication.test(tidy)) return { state: 'on application' }
  const present = tidy.slice(0, longestPrice).replaceAll(formerly, ' ')
  const amount = amountIn.exec(present)
  const pounds = poundsOf(amount?.[1], amount?.[2])
  if (tidy.length > longestPrice || amount === null || pounds === null || isShort(pounds)) return null
  const words = [present.slice(0, amount.index), present.slice(amount.index + amount[0].length)]
    .map((side) =>
      side
        .replace(offers, ' ')
        .replaceAll(labels, ' ')
        .replaceAll(/[\s().,:;!/-]+/g, ' ')
        .trim(),
    )
    .filter((side) => side !== '')
    .join(' ')
  if (words === '') return { state: 'priced', pounds, vatStatus: null }
  const vatStatus = mentionsVat(words) ? readVatStatus(words) : null
  return vatStatus && { state: 'priced', pounds, vatStatus }
}

/**
 * What the heading of a column of prices says of VAT: "Price (ex VAT)", "Price inc. VAT", "Net price". Null where it says
 * nothing, or has a word that is not known.
 */
export function vatOfHeading(heading: string): VatStatus | null {
  return readVatStatus(
    heading
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .replaceAll(ofPrices, ' '),
  )
}

const ofPrices =
  /\b(?:amount|asking|cash|current|forecourt|gbp|internet|list|our|preis|retail|sales?|screen|selling|sticker|value|verkaufspreis|web|website)\b/gi

/** Characters. */
const longestPrice = 200

/** The first number, with the pound before or behind it. */
const amountIn = /(?:(?:£|\bgbp) ?)?(-?\d+(?:[.,]\d+)*)(?: ?(k)\b)?(?: ?(?:£|gbp\b))?/i

/** What it cost before, or what is saved: "was £13,995", "RRP: £25,000", "save £500". */
const formerly =
  /\b(?:was|were|rrp|r\.r\.p|originally|previously|formerly|reduced from|down from|save|saving) ?:? ?£? ?\d+(?:[.,]\d+)*(?: ?k\b)?(?: to\b)?/gi

/** What is said of the price now. */
const labels =
  /\b(?:now only|now|only|just|reduced to|reduced|down to|on the road|otr|sale price|our price|asking price)\b:?/gi

/** "12.5k" is 12,500; no price of more than 999 thousand is written so. */
function poundsOf(digits: string | undefined, thousand: string | undefined): number | null {
  if (thousand === undefined) return plainNumber(withoutDots(digits))
  const thousands = plainNumber(digits)
  return thousands !== null && thousands < 1_000 ? Math.round(thousands * 1_000) : null
}

/** "12.5" and "12,5" are thousands without their k, and no price of £12.50. */
function isShort(pounds: number): boolean {
  return pounds > 0 && pounds < 100 && !Number.isInteger(pounds)
}

/** "or nearest offer", in its many abbreviations. */
const offers = /\b(?:o\.?[nv]\.?o\.?|ovno|or nearest offer|or near offer)(?![a-z])/i

const onApplication =
  /^(?:p\.?o\.?a\.?|(?:price )?on (?:application|request)|(?:please )?(?:call|phone|ring|enquire|contact us|ask)(?: us)?(?: for (?:a |the )?price)?)$/i
