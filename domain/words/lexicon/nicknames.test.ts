import { describe, expect, it } from 'vitest'
import { makes } from '../../makes/makes.data.ts'
import { filterFields } from '../../stock/filter-fields.ts'
import { sortOrders } from '../../stock/sort-orders.ts'
import { keyOf } from '../split/tokens.ts'
import { makeNicknames, nicknames } from './nicknames.data.ts'
import { measures } from './quantities.data.ts'
import { sortPhrases } from './sort-phrases.data.ts'

describe('the tables of words', () => {
  it('name makes of the trade', () => {
    const known = new Set(makes.map(keyOf))
    expect(Object.keys(makeNicknames).filter((make) => !known.has(keyOf(make)))).toEqual([])
  })

  it('name filters and orders that searches have', () => {
    const other = ['deposit', 'term', 'age', 'years', 'people', 'trim']
    const fields = [...nicknames.map(({ field }) => field), ...Object.keys(measures)].filter(
      (name) => !other.includes(name),
    )
    expect(fields.filter((field) => !(filterFields as readonly string[]).includes(field))).toEqual([])
    expect(Object.keys(sortPhrases).filter((sort) => !Object.hasOwn(sortOrders, sort))).toEqual([])
  })
})
