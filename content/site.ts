import dealer from '#dealer'
import type { EnquiryRules } from '#domain/enquiries/enquiry.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry-kind.ts'
import {
  companyInWords,
  emailFootInWords,
  invitationInWords,
  leaseInWords,
  regulationInWords,
} from './legal-words.ts'
import { offered } from './offered.ts'
import { offersFinance, offersLeasing, offersPartExchange } from './offers.ts'

type Commission = NonNullable<typeof dealer.credit>['commission']

/** One of the places where vehicles are kept. */
export type Branch = (typeof dealer.branches)[number] & { name: string }

export type OpeningHours = Branch['hours'][number]

const enquiryKinds = dealer.enquiries.kinds.filter((kind) => kind !== 'part-exchange' || offersPartExchange)

const enquiryActs: Readonly<Record<EnquiryKind, string>> = {
  call: 'ask us to call',
  viewing: 'book a viewing',
  reserve: 'reserve a vehicle',
  'part-exchange': 'offer yours in part-exchange',
}

const regulation = offersFinance || offersLeasing ? regulationInWords(dealer) : null

/** The dealer's facts, and the sentences that follow from them on every page that needs them. */
export const site = {
  ...dealer,
  offersFinance,
  offered,
  enquiries: { ...dealer.enquiries, kinds: enquiryKinds },
  /** What visitors can ask for, after "when you": "ask us to call or book a viewing". */
  enquiryWords:
    new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
      enquiryKinds.map((kind) => enquiryActs[kind]),
    ) || 'send us a request',
  /** Where vehicles are kept, each with its own name. */
  branches: dealer.branches.map((branch) => ({ ...branch, name: branch.name ?? branch.town })) as [
    Branch,
    ...Branch[],
  ],
  /** Where the stock is: "in and around Liverpool", or "in Sunderland" with one branch. */
  area: `${dealer.branches.length > 1 ? 'in and around' : 'in'} ${dealer.branches[0].town}`,
  /** What a price covers: it is the whole price with every charge that cannot be avoided (Digital Markets, Competition and Consumers Act 2024, s. 230). */
  priceCovers: {
    new: 'The price of a new vehicle includes delivery to our branch, number plates, the first registration fee and the first year’s road tax.',
    used: 'The price of a used vehicle does not include road tax, because tax does not pass to a new keeper.',
  },
  /** How lenders pay us: `summary`, or the component CommissionStatement. Empty words without credit. */
  commission: (dealer.credit?.commission ?? { summary: '', statements: [] }) as Commission,
  /** The panel; empty without credit. */
  lenders: dealer.credit?.lenders ?? [],
  /** What leasing companies pay us, and who they are; '' without leases. */
  leaseWords: offersLeasing ? leaseInWords(dealer) : '',
  /** Who asks buyers for a review; null where nobody does. */
  reviewInvitation: invitationInWords(dealer),
  /** Who is responsible for what we say about credit; null without any. */
  regulation,
  /** Who we are in law, a sentence each. */
  companyDetails: companyInWords(dealer),
  /** The last lines of an email to a customer. */
  emailFoot: emailFootInWords(dealer, regulation),
}

/** What forms offer and what the API accepts. */
export const enquiryRules: EnquiryRules = { ...site.enquiries, branches: site.branches }

export const callLink = `tel:${site.phone.number}`
export const messageLink = `https://wa.me/${site.mobile.number.slice(1)}`
export const emailLink = `mailto:${site.email}`

/** Google's documented address for directions to a destination; phones open it in their app. */
export function directionsTo(destination: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}
