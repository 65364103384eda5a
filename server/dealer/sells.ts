import dealer from './load.ts'

/** What the dealer sells, as `#sells`: a fact that the script of every page reads, without all others. */
export default dealer.sells
