import { describe, expect, it } from 'vitest'
import {
  companyInWords,
  emailFootInWords,
  invitationInWords,
  leaseInWords,
  regulationInWords,
} from './legal-words.ts'

const legalName = 'Harbour Cars Limited'

describe('who is responsible for credit', () => {
  it('is an authorised dealer', () => {
    const words = regulationInWords({
      legalName,
      regulatoryStatus: { kind: 'authorised', firmReference: '123456' },
    })
    expect(words).toMatchObject({ firm: legalName, principal: null })
    expect(words?.disclosure).toBe(
      'Harbour Cars Limited is authorised and regulated by the Financial Conduct Authority, firm reference number 123456.',
    )
  })

  it('is the principal of an appointed representative', () => {
    const words = regulationInWords({
      legalName,
      regulatoryStatus: {
        kind: 'appointed representative',
        of: 'Example Principal Ltd',
        firmReference: '123456',
      },
    })
    expect(words).toMatchObject({ firm: 'Example Principal Ltd', principal: 'Example Principal Ltd' })
    expect(words?.disclosure).toBe(
      'Harbour Cars Limited is an appointed representative of Example Principal Ltd, which is authorised and regulated by the Financial Conduct Authority, firm reference number 123456.',
    )
  })

  it('is nobody where the dealer may arrange none', () => {
    expect(regulationInWords({ legalName, regulatoryStatus: { kind: 'none' } })).toBeNull()
  })
})

describe('leases', () => {
  const commission = 'The leasing company pays us £100.'

  it('are said to be paid for, and by whom', () => {
    expect(leaseInWords({ leasing: { companies: ['A Lease'], commission } })).toBe(
      'The leasing company pays us £100. We introduce customers to one leasing company: A Lease.',
    )
    expect(leaseInWords({ leasing: { companies: ['A Lease', 'B Hire'], commission } })).toBe(
      'The leasing company pays us £100. We introduce customers to 2 leasing companies: A Lease and B Hire.',
    )
  })

  it('are not told of where the dealer arranges none', () => {
    expect(leaseInWords({})).toBe('')
  })
})

describe('an invitation to leave a review', () => {
  const reviews = {
    rating: 4.7,
    outOf: 5,
    count: 10,
    collector: 'Example Reviews',
    countedOn: '2026-10-31',
    statements: ['Each is from a buyer.'],
  }

  it('is sent by the dealer, or by the collector with the name and email address of the buyer', () => {
    expect(invitationInWords({ reviews: { ...reviews, invitedBy: 'dealer' } })).toMatch(
      /^We email each buyer/,
    )
    expect(invitationInWords({ reviews: { ...reviews, invitedBy: 'collector' } })).toMatch(
      /^Example Reviews emails each buyer .* We give it the buyer’s name and email address/,
    )
  })

  it('is not told of where nobody sends one', () => {
    expect(invitationInWords({ reviews })).toBeNull()
    expect(invitationInWords({})).toBeNull()
  })
})

describe('who the dealer is', () => {
  const registeredOffice = { street: '1 Quay', town: 'Bristol', postcode: 'BS1 4DJ' }
  const address = { street: '4 Quay Road', town: 'Sunderland', postcode: 'SR1 2ZZ' }

  it('is a company with its number, register, office and VAT number', () => {
    const company = { number: '01234567', registeredIn: 'England and Wales', registeredOffice } as const
    expect(companyInWords({ legalName, address, company, vatNumber: 'GB 123 4567 89' })).toEqual([
      'Harbour Cars Limited is registered in England and Wales, company number 01234567.',
      'Registered office: 1 Quay, Bristol, BS1 4DJ.',
      'VAT number: GB 123 4567 89.',
    ])
  })

  it('is a person or a partnership with its address, where there is no company', () => {
    expect(companyInWords({ legalName: 'Ann Example, trading as Quay Cars', address })).toEqual([
      'Ann Example, trading as Quay Cars, 4 Quay Road, Sunderland, SR1 2ZZ.',
    ])
  })

  it('is in its emails, with who is responsible for credit', () => {
    expect(emailFootInWords({ legalName, address }, null)).toEqual([
      'Harbour Cars Limited, 4 Quay Road, Sunderland, SR1 2ZZ.',
    ])
    const regulatoryStatus = { kind: 'authorised', firmReference: '123456' } as const
    const regulation = regulationInWords({ legalName, regulatoryStatus })
    expect(emailFootInWords({ legalName, address }, regulation).slice(1)).toEqual([
      'Harbour Cars Limited is a credit broker, not a lender.',
      expect.stringContaining('regulated by the Financial Conduct Authority'),
    ])
  })
})
