import { regulatoryStatus, sells } from '#dealer'

// What the dealer does beside selling vehicles. What is off has no page, no link and no sentence.

// To arrange credit, or the hire of a vehicle to a consumer, needs a permission: Regulated Activities Order, art. 36A.
const isPermitted = regulatoryStatus.kind !== 'none'

/** Credit of any kind. Without it no page shows a monthly price, an example or an application. */
export const offersFinance = sells.finance && isPermitted
export const offersLeasing = sells.leasing && isPermitted
export const offersPartExchange = sells.partExchange
/** The range of prices for a visitor's own vehicle. */
export const offersValuation = sells.valuation
