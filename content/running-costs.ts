import type { EnergyPrices } from '#domain/finance/running-cost.ts'

/** A figure that pages show with what it is and where it is from. */
export interface Assumption {
  /** After the figure, with its date: "the UK average on 8 September 2025". */
  basis: string
  source: string
}

/**
 * What running costs assume: prices in pence with VAT, and miles a year. The page shows each figure with its basis and
 * its source, so change all three together.
 */
export const runningCostAssumptions: {
  prices: { [F in keyof EnergyPrices]: EnergyPrices[F] & Assumption }
  milesPerYear: { miles: number } & Assumption
} = {
  prices: {
    petrol: {
      perLitre: 133.72,
      basis: 'the UK average on 8 September 2025',
      source: 'Department for Energy Security and Net Zero, weekly road fuel prices',
    },
    diesel: {
      perLitre: 141.58,
      basis: 'the UK average on 8 September 2025',
      source: 'Department for Energy Security and Net Zero, weekly road fuel prices',
    },
    electric: {
      perKwh: 26.35,
      basis: 'the average price cap for homes in Great Britain from October to December 2025',
      source: 'Ofgem, energy price cap',
    },
  },
  milesPerYear: {
    miles: 7_400,
    basis: 'the average for a car in England in 2019',
    source: 'Department for Transport, National Travel Survey, table NTS0901',
  },
}
