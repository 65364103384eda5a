export interface PriceNote {
  /** "Ex VAT" for "£11,995 + VAT"; null where the text does not speak of VAT. */
  vatStatus: 'Ex VAT' | 'Inc VAT' | null
  /** The text asks the buyer to call instead of naming an amount. */
  onApplication: boolean
}

/** What the text of a price says beside the amount. */
export function readPriceNote(text: string): PriceNote {
  return {
    vatStatus: withoutVat.test(text) ? 'Ex VAT' : withVat.test(text) ? 'Inc VAT' : null,
    onApplication: onApplication.test(text),
  }
}

const withoutVat = /(?:\+|\b(?:plus|excl?|excluding)\b)\.?\s*vat\b/i
const withVat = /\b(?:incl?|including)\b\.?\s*vat\b/i
const onApplication =
  /^(?:p\.?o\.?a\.?|(?:price )?on (?:application|request)|(?:please )?(?:call|phone|ring|enquire|contact us|ask)(?: us)?(?: for (?:a |the )?price)?)$/i
