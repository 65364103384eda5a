import type { Dealer } from '../dealers/schema.ts'

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

/** What a company, and a business with VAT, must say on its website: a sentence each. */
export function companyInWords(dealer: Pick<Dealer, 'legalName' | 'company' | 'vatNumber'>): string[] {
  const { legalName, company, vatNumber } = dealer
  const sentences: string[] = []
  if (company) {
    const { street, town, postcode } = company.registeredOffice
    sentences.push(
      `${legalName} is registered in ${company.registeredIn}, company number ${company.number}.`,
      `Registered office: ${street}, ${town}, ${postcode}.`,
    )
  }
  if (vatNumber) sentences.push(`VAT number: ${vatNumber}.`)
  return sentences
}
