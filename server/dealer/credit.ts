import dealer from './load.ts'

/** The figures of the dealer's credit, as `#credit`, without its words; see `sells.ts`. Null without credit. */
export default figuresOf(dealer.credit)

function figuresOf(credit: typeof dealer.credit) {
  if (credit === null) return null
  const { yearlyRate, ratesFrom, optionToPurchaseFee, defaults, representativeExample } = credit
  return { yearlyRate, ratesFrom, optionToPurchaseFee, defaults, representativeExample }
}
