import { z } from 'zod'
import { enquiryKinds } from '../enquiries/enquiry-kind.ts'
import { branchesSchema } from './branch-schema.ts'
import { creditSchema, regulatoryStatusSchema } from './credit-schema.ts'
import {
  address,
  colour,
  conditions,
  count,
  day,
  figure,
  link,
  phone,
  several,
  text,
  weekdays,
} from './fact-values.ts'
import { foreignScriptSchema } from './foreign-script.ts'
import { readPersonName } from './person-name.ts'
import { promisesSchema } from './promises-schema.ts'

/** Leases as the dealer arranges them. */
const leasing = z.strictObject({
  /** The panel of leasing companies. */
  companies: z.array(text).min(1, several),
  /** In a sentence: what a leasing company pays the dealer. FCA Handbook, CONC 4.5.3R. */
  commission: text,
})

/** Matched as a URL pattern, without its query. */
const formerAddress = z
  .string()
  .startsWith('/', 'expected a path that begins with /')
  .refine(isPattern, 'expected a path such as "/showroom/:make", in which a name follows each ":"')

function isPattern(address: string): boolean {
  try {
    return new URLPattern({ pathname: address.split('?')[0] ?? '' }).pathname !== ''
  } catch {
    return false
  }
}

const dealerFacts = z.strictObject(
  {
    name: text,
    /** Of a business that is no company with the people behind it, such as "Ann Example, trading as Quay Cars". */
    legalName: text,
    /**
     * Absent for a business that is no company. On a website by the Company, Limited Liability Partnership and Business
     * (Names and Trading Disclosures) Regulations 2015, reg. 25: number, part of the United Kingdom, registered office.
     */
    company: z
      .strictObject({
        number: z.string().regex(/^(\d{8}|[A-Z]{2}\d{6})$/, 'expected the eight characters of the register'),
        registeredIn: z.enum(['England and Wales', 'Wales', 'Scotland', 'Northern Ireland']),
        registeredOffice: address,
      })
      .optional(),
    /** Absent without one. Electronic Commerce (EC Directive) Regulations 2002, reg. 6(1)(g). */
    vatNumber: z
      .string()
      .regex(/^GB \d{3} \d{4} \d{2}$/, 'expected a number such as "GB 123 4567 89"')
      .optional(),
    /**
     * The page or address of the statement of a business with a turnover of £36 million or more, linked from every page:
     * Modern Slavery Act 2015, s. 54(7), and SI 2015/1833.
     */
    modernSlaveryStatement: z.union([z.string().startsWith('/'), link]).optional(),
    regulatoryStatus: regulatoryStatusSchema,
    /** Null for a business that arranges none. */
    credit: creditSchema.nullable(),
    /** Absent for a business that arranges none. */
    leasing: leasing.optional(),
    /** The year in which the business began. */
    since: z.int().min(1700).max(2100),
    /** The head office, for letters. Vehicles are kept at `branches`. */
    address,
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
    /** Of telephone calls. Absent: no call is recorded, and no page speaks of it. */
    callRecording: z
      .strictObject({
        /** As in a table of how long things are kept: "Six months, or until a complaint is closed". */
        keptFor: text,
      })
      .optional(),
    /** What a newsletter would bring, a sentence. Absent: no page speaks of one. */
    newsletter: text.optional(),
    /** The footer has the button Send feedback, which sends nothing and says so when it is pressed. Absent: no button. */
    feedback: z.literal(true).optional(),
    /** Who takes finance applications and enquiries for the dealer, as in "We send your request to …". Absent: nobody. */
    leadService: text.optional(),
    /**
     * Who works at the desk: they choose their name when they open it. Absent: everybody types a name or initials. Nothing of
     * it is in the site.
     */
    staff: z
      .array(
        text.refine(
          (name) => readPersonName(name) === name,
          'expected a name of at most 60 letters and figures',
        ),
      )
      .min(1, several)
      .refine((names) => new Set(names).size === names.length, 'expected each name once')
      .optional(),
    /** Towns of the example dealers that this dealer's texts may name: without it, they are taken for left over from a copy. */
    alsoNames: z.array(text).optional(),
    /**
     * What the business does; [] for a type that is not sold. What is left out has no page, is in no list, count or sentence, and its vehicles are not
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
        /** Whether each price is compared with the dealer's similar stock: "Great price", and a page of the best prices. */
        pricePosition: z.boolean(),
        /** The software of this site, to other dealers. */
        software: z.boolean(),
      })
      .refine(({ car, van, truck }) => car.length + van.length + truck.length > 0, {
        error: 'expected at least one type of vehicle that is sold',
      }),
    /**
     * What visitors can ask for besides finance. A kind that is left out of `kinds` has no link and no form, and the API
     * refuses it. Weekdays are those on which vehicles can be viewed, at every time of `viewingTimes`; 0 is Sunday.
     */
    enquiries: z.strictObject({
      kinds: z.array(z.enum(enquiryKinds)),
      callTimes: z.array(text).min(1, several),
      viewingWeekdays: weekdays,
      viewingTimes: z.array(text).min(1, several),
      /** How long a confirmed reservation is held. */
      reservationHours: count,
      /** How long a written offer for a vehicle in part-exchange lasts. */
      offerDays: count,
    }),
    /**
     * Where vehicles are kept. A vehicle is at the branch with the postcode of its record, else the town; with one
     * branch, also without either. Distances are measured from the first.
     */
    branches: branchesSchema,
    /** What is left out is promised nowhere. */
    promises: promisesSchema,
    /**
     * Who pays when a vehicle that was bought without a meeting comes back, and how much: a sentence of the terms of
     * sale. Without it the cost is the dealer's (SI 2013/3134, reg. 35(5)).
     */
    distanceReturn: text,
    /** A body that settles disputes about vehicles without a court. */
    disputes: z.strictObject({ name: text, to: link, isMember: z.boolean() }),
    /** Websites of partners who buy vans and trucks from the public, if there are any. */
    external: z.strictObject({ sellVan: link.optional(), sellTruck: link.optional() }),
    /**
     * One script of another company. Each visitor is asked before anything of it is loaded, and it is on no page where
     * personal details are entered. Absent: none, and no page loads anything of others.
     */
    foreignScript: foreignScriptSchema.optional(),
    social: z.array(z.strictObject({ name: z.enum(['Facebook', 'Instagram', 'YouTube']), to: link })),
    /** `measured` against stock of the same type and year; `fixed` shows one text on every vehicle. */
    mileageNote: z.enum(['measured', 'fixed', 'none']),
    /** Published figures. They are not counted from the stock. Without one, nothing on the site speaks of it. */
    figures: z.strictObject({
      usedTrucks: figure.optional(),
      usedCars: figure.optional(),
      vehicles: figure.optional(),
      vansOnFinance: figure.optional(),
      /** In pounds. */
      newCarSaving: figure.optional(),
      /** How long there has been the business, as in "over 40 years": shown with `since`. */
      years: text.optional(),
    }),
    /** What customers said. Absent: the site has no ratings. */
    reviews: z
      .strictObject({
        rating: z.number().min(0),
        outOf: count,
        count,
        /** The count that pages about finance show, with the same rating; absent: `count`. */
        countOnFinancePages: count.optional(),
        /** Who collects them, and the day on which they were counted. */
        collector: text.optional(),
        countedOn: day.optional(),
        /** Who emails each buyer once, after the vehicle is collected, to ask for a review. Absent: nobody is asked. */
        invitedBy: z.enum(['dealer', 'collector'], 'expected "dealer" or "collector"').optional(),
        /**
         * How they are collected and checked: the Digital Markets, Competition and Consumers Act 2024, sch. 20 para. 13,
         * bans reviews that nobody took steps to check.
         */
        statements: z.array(text).min(1, several),
      })
      .refine(({ invitedBy, collector }) => invitedBy !== 'collector' || collector !== undefined, {
        path: ['collector'],
        error: 'expected the name of the collector who emails buyers',
      })
      .optional(),
    /** Addresses of a former website, each with what it leads to: `redirects.ts` of the demo says how. */
    redirects: z.record(formerAddress, text, {
      error: (issue) => (issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined),
    }),
    /** `--surface` of each colour scheme in hexadecimal: browsers paint their own bar in it. */
    headerColours: z.strictObject({ light: colour, dark: colour }),
  },
  {
    error: ({ code }) =>
      code === 'invalid_type'
        ? 'expected the facts as a default export: dealers/demo/dealer.ts is an example'
        : undefined,
  },
)

/** The facts that a dealer may leave out, such as `reviews` and `promises.delivery`: a page that needs one is not there without it. */
export const optionalFacts: readonly OptionalFact[] = optionalPartsOf(
  dealerFacts.omit({ staff: true }).shape,
) as OptionalFact[]

function optionalPartsOf(shape: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    if (schema instanceof z.ZodOptional) return [name]
    return schema instanceof z.ZodObject ? optionalPartsOf(schema.shape).map((part) => `${name}.${part}`) : []
  })
}

export type OptionalFact = OptionalPart<PublicFacts>

type OptionalPart<Facts> = {
  [K in keyof Facts & string]-?: undefined extends Facts[K]
    ? K
    : Facts[K] extends readonly unknown[] | string | number | boolean | null
      ? never
      : Facts[K] extends object
        ? `${K}.${OptionalPart<Facts[K]>}`
        : never
}[keyof Facts & string]

/** A dealer's facts: what `dealer.ts` of a dealer's folder exports by default. `dealers/demo` is an example. */
export const dealerSchema = dealerFacts
  .transform((facts) => {
    const { kind } = facts.regulatoryStatus
    // To arrange credit, or the hire of a vehicle to a consumer, needs a permission: Regulated Activities Order, art. 36A.
    return kind === 'none' ? { ...facts, sells: { ...facts.sells, finance: false, leasing: false } } : facts
  })
  .refine(({ sells, credit }) => !sells.finance || credit !== null, {
    path: ['credit'],
    error: 'expected the terms of credit, or `finance: false` in `sells`',
  })
  .refine((facts) => !facts.sells.leasing || facts.leasing !== undefined, {
    path: ['leasing'],
    error: 'expected the leasing companies and their commission, or `leasing: false` in `sells`',
  })

export type Dealer = z.infer<typeof dealerSchema>

/** What pages and their scripts may have of it. */
export type PublicFacts = Omit<Dealer, 'staff'>
