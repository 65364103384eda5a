import type { ColumnDoubt } from '#server/feed/column-maps/column-doubts.ts'

/** What a person has to look at, as staff say it. */
export function doubtInWords(doubt: ColumnDoubt): string {
  switch (doubt.kind) {
    case 'unread':
      return `${doubt.unread} of ${doubt.filled} cells ${doubt.unread === 1 ? 'does' : 'do'} not look like this, such as “${doubt.example}”.`
    case 'month first':
      return 'The month stands first in these dates. All are read so.'
    case 'other currency':
      return `Prices are read as pounds, but here stands “${doubt.example}”.`
    case 'sale price':
      return `Buyers see this price in place of ${doubt.besides}, where it has an amount.`
    case 'meaning unknown':
      if (doubt.to === 'metadata.lifecycleState')
        return `We do not know what “${doubt.example}” means here. Sold vehicles may be among them: choose “For sale, reserved or sold”, read it like this, and say what each word means.`
      if (doubt.to === 'adverts.retailAdverts.vatStatus')
        return `We do not know what “${doubt.example}” means here. Choose “VAT”, read it like this, and say what each word means.`
      return `We do not know what “${doubt.example}” means here, so it is left out. Buyers should know it.`
    case 'blank state':
      return 'A blank cell is read as for sale.'
    case 'notes':
      return `Buyers read this as the description, such as “${doubt.example}”. Leave it out if you write it for yourselves.`
    case 'no make':
      return 'No column is the make or the title: without it, no vehicle can be read in.'
    case 'no price':
      return 'No column is the price: without it, no vehicle can be read in.'
    case 'no type':
      return 'No column says whether a vehicle is a car, a van or a truck.'
    case 'no stock number':
      return doubt.identify.length > 0
        ? `No column is the stock number. A vehicle is recognised by ${doubt.identify.join(', ')}.`
        : 'No column is the stock number or the number plate. A vehicle whose price or mileage changes counts as another one, at another address.'
  }
}
