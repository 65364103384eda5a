import { comparesPrices, sellsUsed } from '#domain/dealer/sells.ts'
import sells from '#sells'

// What the dealer does besides selling vehicles. What is off has no page, no link and no sentence.

/** Credit of any kind. Without it no page shows a monthly price, an example or an application. */
export const offersFinance = sells.finance
export const offersLeasing = sells.leasing
export const offersPartExchange = sells.partExchange

/** The range of prices for a visitor's own vehicle. */
export const offersValuation = sells.valuation && sellsUsed(sells)
/** A word for each price beside those of similar stock: without it none has a position. */
export const offersPricePosition = comparesPrices(sells)
/** The software of this site, to other dealers. */
export const offersSoftware = sells.software
