import { expect, it } from 'vitest'
import { describeOrigin, nameOrigin } from './origin-words.ts'

it.each([
  ['L', 'Liverpool', 'L postcodes (Liverpool)'],
  ['L3', 'L3', 'L postcodes (Liverpool)'],
  ['BT48', 'Derry (BT48)', 'the centre of Derry (BT48)'],
  ['TF10', 'Newport, Shropshire (TF10)', 'the centre of Newport, Shropshire (TF10)'],
  ['TW9', 'Richmond, London (TW9)', 'the centre of Richmond, London (TW9)'],
  ['', 'Liverpool', 'our Liverpool branch'],
])('%j is called %s, and distances are from %s', (postcode, name, description) => {
  expect([nameOrigin(postcode), describeOrigin(postcode)]).toEqual([name, description])
})
