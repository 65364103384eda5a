import type { VehicleType } from '#domain/stock/vehicle-type.ts'

export type LeasingAudience = 'personal' | 'business'

/** One of the three ranges of a select of a leasing page, from the lowest amounts to the highest. */
export type AmountStep = 'low' | 'middle' | 'high'

/** What to know about leasing before asking for a quote. It names no amount, because only a leasing company can offer one. */
export interface LeasingGuide {
  title: string
  text: string
  /** Absent: of every type. */
  types?: readonly VehicleType[]
  /** Absent: for both. */
  audiences?: readonly LeasingAudience[]
  /** The ranges of price and of monthly budget that it is about. Absent: of all. */
  prices?: readonly AmountStep[]
  budgets?: readonly AmountStep[]
}

export const leasingGuides: readonly LeasingGuide[] = [
  {
    title: 'Leasing it yourself',
    text: 'With personal contract hire the rental includes VAT. You pay a first rental, then the same amount each month, and hand the vehicle back at the end.',
    types: ['car', 'van'],
    audiences: ['personal'],
  },
  {
    title: 'Leasing through a company',
    text: 'Rentals are quoted without VAT. A VAT-registered business can usually reclaim half of the VAT on a car that is also driven privately, and all of it on a vehicle used only for work.',
    types: ['car'],
    audiences: ['business'],
  },
  {
    title: 'Leasing for a business',
    text: 'Rentals are quoted without VAT. A VAT-registered business can usually reclaim all of it on a vehicle used only for work. Ask your accountant how the rentals are treated for tax.',
    types: ['van', 'truck'],
    audiences: ['business'],
  },
  {
    title: 'What lowers the monthly rental',
    text: 'A longer term, fewer miles a year and a larger first rental each lower what you pay a month. Compare the total of all rentals, not one month.',
    budgets: ['low', 'middle'],
  },
  {
    title: 'Count your miles first',
    text: 'You agree on the miles a year at the start, and pay for each mile above them at the end. Check the charge for extra miles before you sign.',
  },
  {
    title: 'Maintenance in the rental',
    text: 'A lease with maintenance includes servicing, and often tyres, so one payment covers most of the running costs. Insurance and fuel or charging are always yours.',
    budgets: ['middle', 'high'],
  },
  {
    title: 'A less expensive vehicle may still cost more to lease',
    text: 'The rental depends on how much value the vehicle loses during the lease, more than on its price. A model that keeps its value can be the lower rental.',
    prices: ['low', 'middle'],
  },
  {
    title: 'When the price is high',
    text: 'Cars above the government’s expensive car threshold pay a supplement to car tax for five years. Ask whether the rental includes it, and what damage waiver costs.',
    types: ['car'],
    prices: ['high'],
  },
  {
    title: 'An electric company car',
    text: 'The driver of an electric car pays less company car tax than for a petrol or diesel car of the same list price. Check that there is a charger where the car is parked.',
    types: ['car'],
    audiences: ['business'],
  },
  {
    title: 'Racking, tow bars and signwriting',
    text: 'Ask before you fit anything. The leasing company decides what may stay, what has to come off at the end, and who pays to put it right.',
    types: ['van'],
  },
  {
    title: 'Payload before price',
    text: 'A body, racking or a tail-lift takes from the payload. Tell us what you carry, so that the vehicle you lease is legal with a full load.',
    types: ['van', 'truck'],
    prices: ['middle', 'high'],
  },
  {
    title: 'Contract hire with maintenance for a truck',
    text: 'The leasing company can include safety inspections, the annual test, tyres and breakdown cover. You stay responsible for daily checks and for your operator’s licence.',
    types: ['truck'],
  },
  {
    title: 'Fair wear and tear',
    text: 'The vehicle is inspected when you hand it back. Damage beyond fair wear and tear is charged, so take pictures on the first and on the last day.',
  },
]
