import { describe, expect, it } from 'vitest'
import { readPriceChoice } from './price-choice.ts'

const read = (query: string) => readPriceChoice(new URLSearchParams(query))

describe('the calculator for a price', () => {
  it('begins with the representative example', () => {
    const { price, quoted, faults } = read('')
    expect(price).toBe('12000')
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
      const { price, quoted, faults } = read(query)
      expect(price).toBe(query.slice('price='.length))
      expect(faults.price).toMatch(/whole pounds/)
      expect(quoted.quote?.instalment).toBe(309_93)
    },
  )

  it('has no quote where the deposit covers the price', () => {
    expect(read('price=5000&deposit=5000').quoted).toMatchObject({ quote: null })
  })
})
