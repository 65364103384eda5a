import type { Dealer } from '#domain/dealer/dealer-schema.ts'
import redirects from './redirects.ts'

const forecourtHours = [
  { days: 'Monday to Friday', open: '9am to 6pm' },
  { days: 'Saturday', open: '9am to 5pm' },
  { days: 'Sunday', open: '10am to 4pm' },
]

/** Where vans and trucks are sold. */
const commercialHours = [
  { days: 'Monday to Friday', open: '8am to 5.30pm' },
  { days: 'Saturday', open: '8.30am to 12.30pm' },
  { days: 'Sunday', open: 'Closed' },
]

/** Invented: its telephone numbers are reserved for fiction, and its lenders do not exist. */
export default {
  name: 'Pierhead Motors',
  legalName: 'Pierhead Motors Limited',
  company: {
    number: '00000000',
    registeredIn: 'England and Wales',
    registeredOffice: { street: 'Pierhead Yard, Dock Road', town: 'Liverpool', postcode: 'L3 0ZZ' },
  },
  vatNumber: 'GB 000 0000 00',
  modernSlaveryStatement: '/modern-slavery',
  regulatoryStatus: { kind: 'authorised', firmReference: '000000' },
  credit: {
    yearlyRate: 20.5,
    ratesFrom: 8.9,
    optionToPurchaseFee: 10,
    defaults: { deposit: 0, months: 60 },
    representativeExample: { cashPrice: 12_000, deposit: 0, months: 60 },
    lenders: ['Example Motor Finance', 'Example Bank', 'Example Commercial Finance'],
    commission: {
      summary: 'If you take out finance, the lender pays us a commission of 5% of the amount you borrow.',
      percent: 5,
      statements: [
        'You do not pay us a fee for arranging finance.',
        'Every lender pays us the same percentage. It does not depend on your interest rate, and we cannot change the rate that you are offered. We tell you the amount in pounds before you sign, and at any time if you ask.',
      ],
    },
    ties: 'We have no tie to any of them: none owns a share of us, and we have not agreed to put one before the others. We do not search the whole market.',
  },
  leasing: {
    companies: ['Example Leasing', 'Example Contract Hire'],
    commission:
      'If you lease, the leasing company pays us a commission of 5% of all the rentals added together.',
  },
  since: 1977,
  /** The head office, for letters. Vehicles are kept at `branches`. */
  address: { street: 'Pierhead Yard, Dock Road', town: 'Liverpool', postcode: 'L3 0ZZ' },
  phone: { label: '0151 496 0123', number: '+441514960123' },
  mobile: { label: '07700 900123', number: '+447700900123' },
  email: 'hello@pierhead.example',
  /** Who works at the desk. They are on no page of the site. */
  staff: ['Morgan Ellis-Tarn', 'Priya Ashdown', 'Tom Wetherlam'],
  /**
   * Where somebody reports a weakness of the site, in /.well-known/security.txt. The file expires a year after
   * `checkedOn`, the day on which somebody last made sure that the address is read.
   */
  security: { contact: 'mailto:security@pierhead.example', checkedOn: '2026-11-22' },
  phoneHours: 'Mon-Fri 9am to 5pm',
  emailReply: 'We usually reply within 3 business days',
  callRecording: { keptFor: 'Six months, or until a complaint is closed' },
  newsletter: 'Our newest vehicles and their prices.',
  feedback: true,
  leadService: 'the service that manages our enquiries',
  /** What the business does. `[]` for a type that is not sold. */
  sells: {
    car: ['used', 'new'],
    van: ['used', 'new'],
    truck: ['used', 'new'],
    leasing: true,
    /** False: for cash only, and no page shows a cost of credit. */
    finance: true,
    partExchange: true,
    valuation: true,
    /** Whether each price is compared with similar stock: "Great price", and a page of the best prices. */
    pricePosition: true,
    /** The software of this site, to other dealers. */
    software: true,
  },
  /**
   * What visitors can ask for besides finance. A kind that is left out of `kinds` has no link and no form, and the API
   * refuses it. Weekdays are those on which vehicles can be viewed, at every time of `viewingTimes`; 0 is Sunday.
   */
  enquiries: {
    kinds: ['call', 'viewing', 'reserve', 'part-exchange'],
    callTimes: ['Any time', 'Morning, 9am to 12 noon', 'Afternoon, 12 noon to 5pm'],
    viewingWeekdays: [1, 2, 3, 4, 5, 6],
    viewingTimes: ['Morning, 9am to 12 noon', 'Afternoon, 12 noon to 5pm'],
    /** How long a confirmed reservation is held. */
    reservationHours: 48,
    /** How long a written offer for a vehicle in part-exchange lasts. */
    offerDays: 7,
  },
  /** Where vehicles are kept. A vehicle is at the branch with the postcode of its record, else the town; with one branch, also without either. */
  branches: [
    {
      town: 'Liverpool',
      street: 'Riverside Drive',
      postcode: 'L3 4DB',
      latitude: 53.39,
      longitude: -2.974,
      hours: forecourtHours,
    },
    {
      town: 'Speke',
      street: 'Speke Hall Road',
      postcode: 'L24 9HD',
      latitude: 53.347,
      longitude: -2.86,
      hours: commercialHours,
      // On Saturday it closes before the afternoon.
      viewingWeekdays: [1, 2, 3, 4, 5],
    },
    {
      town: 'Birkenhead',
      street: 'New Chester Road',
      postcode: 'CH41 9BD',
      latitude: 53.379,
      longitude: -3.016,
      hours: forecourtHours,
    },
    {
      town: 'Warrington',
      street: 'Winwick Road',
      postcode: 'WA2 8HF',
      latitude: 53.406,
      longitude: -2.596,
      hours: forecourtHours,
    },
    {
      town: 'St Helens',
      street: 'Linkway West',
      postcode: 'WA10 1NG',
      latitude: 53.449,
      longitude: -2.742,
      hours: forecourtHours,
    },
    {
      town: 'Southport',
      street: 'Scarisbrick New Road',
      postcode: 'PR8 6QL',
      latitude: 53.642,
      longitude: -2.977,
      hours: forecourtHours,
    },
    {
      town: 'Wigan',
      street: 'Warrington Road',
      postcode: 'WN3 6XB',
      latitude: 53.527,
      longitude: -2.643,
      hours: forecourtHours,
    },
    {
      town: 'Chester',
      street: 'Sealand Road',
      postcode: 'CH1 4LD',
      latitude: 53.197,
      longitude: -2.917,
      hours: forecourtHours,
    },
    {
      town: 'Preston',
      street: 'Blackpool Road',
      postcode: 'PR2 2DX',
      latitude: 53.768,
      longitude: -2.742,
      hours: forecourtHours,
    },
  ],
  promises: {
    warranty: {
      title: '3-month warranty',
      types: ['car', 'van'],
      conditions: ['used'],
      underYears: 10,
      summary: 'Used cars and vans under 10 years old come with our 3-month warranty, at no charge.',
      guarantor: 'Pierhead Motors Limited, Pierhead Yard, Dock Road, Liverpool L3 0ZZ',
      territory: 'Great Britain',
      terms: [
        'It begins on the day you collect the vehicle, or the day we deliver it, and has no limit of miles.',
        'It pays for parts and labour to repair the engine, gearbox, drive, steering, brakes, cooling and electrics when a part fails, up to £1,000 for each repair.',
        'Parts that wear out with use, such as tyres, brake pads, clutch and bulbs, are not covered.',
        'To claim, call or write to us with the number plate before any work is done. We repair the vehicle at a branch, or agree on a garage near you.',
        'Used trucks and older vehicles are sold without it. New vehicles have their manufacturer’s warranty.',
      ],
    },
    returns: {
      title: '7 days to exchange it',
      types: ['car', 'van'],
      conditions: ['used'],
      summary:
        'If a used car or van does not suit you, you can exchange it for another of ours within 7 days.',
      terms: [
        'The 7 days begin when you collect the vehicle, or when we deliver it. It may be driven up to 250 miles.',
        'It comes back in the condition in which you had it, with all keys and papers.',
        'We take what you paid off the price of the other vehicle. If that costs less, we pay you the difference.',
        'This is in addition to your rights in law if you buy without meeting us, or if something is wrong.',
      ],
    },
    preparation: {
      title: 'Checked before sale',
      types: ['car', 'van'],
      conditions: ['used'],
      summary:
        'A technician drives and inspects each used car and van, and we repair what is not safe before you get it.',
      terms: [
        'The inspection is of brakes, tyres, steering, suspension, lights, fluids and the body.',
        'We tell you what was found, what was repaired and what was left as it is.',
        'You can read the list before you pay, and bring an engineer of your own.',
      ],
    },
    delivery: {
      title: 'Delivery in mainland Great Britain',
      summary: 'We deliver free within 30 miles of a branch, and further on the mainland for £1.50 a mile.',
      terms: [
        'The charge is for each mile beyond 30, by road, one way. We agree it with you before you order.',
        'A driver brings cars and vans within seven days of your payment. We agree on a day for trucks.',
        'Somebody who is named on the order has to be there to check the vehicle and sign for it.',
        'We do not deliver to Northern Ireland or to islands.',
      ],
    },
  },
  distanceReturn:
    'Bring it back to any branch, or we collect it from the mainland of Great Britain free of charge.',
  disputes: { name: 'The Motor Ombudsman', to: 'https://www.themotorombudsman.org/', isMember: false },
  /** Partners buy vans and trucks from the public, each on a website of its own. */
  external: {
    sellVan: 'https://sell-your-van.pierhead.example/',
    sellTruck: 'https://sell-your-truck.pierhead.example/',
  },
  /** Invented, like the dealer. */
  social: [
    { name: 'Facebook', to: 'https://www.facebook.com/pierhead.example' },
    { name: 'Instagram', to: 'https://www.instagram.com/pierhead.example/' },
    { name: 'YouTube', to: 'https://www.youtube.com/@pierhead.example' },
  ],
  /** `measured` against stock of the same type and year; `fixed` shows one text on every vehicle. */
  mileageNote: 'measured',
  /** Of the demo alone, like the reviews: the specification of the site gives these figures and no more about them. */
  figures: {
    usedTrucks: { value: 8_438, label: 'used trucks' },
    usedCars: { value: 440_021, label: 'used cars' },
    vehicles: { value: 20_560, label: 'vehicles' },
    vansOnFinance: { value: 24_171, label: 'vans on finance' },
    newCarSaving: { value: 3_042, label: 'average saving on new cars' },
    years: 'over 40 years',
  },
  reviews: {
    rating: 4.7,
    outOf: 5,
    count: 95_106,
    countOnFinancePages: 9_250,
    invitedBy: 'dealer',
    statements: [
      'Only people who have bought from us can leave a review.',
      'We do not pay for reviews or offer rewards for them.',
      'We do not ask anyone to change what they wrote.',
    ],
  },
  redirects,
  headerColours: { light: '#ffffff', dark: '#0e1726' },
} satisfies Dealer
