import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleCredit } from './example-credit.ts'
import { type FinanceTerms, formatTerms, parseTerms } from './finance-terms.ts'
import { penceFromPounds } from './money.ts'

const { defaults: defaultTerms } = exampleCredit

const arbitraryTerms: fc.Arbitrary<FinanceTerms> = fc.record({
  deposit: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })).map(penceFromPounds),
  months: fc.integer({ min: 12, max: 60 }),
  yearlyRate: fc.constant(defaultTerms.yearlyRate),
  optionToPurchaseFee: fc.constant(defaultTerms.optionToPurchaseFee),
})

const parse = (query: string) => parseTerms(new URLSearchParams(query), defaultTerms)

describe('finance terms in an address', () => {
  it('are those of the specified estimate when absent or empty', () => {
    expect(parse('')).toEqual({ terms: { ...defaultTerms, deposit: 0, months: 60 }, faults: [] })
    expect(parse('deposit=&term=')).toEqual({ terms: defaultTerms, faults: [] })
  })

  it('are whole pounds and months', () => {
    expect(parse('deposit=1500&term=48').terms).toEqual({ ...defaultTerms, deposit: 150_000, months: 48 })
    expect(parse('deposit=%C2%A31,500').terms).toEqual({ ...defaultTerms, deposit: 150_000, months: 60 })
  })

  it.each(['-1', '1.5', 'lots', '1000001', '99999999', '1e3'])('report a deposit of %s', (deposit) => {
    const { terms, faults } = parse(`deposit=${deposit}&term=36`)
    expect(terms).toEqual({ ...defaultTerms, deposit: 0, months: 36 })
    expect(faults.map(({ parameter }) => parameter)).toEqual(['deposit'])
  })

  it.each(['11', '61', '0', '48.5', 'five years', '-24', '120'])('report a term of %s', (term) => {
    const { terms, faults } = parse(`deposit=100&term=${term}`)
    expect(terms).toEqual({ ...defaultTerms, deposit: 10_000, months: 60 })
    expect(faults.map(({ parameter }) => parameter)).toEqual(['term'])
  })

  it('survive being written and read', () => {
    fc.assert(
      fc.property(arbitraryTerms, (terms) => {
        expect(parseTerms(new URLSearchParams(formatTerms(terms, defaultTerms)), defaultTerms)).toEqual({
          terms,
          faults: [],
        })
      }),
    )
  })

  it('are left out of the address when they are the default', () => {
    expect(formatTerms(defaultTerms, defaultTerms)).toEqual({})
  })
})
