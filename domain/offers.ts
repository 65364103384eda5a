import sells from '#sells'
import { vehicleTypes } from './stock/vehicle-type.ts'

// What the dealer does beside selling vehicles. What is off has no page, no link and no sentence.

/** Credit of any kind. Without it no page shows a monthly price, an example or an application. */
export const offersFinance = sells.finance
export const offersLeasing = sells.leasing
export const offersPartExchange = sells.partExchange

/** New vehicles are not compared. */
const sellsUsed = vehicleTypes.some((type) => sells[type].includes('used'))

/** The range of prices for a visitor's own vehicle. */
export const offersValuation = sells.valuation && sellsUsed
/** A word for each price beside those of similar stock: without it none has a position. */
export const offersPricePosition = sells.pricePosition && sellsUsed
/** The software of this site, to other dealers. */
export const offersSoftware = sells.software
