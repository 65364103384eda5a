import type { VehicleType } from '#domain/stock/vehicle-type.ts'

export const leasingAudiences = ['personal', 'business'] as const
export type LeasingAudience = (typeof leasingAudiences)[number]

/** The lower, middle and upper range of a select: of the price of the vehicle, or of the monthly budget. */
export const leasingSteps = ['low', 'middle', 'high'] as const
export type LeasingStep = (typeof leasingSteps)[number]

/** An explanation on the leasing pages. It has no amounts: only a leasing company can make a priced offer. */
export interface LeasingGuide {
  types: readonly VehicleType[]
  title: string
  text: string
  /** Whom it matters to, and with which price and budget; to everybody where absent. */
  audience?: LeasingAudience
  price?: readonly LeasingStep[]
  budget?: readonly LeasingStep[]
}

const all = ['car', 'van', 'truck'] as const

export const leasingGuides: readonly LeasingGuide[] = [
  {
    types: all,
    title: 'Miles and condition',
    text: 'You agree how many miles you drive in a year. At the end you pay for extra miles, and for damage beyond fair wear and tear.',
  },
  {
    types: ['car', 'van'],
    title: 'A lease in your own name',
    text: 'Personal rentals are quoted with VAT. The leasing company checks your income and credit history. You give the vehicle back at the end and cannot buy it.',
    audience: 'personal',
  },
  {
    types: ['car'],
    title: 'A lease for your business',
    text: 'Rentals are quoted plus VAT. A VAT-registered business can usually claim back half of the VAT on a car that is also used privately. Ask your accountant.',
    audience: 'business',
  },
  {
    types: ['car'],
    title: 'A company car',
    text: 'A driver who also uses the car privately pays company car tax. It depends on the list price and CO2 emissions, and is lowest for electric cars.',
    audience: 'business',
  },
  {
    types: ['van', 'truck'],
    title: 'A lease for your business',
    text: 'Rentals are quoted plus VAT. A VAT-registered business can usually claim back all of the VAT on a vehicle that is used only for work. Ask your accountant.',
    audience: 'business',
  },
  {
    types: ['truck'],
    title: 'Safety inspections',
    text: 'Your operator’s licence makes you answer for inspections, even if maintenance is part of the lease. Agree who books them and who keeps the records.',
    audience: 'business',
  },
  {
    types: all,
    title: 'A lower price does not always mean a lower rental',
    text: 'A rental pays for the value that the vehicle loses, not for all of its price. A cheaper one that loses value quickly can cost as much each month.',
    price: ['low'],
  },
  {
    types: ['car'],
    title: 'Extra road tax on dearer cars',
    text: 'Cars above a certain list price pay more road tax from the second year. Ask whether the rental includes it.',
    price: ['high'],
  },
  {
    types: ['van', 'truck'],
    title: 'Bodies and equipment',
    text: 'Ask for one quote with the body, racking or tail-lift that you need. You may have to take out what you fit yourself, and repair the marks.',
    price: ['middle', 'high'],
  },
  {
    types: all,
    title: 'If the vehicle is written off',
    text: 'Your insurer pays what it was worth on that day, which may be less than you owe. Ask about cover for the difference.',
    price: ['middle', 'high'],
  },
  {
    types: all,
    title: 'Fewer miles, a longer lease',
    text: 'Both lower the rental. Do not ask for fewer miles than you drive, because you pay for each extra one.',
    budget: ['low', 'middle'],
  },
  {
    types: all,
    title: 'The initial rental',
    text: 'A larger first payment lowers the rentals that follow. You do not get it back, so compare the total of all payments.',
    budget: ['low'],
  },
  {
    types: all,
    title: 'Maintenance included',
    text: 'For a higher rental the leasing company pays for servicing, and often for tyres and repairs. Compare it with what these would cost you.',
    budget: ['middle', 'high'],
  },
  {
    types: all,
    title: 'A shorter lease',
    text: 'You change vehicle sooner and may be in warranty throughout. Each month costs more, because a new vehicle loses most of its value early.',
    budget: ['high'],
  },
]
