import type { Dealer } from '#domain/dealer/dealer-schema.ts'

/** The words of the FCA Handbook, GEN 4 Annex 1R; null for a business that may arrange no credit. */
export function regulationInWords({
  legalName,
  regulatoryStatus,
}: Pick<Dealer, 'legalName' | 'regulatoryStatus'>) {
  if (regulatoryStatus.kind === 'none') return null
  const { firmReference } = regulatoryStatus
  const authorised = `authorised and regulated by the Financial Conduct Authority, firm reference number ${firmReference}`
  const principal = regulatoryStatus.kind === 'authorised' ? null : regulatoryStatus.of
  return {
    disclosure: principal
      ? `${legalName} is an appointed representative of ${principal}, which is ${authorised}.`
      : `${legalName} is ${authorised}.`,
    /** The firm that is responsible for the dealer; null if that is the dealer. */
    principal,
    /** The firm to look for in the Financial Services Register, by its reference. */
    firm: principal ?? legalName,
    firmReference,
  }
}

/** What leasing companies pay the dealer, and who they are; '' without leases. */
export function leaseInWords({ leasing }: Pick<Dealer, 'leasing'>): string {
  if (leasing === undefined) return ''
  const { commission, companies } = leasing
  const [first, second] = companies
  return second === undefined
    ? `${commission} We introduce customers to one leasing company: ${first}.`
    : `${commission} We introduce customers to ${companies.length} leasing companies: ${new Intl.ListFormat('en-GB').format(companies)}.`
}

/** Who asks buyers for a review, and with what of theirs; null where nobody does. */
export function invitationInWords({ reviews }: Pick<Dealer, 'reviews'>): string | null {
  if (reviews?.invitedBy === undefined) return null
  if (reviews.invitedBy === 'dealer')
    return 'We email each buyer once, after the vehicle is collected, to ask for a review.'
  const { collector } = reviews
  return `${collector} emails each buyer once, after the vehicle is collected, to ask for a review. We give it the buyer’s name and email address for this.`
}

/**
 * What a business must say of itself on its website and in its emails, a sentence each: SI 2015/17, regs 24 and 25, of a
 * company; the Companies Act 2006, s. 1202, of others; and SI 2002/2013, reg. 6(1).
 */
export function companyInWords(
  dealer: Pick<Dealer, 'legalName' | 'address' | 'company' | 'vatNumber'>,
): string[] {
  const { legalName, address, company, vatNumber } = dealer
  const { street, town, postcode } = company?.registeredOffice ?? address
  const place = `${street}, ${town}, ${postcode}.`
  return [
    ...(company
      ? [
          `${legalName} is registered in ${company.registeredIn}, company number ${company.number}.`,
          `Registered office: ${place}`,
        ]
      : [`${legalName}, ${place}`]),
    ...(vatNumber ? [`VAT number: ${vatNumber}.`] : []),
  ]
}

/**
 * The foot of an email to a customer: FCA Handbook, GEN 4.3.1R and CONC 3.7.7R, ask for the status of a credit broker.
 *
 * @param regulation null where neither credit nor leases are offered
 */
export function emailFootInWords(
  dealer: Parameters<typeof companyInWords>[0],
  regulation: ReturnType<typeof regulationInWords>,
): string[] {
  return [
    ...companyInWords(dealer),
    ...(regulation ? [`${dealer.legalName} is a credit broker, not a lender.`, regulation.disclosure] : []),
  ]
}
