import type { VehicleType } from '#domain/stock/vehicle-type.ts'

export type LeasingAudience = 'personal' | 'business'

/** An example of a lease, labelled as an example on the page. Only a leasing company can make a priced offer. */
export interface LeasingGuide {
  type: VehicleType
  title: string
  text: string
  audiences: readonly LeasingAudience[]
  /** An illustrative price of such a vehicle, in whole pounds. */
  price: number
  /** An illustrative monthly budget in whole pounds: with VAT, or without VAT where the lease is for business only. */
  budget: number
}

const both = ['personal', 'business'] as const
const business = ['business'] as const

export const leasingGuides: readonly LeasingGuide[] = [
  {
    type: 'car',
    title: 'A small petrol car',
    text: 'A car the size of a Toyota Yaris or Renault Clio, for 8,000 miles a year over three years.',
    audiences: both,
    price: 19_000,
    budget: 230,
  },
  {
    type: 'car',
    title: 'A small electric car',
    text: 'For commuting and short trips, with a charger at home.',
    audiences: both,
    price: 26_000,
    budget: 270,
  },
  {
    type: 'car',
    title: 'A family SUV',
    text: 'For 10,000 to 12,000 miles a year. Check that your child seats fit.',
    audiences: both,
    price: 34_000,
    budget: 360,
  },
  {
    type: 'car',
    title: 'An estate for long trips',
    text: 'A diesel or plug-in hybrid for 20,000 miles a year. Check the charge for extra miles.',
    audiences: both,
    price: 38_000,
    budget: 420,
  },
  {
    type: 'car',
    title: 'An electric company car',
    text: 'Your business leases the car. The driver pays company car tax, usually less than for a similar petrol car.',
    audiences: business,
    price: 46_000,
    budget: 480,
  },
  {
    type: 'van',
    title: 'A small van',
    text: 'For local deliveries and 10,000 miles a year over four years.',
    audiences: both,
    price: 21_000,
    budget: 240,
  },
  {
    type: 'van',
    title: 'A medium van',
    text: 'A van the size of a Ford Transit Custom over three years, with maintenance.',
    audiences: business,
    price: 31_000,
    budget: 340,
  },
  {
    type: 'van',
    title: 'A large van',
    text: 'A long, high-roof van for parcels or removals, for 25,000 miles a year.',
    audiences: business,
    price: 37_000,
    budget: 430,
  },
  {
    type: 'van',
    title: 'A double-cab pick-up',
    text: 'For personal or business use. Check how it is taxed before you choose.',
    audiences: both,
    price: 36_000,
    budget: 390,
  },
  {
    type: 'truck',
    title: 'A 7.5-tonne box truck',
    text: 'With a tail-lift, over five years. Safety inspections and tyres are included.',
    audiences: business,
    price: 62_000,
    budget: 1_100,
  },
  {
    type: 'truck',
    title: 'An 18-tonne curtain-sider',
    text: 'For regional deliveries and 37,000 miles a year, with maintenance.',
    audiences: business,
    price: 88_000,
    budget: 1_500,
  },
  {
    type: 'truck',
    title: 'A 6x2 tractor unit',
    text: 'With a sleeper cab, for 75,000 miles a year over four years.',
    audiences: business,
    price: 125_000,
    budget: 2_100,
  },
]
