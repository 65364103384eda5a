import type { VehicleType } from '#domain/stock/vehicle-type.ts'

export type LeasingAudience = 'personal' | 'business'

/** A kind of lease to ask about. A guide, not an offer: priced offers come from a funder. */
export interface LeasingGuide {
  type: VehicleType
  title: string
  text: string
  audiences: readonly LeasingAudience[]
  /** What such a vehicle costs to buy, in whole pounds. */
  price: number
  /** What people usually set aside for it a month, in whole pounds; personal with VAT, business without. */
  budget: number
}

const both = ['personal', 'business'] as const
const business = ['business'] as const

export const leasingGuides: readonly LeasingGuide[] = [
  {
    type: 'car',
    title: 'A first small car',
    text: 'Yaris, Clio or Corsa size, 8,000 miles a year over three years.',
    audiences: both,
    price: 19_000,
    budget: 230,
  },
  {
    type: 'car',
    title: 'A small electric car',
    text: 'For commuting, with a wall box at home. Maintenance is simple enough to leave out.',
    audiences: both,
    price: 26_000,
    budget: 270,
  },
  {
    type: 'car',
    title: 'A family SUV',
    text: 'Room for three child seats. Reckon 10,000 to 12,000 miles before you fix the allowance.',
    audiences: both,
    price: 34_000,
    budget: 360,
  },
  {
    type: 'car',
    title: 'An estate for distance',
    text: 'A diesel or plug-in at 20,000 miles a year: the pence per extra mile matters more than the month.',
    audiences: both,
    price: 38_000,
    budget: 420,
  },
  {
    type: 'car',
    title: 'An electric company car',
    text: 'Low benefit-in-kind tax is why. The firm leases, the driver pays tax on a small share of the list price.',
    audiences: business,
    price: 46_000,
    budget: 480,
  },
  {
    type: 'van',
    title: 'A small van',
    text: 'Two seats and a pallet. Four years suits town rounds of 10,000 miles.',
    audiences: both,
    price: 21_000,
    budget: 240,
  },
  {
    type: 'van',
    title: 'A medium van',
    text: 'Transit Custom size with racking, three years, maintenance in the rental.',
    audiences: business,
    price: 31_000,
    budget: 340,
  },
  {
    type: 'van',
    title: 'A large van',
    text: 'L3 H2 for removals or parcels. Count tyres and brakes at 25,000 miles a year.',
    audiences: business,
    price: 37_000,
    budget: 430,
  },
  {
    type: 'van',
    title: 'A double-cab pick-up',
    text: 'Private or business. Ask how it is taxed before you choose the engine.',
    audiences: both,
    price: 36_000,
    budget: 390,
  },
  {
    type: 'truck',
    title: 'A 7.5-tonne box',
    text: 'Tail-lift, inspections and tyres included, five years.',
    audiences: business,
    price: 62_000,
    budget: 1_100,
  },
  {
    type: 'truck',
    title: 'An 18-tonne curtain-sider',
    text: 'Regional work at 60,000 km a year, with a relief vehicle when it is in the workshop.',
    audiences: business,
    price: 88_000,
    budget: 1_500,
  },
  {
    type: 'truck',
    title: 'A tractor unit',
    text: '6x2, sleeper cab, 120,000 km a year over four years.',
    audiences: business,
    price: 125_000,
    budget: 2_100,
  },
]
