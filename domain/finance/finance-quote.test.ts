import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleCredit } from './example-credit.ts'
import { hirePurchaseQuote, pcpQuote } from './finance-quote.ts'
import { pence, penceFromPounds } from './money.ts'
import { monthlyFigure } from './monthly-figure.ts'
import { exampleQuote } from './representative-example.ts'

const { defaults: defaultTerms } = exampleCredit
const example = exampleQuote(exampleCredit)

const prices = fc.integer({ min: 100_000, max: 20_000_000 }).map(pence)
const terms = fc.record({
  deposit: fc.integer({ min: 0, max: 30_000 }).map(penceFromPounds),
  months: fc.integer({ min: 12, max: 60 }),
  yearlyRate: fc.constant(defaultTerms.yearlyRate),
  optionToPurchaseFee: fc.constant(defaultTerms.optionToPurchaseFee),
})

describe('a hire purchase quote', () => {
  it('on £12,000 and the default terms is the representative example as published', () => {
    expect(hirePurchaseQuote(penceFromPounds(12_000), defaultTerms)).toEqual({
      product: 'hp',
      cashPrice: 1_200_000,
      deposit: 0,
      partExchange: 0,
      credit: 1_200_000,
      months: 60,
      instalment: 30_993,
      finalPayment: 0,
      optionToPurchaseFee: 1_000,
      totalCostOfCredit: 660_580,
      totalPayable: 1_860_580,
      apr: example.apr,
    })
  })

  it('takes a part-exchange off as a deposit of the same amount', () => {
    fc.assert(
      fc.property(prices, terms, (price, chosen) => {
        const asDeposit = hirePurchaseQuote(price, chosen)
        const quote = hirePurchaseQuote(price, { ...chosen, deposit: pence(0), partExchange: chosen.deposit })
        expect(quote && { ...quote, deposit: quote.partExchange, partExchange: 0 }).toEqual(asDeposit)
      }),
    )
  })

  it('has an APR for any credit, that of its fee included', () => {
    const apr = (credit: number, months: number) =>
      hirePurchaseQuote(pence(500_000 + credit), { ...defaultTerms, deposit: pence(500_000), months })?.apr
    expect(apr(100_000, 12)).toBe(2240)
    expect(apr(2_000_000, 60)).toBe(2050)
    for (const credit of [1, 2, 50, 99, 1_000]) expect(apr(credit, 12)).toBeGreaterThan(10_000)
    for (const credit of [1, 2, 50, 99, 1_000]) expect(apr(credit, 60)).toBeGreaterThan(2050)
  })

  it('pays the monthly figure of the vehicle', () => {
    fc.assert(
      fc.property(prices, terms, (price, chosen) => {
        const quote = hirePurchaseQuote(price, chosen)
        expect(quote?.instalment ?? null).toBe(monthlyFigure(price, chosen))
      }),
    )
  })

  it('costs the cash price and the cost of credit', () => {
    fc.assert(
      fc.property(prices, terms, (price, chosen) => {
        const quote = hirePurchaseQuote(price, chosen)
        expect(quote === null).toBe(chosen.deposit >= price)
        if (quote === null) return
        expect(quote.credit + quote.deposit).toBe(price)
        expect(quote.totalPayable).toBe(
          quote.deposit + quote.months * quote.instalment + quote.optionToPurchaseFee,
        )
        expect(quote.totalPayable - quote.totalCostOfCredit).toBe(price)
      }),
    )
  })
})

describe('a PCP quote', () => {
  const balloon = penceFromPounds(5_000)

  it('costs less a month and more in total than hire purchase on the same terms', () => {
    const chosen = { ...defaultTerms, deposit: penceFromPounds(1_000), months: 48 }
    const hp = hirePurchaseQuote(penceFromPounds(12_000), chosen)
    const pcp = pcpQuote(penceFromPounds(12_000), chosen, balloon)
    expect(pcp?.instalment).toBeLessThan(hp?.instalment ?? 0)
    expect(pcp?.totalPayable).toBeGreaterThan(hp?.totalPayable ?? Number.POSITIVE_INFINITY)
  })

  it('adds up, its final payment included', () => {
    const quote = pcpQuote(
      penceFromPounds(12_000),
      { ...defaultTerms, deposit: penceFromPounds(1_000), months: 36 },
      balloon,
    )
    expect(quote?.totalPayable).toBe(100_000 + 36 * (quote?.instalment ?? 0) + balloon + 1_000)
    expect(quote?.totalCostOfCredit).toBe((quote?.totalPayable ?? 0) - 1_200_000)
  })

  it('is null when the deposit leaves no more than the final payment to finance', () => {
    expect(
      pcpQuote(
        penceFromPounds(12_000),
        { ...defaultTerms, deposit: penceFromPounds(7_000), months: 36 },
        balloon,
      ),
    ).toBeNull()
  })
})
