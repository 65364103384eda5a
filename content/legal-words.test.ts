import { describe, expect, it } from 'vitest'
import { companyInWords, regulationInWords } from './legal-words.ts'

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

describe('who the dealer is', () => {
  const registeredOffice = { street: '1 Quay', town: 'Bristol', postcode: 'BS1 4DJ' }

  it('is a company with its number, register, office and VAT number', () => {
    const company = { number: '01234567', registeredIn: 'England and Wales', registeredOffice } as const
    expect(companyInWords({ legalName, company, vatNumber: 'GB 123 4567 89' })).toEqual([
      'Harbour Cars Limited is registered in England and Wales, company number 01234567.',
      'Registered office: 1 Quay, Bristol, BS1 4DJ.',
      'VAT number: GB 123 4567 89.',
    ])
  })

  it('is not told of a business that is no company and has no VAT number', () => {
    expect(companyInWords({ legalName })).toEqual([])
  })
})
