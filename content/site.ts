import type { EnquiryRules } from '#domain/enquiries/enquiry.ts'

const since = 1977

/** The share of the amount borrowed, or of all rentals of a lease, that every lender on the panel pays. */
const commissionPercent = 5

/**
 * The dealer. It is invented: its telephone numbers are reserved for fiction, and its lenders do not exist.
 * Replace these facts with your own.
 */
export const site = {
  name: 'Pierhead Motors',
  legalName: 'Pierhead Motors Limited',
  firmReference: '000000',
  since,
  /** The head office, for letters. Vehicles are kept at `branches`. */
  address: { street: 'Pierhead Yard, Dock Road', town: 'Liverpool', postcode: 'L3 0ZZ' },
  phone: { label: '0151 496 0123', number: '+441514960123' },
  mobile: { label: '07700 900123', number: '+447700900123' },
  email: 'hello@pierhead.example',
  phoneHours: 'Mon-Fri 9am to 5pm',
  emailReply: 'We usually reply within 3 working days',
  /**
   * What visitors can ask for beside finance. A kind that is left out of `kinds` has no link and no form, and the API
   * refuses it. Weekdays are those on which vehicles can be viewed; 0 is Sunday.
   */
  enquiries: {
    kinds: ['call', 'viewing', 'reserve', 'part-exchange'],
    callTimes: ['Any time', 'Morning, 9am to 12 noon', 'Afternoon, 12 noon to 5pm'],
    viewingWeekdays: [1, 2, 3, 4, 5, 6],
    viewingTimes: ['Morning, 9am to 12 noon', 'Afternoon, 12 noon to 5pm'],
    reservationHours: 48,
  } as EnquiryRules,
  /** Where vehicles are kept. The demo stock is spread over the same places. */
  branches: [
    { town: 'Liverpool', street: 'Riverside Drive', postcode: 'L3 4DB' },
    { town: 'Speke', street: 'Speke Hall Road', postcode: 'L24 9HD' },
    { town: 'Birkenhead', street: 'New Chester Road', postcode: 'CH41 9BD' },
    { town: 'Warrington', street: 'Winwick Road', postcode: 'WA2 8HF' },
    { town: 'St Helens', street: 'Linkway West', postcode: 'WA10 1NG' },
    { town: 'Southport', street: 'Scarisbrick New Road', postcode: 'PR8 6QL' },
    { town: 'Wigan', street: 'Warrington Road', postcode: 'WN3 6XB' },
    { town: 'Chester', street: 'Sealand Road', postcode: 'CH1 4LD' },
    { town: 'Preston', street: 'Blackpool Road', postcode: 'PR2 2DX' },
  ],
  /** What a price covers. Every page that speaks of it uses these sentences. */
  priceCovers: {
    new: 'The price of a new vehicle includes delivery to our site, number plates, the first registration fee and the first year’s road tax.',
    used: 'The price of a used vehicle does not include road tax, because tax does not pass to a new keeper.',
  },
  /** How lenders pay us. Every page that speaks of it uses `summary` or the component CommissionStatement. */
  commission: {
    percent: commissionPercent,
    summary: `If you take out finance, the lender pays us a commission of ${commissionPercent}% of the amount you borrow.`,
  },
  /** The panel that applications may go to. None of them has a tie with us. */
  lenders: ['Example Motor Finance', 'Example Bank', 'Example Commercial Finance'],
  /** Partners buy vans and trucks from the public, each on a website of its own. */
  external: {
    sellVan: 'https://sell-your-van.pierhead.example/',
    sellTruck: 'https://sell-your-truck.pierhead.example/',
  },
  /** The front pages of each network, in place of the dealer's own. */
  social: [
    { name: 'Facebook', to: 'https://www.facebook.com/' },
    { name: 'Instagram', to: 'https://www.instagram.com/' },
    { name: 'YouTube', to: 'https://www.youtube.com/' },
  ],
  /** `measured` against stock of the same type and year; `fixed` shows one text on every vehicle. */
  mileageNote: 'measured' as 'measured' | 'fixed',
  /** The owner's published figures. They are not counted from the stock. Print each with its `figureLabels`. */
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
  /** What each figure counts, and when, so that nobody takes it for a count of today's stock. */
  figureLabels: {
    usedTrucks: `used trucks sold since ${since}`,
    usedCars: `used cars sold since ${since}`,
    vehicles: 'vehicles sold in 2025',
    vansOnFinance: `vans sold on finance since ${since}`,
    newCarSaving: 'average saving against list price on new cars sold in 2025',
    reviews: 'customer reviews up to October 2026',
    financeReviews: 'reviews of our finance service up to October 2026',
    years: `selling vehicles, since ${since}`,
  },
}

export const callLink = `tel:${site.phone.number}`
export const messageLink = `https://wa.me/${site.mobile.number.slice(1)}`
export const emailLink = `mailto:${site.email}`
