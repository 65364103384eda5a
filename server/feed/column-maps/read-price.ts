import type { VatStatus } from '#domain/finance/vat-words.data.ts'
import { mentionsVat, readVatStatus } from '#domain/finance/vat-words.ts'
import { plainNumber, tidySpaces, withoutDots } from './cell-numbers.ts'

export type ReadPrice =
  /** `vatStatus`: null where the text does not mention VAT. */
  | { state: 'priced'; pounds: number; vatStatus: VatStatus | null }
  /** The text asks the buyer to call instead of naming an amount. */
  | { state: 'on application' }

/**
 * The price of "£12,995", "12.995,00", "GBP 12,995", "£12,995 ono", "£11,995 (excl. VAT)" or "POA". Null for a text with
 * any word that is not understood, so that an amount is never read without what is said of its VAT.
 */
export function readPrice(text: string): ReadPrice | null {
  const tidy = tidySpaces(text).trim()
  if (onApplication.test(tidy)) return { state: 'on application' }
  const amount = amountIn.exec(tidy)
  const pounds = plainNumber(withoutDots(amount?.[1]))
  if (amount === null || pounds === null) return null
  const words = [tidy.slice(0, amount.index), tidy.slice(amount.index + amount[0].length)]
    .map((side) =>
      side
        .replace(offers, ' ')
        .replaceAll(/[\s().,:;/-]+/g, ' ')
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

/** The first number, with the pound before or behind it. */
const amountIn = /(?:(?:£|\bgbp) ?)?(-?\d+(?:[.,]\d+)*)(?: ?(?:£|gbp\b))?/i

/** "or nearest offer", in its many abbreviations. */
const offers = /\b(?:o\.?[nv]\.?o\.?|ovno|or nearest offer|or near offer)(?![a-z])/i

const onApplication =
  /^(?:p\.?o\.?a\.?|(?:price )?on (?:application|request)|(?:please )?(?:call|phone|ring|enquire|contact us|ask)(?: us)?(?: for (?:a |the )?price)?)$/i
