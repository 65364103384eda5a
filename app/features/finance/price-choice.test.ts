import { describe, expect, it } from 'vitest'
import { pcpRepresentativeExample } from '#content/representative-example.ts'
import { readPriceChoice } from './price-choice.ts'

const read = (query: string) => readPriceChoice(new URLSearchParams(query), 'car')

describe('the calculator for a price', () => {
  it('begins with the representative example', () => {
    const { choice, quoted, faults } = read('')
    expect(choice.price).toBe('12000')
    expect(quoted.quote?.instalment).toBe(309_93)
    expect(quoted.quote?.totalPayable).toBe(18_605_80)
    expect(faults).toEqual({})
  })

  it('takes the price, deposit and term of the address', () => {
    const { quoted } = read('price=%C2%A39,000&deposit=1000&term=48')
    expect(quoted.quote).toMatchObject({ credit: 8_000_00, deposit: 1_000_00, months: 48 })
  })

  it.each(['price=lots', 'price=0', 'price=-9000', `price=${'9'.repeat(400)}`])(
    'keeps %s, says what is wrong and shows the example',
    (query) => {
      const { choice, quoted, faults } = read(query)
      expect(choice.price).toBe(query.slice('price='.length))
      expect(faults.price).toMatch(/whole pounds/)
      expect(quoted.quote?.instalment).toBe(309_93)
    },
  )

  it('has no quote where the deposit covers the price', () => {
    expect(read('price=5000&deposit=5000').quoted).toMatchObject({ quote: null })
  })

  it('works out a PCP on a vehicle of an age, like the example of a PCP', () => {
    const { quoted } = read('finance=pcp&term=48&age=3&milesPerYear=8000')
    expect(quoted.quote).toEqual(pcpRepresentativeExample)
    const newer = read('finance=pcp&term=48&age=0&milesPerYear=8000').quoted
    expect(newer.quote?.finalPayment).not.toBe(pcpRepresentativeExample.finalPayment)
  })

  it('has hire purchase for an age at which no PCP ends in time, with the reason', () => {
    const { quoted } = read('finance=pcp&term=60&age=5')
    expect(quoted.quote?.product).toBe('hp')
    expect(quoted.reason).toMatch(/too old for a PCP/)
  })

  it('has hire purchase alone for trucks', () => {
    const { pcp, quoted } = readPriceChoice(new URLSearchParams('finance=pcp'), 'truck')
    expect(pcp).toBe(false)
    expect(quoted).toMatchObject({ quote: { product: 'hp' }, reason: null })
  })
})
