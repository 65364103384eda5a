/**
 * The dealer. An invented one: its numbers are reserved for fiction and its address leads nowhere.
 * Change this file and the site is yours.
 */
export const site = {
  name: 'Pierhead Motors',
  legalName: 'Pierhead Motors Limited',
  firmReference: '000000',
  since: 1977,
  address: { street: 'Pierhead Yard, Dock Road', town: 'Liverpool', postcode: 'L3 0ZZ' },
  phone: { label: '0151 496 0123', number: '+441514960123' },
  mobile: { label: '07700 900123', number: '+447700900123' },
  email: 'hello@pierhead.example',
  phoneHours: 'Mon-Fri 9am to 5pm',
  emailReply: 'usually within 3 business days',
  /** Ours alone: a sold van or truck is bought by a partner, on a site of its own. */
  external: {
    sellVan: 'https://sell-your-van.pierhead.example/',
    sellTruck: 'https://sell-your-truck.pierhead.example/',
  },
  /** The front pages stand in for a dealer's own. */
  social: [
    { name: 'Facebook', to: 'https://www.facebook.com/' },
    { name: 'Instagram', to: 'https://www.instagram.com/' },
    { name: 'YouTube', to: 'https://www.youtube.com/' },
  ],
  /** `measured` against stock of the same type and year; `fixed` shows one text on every vehicle. */
  mileageNote: 'measured' as 'measured' | 'fixed',
  /** Printed on the landing pages. Not counted from stock: see the live counts for those. */
  figures: {
    usedTrucks: 8_438,
    usedCars: 440_021,
    vehicles: 20_560,
    vansOnFinance: 24_171,
    newCarSaving: 3_042,
    rating: 4.7,
    ratingOutOf: 5,
    reviews: 95_106,
    financeReviews: 9_250,
    years: 'over 40 years',
  },
}

export const callLink = `tel:${site.phone.number}`
export const messageLink = `https://wa.me/${site.mobile.number.slice(1)}`
export const emailLink = `mailto:${site.email}`
