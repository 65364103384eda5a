import { isOffered } from './offered.ts'

/** Placeholders: the home page says that there are no priced offers. A priced offer comes with the leasing company's full terms. */
const everyOffer = [
  {
    title: 'Car leasing',
    text: 'Pay a fixed monthly rental for two to four years, then return the car. Road tax is usually included.',
    terms: ['2 to 4 years', 'Personal or business', 'Return at the end'],
    to: '/cars/leasing',
    link: 'How car leasing works',
  },
  {
    title: 'Van leasing',
    text: 'Lease a van for two to five years. You can often add maintenance to the monthly rental.',
    terms: ['2 to 5 years', 'Personal or business', 'Optional maintenance'],
    to: '/vans/leasing',
    link: 'How van leasing works',
  },
  {
    title: 'Truck leasing',
    text: 'Choose contract hire or a finance lease, with a mileage limit and a maintenance plan that suit your work.',
    terms: ['3 to 5 years', 'Business', 'Optional maintenance'],
    to: '/trucks/leasing',
    link: 'How truck leasing works',
  },
] as const

export const leasingOffers = everyOffer.filter(({ to }) => isOffered(to))
