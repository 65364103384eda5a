import { z } from 'zod'
import { enquiryKinds } from '../domain/enquiries/enquiry.ts'

const text = z.string({ error: 'expected words' }).trim().min(1, 'expected words')
const postcode = z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'expected a postcode such as "L3 4DB"')
const link = z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' })
const day = z.iso.date('expected a day such as "2026-11-22"')
const count = z.int('expected a whole number').positive('expected a number above 0')
const weekdays = z.array(z.int().min(0).max(6), 'expected days of the week, from 0 (Sunday) to 6')
const colour = z.string().regex(/^#[\da-f]{6}$/, 'expected a colour such as "#0e1726"')
const several = 'expected at least one'
const conditions = z.array(
  z.enum(['used', 'new']),
  'expected a list of "used" and "new", or [] for a type that is not sold',
)

const phone = z.strictObject({
  /** As visitors read it. */
  label: text,
  number: z.string().regex(/^\+44\d{9,10}$/, 'expected a number such as "+441514960123"'),
})

const branch = z.strictObject({
  town: text,
  street: text,
  postcode,
  latitude: z.number().min(49).max(61, 'expected a latitude in the United Kingdom'),
  longitude: z.number().min(-9).max(2, 'expected a longitude in the United Kingdom'),
  /** `open` as visitors read it: "9am to 6pm", "Closed". */
  hours: z.array(z.strictObject({ days: text, open: text })).min(1, several),
  /** Those of `enquiries.viewingWeekdays` on which it has viewings; absent: all of them. */
  viewingWeekdays: weekdays.optional(),
})

/** Something that the dealer gives beyond what the law demands, and on what terms: what, how long, where, how much. */
const promise = z.strictObject({
  title: text,
  /** One sentence, as on the page of a vehicle. */
  summary: text,
  terms: z.array(text).min(1, several),
})

/** A dealer's facts: what `dealer.ts` of a dealer's folder exports by default. `dealers/demo` is an example. */
export const dealerSchema = z.strictObject(
  {
    name: text,
    legalName: text,
    /** At the Financial Conduct Authority. */
    firmReference: z.string().regex(/^\d{6,7}$/, 'expected the six or seven figures of the FCA’s register'),
    /** The year in which the business began. */
    since: z.int().min(1700).max(2100),
    /** The head office, for letters. Vehicles are kept at `branches`. */
    address: z.strictObject({ street: text, town: text, postcode }),
    phone,
    /** Receives WhatsApp messages. */
    mobile: phone,
    email: z.email('expected an email address'),
    /**
     * Where somebody reports a weakness of the site, in /.well-known/security.txt. The file expires a year after
     * `checkedOn`, the day on which somebody last made sure that the address is read.
     */
    security: z.strictObject({
      contact: z.string().regex(/^(mailto:|https:\/\/|tel:\+)/, 'expected mailto:, https:// or tel:+'),
      checkedOn: day,
    }),
    phoneHours: text,
    emailReply: text,
    /**
     * What the business does. What is left out has no page, is in no list, count or sentence, and its vehicles are not
     * taken from a feed. Without `finance`, vehicles are sold for cash only: no page shows a cost of credit.
     */
    sells: z
      .strictObject({
        car: conditions,
        van: conditions,
        truck: conditions,
        leasing: z.boolean(),
        finance: z.boolean(),
        partExchange: z.boolean(),
        valuation: z.boolean(),
      })
      .refine(({ car, van, truck }) => car.length + van.length + truck.length > 0, {
        error: 'expected at least one type of vehicle that is sold',
      }),
    /**
     * What visitors can ask for beside finance. A kind that is left out of `kinds` has no link and no form, and the API
     * refuses it. Weekdays are those on which vehicles can be viewed, at every time of `viewingTimes`; 0 is Sunday.
     */
    enquiries: z.strictObject({
      kinds: z.array(z.enum(enquiryKinds)),
      callTimes: z.array(text).min(1, several),
      viewingWeekdays: weekdays,
      viewingTimes: z.array(text).min(1, several),
      /** How long a confirmed reservation is held. */
      reservationHours: count,
    }),
    /**
     * Where vehicles are kept. A vehicle is at the branch with the postcode of its record, else the town; with one
     * branch, also without either. Distances are measured from the first.
     */
    branches: z.tuple([branch], branch, several),
    /** The share of the amount borrowed, or of all rentals of a lease, that every lender on the panel pays. */
    commissionPercent: z.number().min(0).max(100),
    /** The panel that applications may go to. None of them has a tie with the dealer. */
    lenders: z.array(text).min(1, several),
    /** What is left out is promised nowhere. */
    promises: z.strictObject({ warranty: promise.optional(), delivery: promise.optional() }),
    /**
     * Who pays when a vehicle that was bought without a meeting comes back, and how much: a sentence of the terms of
     * sale. Without it the cost is the dealer's (SI 2013/3134, reg. 35(5)).
     */
    distanceReturn: text,
    /** A certified body that settles disputes about vehicles, which must be named (SI 2015/542, reg. 19). */
    disputes: z.strictObject({ name: text, to: link, isMember: z.boolean() }),
    /** Websites of partners who buy vans and trucks from the public, if there are any. */
    external: z.strictObject({ sellVan: link.optional(), sellTruck: link.optional() }),
    social: z.array(z.strictObject({ name: z.enum(['Facebook', 'Instagram', 'YouTube']), to: link })),
    /** `measured` against stock of the same type and year; `fixed` shows one text on every vehicle. */
    mileageNote: z.enum(['measured', 'fixed']),
    /** Published figures. They are not counted from the stock. Each is printed with its label. */
    figures: z.strictObject({
      usedTrucks: count,
      usedCars: count,
      vehicles: count,
      vansOnFinance: count,
      newCarSaving: count,
      rating: z.number().min(0),
      ratingOutOf: count,
      reviews: count,
      financeReviews: count,
      years: text,
    }),
    /** Addresses of a former website, each with what it leads to: `redirects.ts` of the demo says how. */
    redirects: z.record(z.string().startsWith('/', 'expected a path that begins with /'), text),
    /** `--surface` of each colour scheme in hexadecimal: browsers paint their own bar in it. */
    headerColours: z.strictObject({ light: colour, dark: colour }),
    /** What each figure counts, and when, so that nobody takes it for a count of today's stock. */
    figureLabels: z.strictObject({
      usedTrucks: text,
      usedCars: text,
      vehicles: text,
      vansOnFinance: text,
      newCarSaving: text,
      reviews: text,
      financeReviews: text,
      years: text,
    }),
  },
  {
    error: ({ code }) =>
      code === 'invalid_type'
        ? 'expected the facts as a default export: dealers/demo/dealer.ts is an example'
        : undefined,
  },
)

export type Dealer = z.infer<typeof dealerSchema>
