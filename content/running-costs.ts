import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** A figure that pages show with what it is and where it is from. */
export interface Assumption {
  /** After the figure, with its date: "the UK average on 30 June 2026". */
  basis: string
  /** Absent for an example. */
  source?: string
}

/**
 * What running costs assume: prices in pence with VAT, and miles a year. The page shows each figure with its basis and
 * its source, so change all three together. A visitor can enter another price, and other miles.
 */
export const runningCostAssumptions: {
  /** Of a litre of fuel, of a kWh of electricity. */
  prices: Record<'petrol' | 'diesel' | 'electric', { perUnit: number } & Assumption>
  milesPerYear: Record<VehicleType, { miles: number } & Assumption>
} = {
  prices: {
    petrol: { perUnit: 151.4, basis: 'the UK average on 30 June 2026', source: 'RAC Fuel Watch' },
    diesel: { perUnit: 167.14, basis: 'the UK average on 30 June 2026', source: 'RAC Fuel Watch' },
    electric: {
      perUnit: 26.11,
      basis: 'the average price cap for homes in Great Britain from July to September 2026',
      source: 'Ofgem, energy price cap',
    },
  },
  milesPerYear: {
    car: {
      miles: 7_400,
      basis: 'the average for a car in England in 2019',
      source: 'Department for Transport, National Travel Survey, table NTS0901',
    },
    van: {
      miles: 13_000,
      basis: 'about the average for a van in Great Britain in 2019',
      source: 'Department for Transport, van statistics for 2019 to 2020',
    },
    truck: { miles: 40_000, basis: 'an example' },
  },
}
