import dealer from './load.ts'

/** The dealer's terms of credit, as `#credit`; see `dealers/sells.ts`. */
export default dealer.credit
