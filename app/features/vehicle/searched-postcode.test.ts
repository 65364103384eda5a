import { beforeEach, expect, it } from 'vitest'
import { stubStorage } from '../../../tests/support/memory-storage.ts'
import { rememberResults } from '../recent-results/recent-results.ts'
import { rememberPostcode } from '../recent-results/tab-postcode.ts'
import { searchedPostcode } from './searched-postcode.ts'

beforeEach(() => {
  stubStorage('sessionStorage')
})

it('is what was typed in the tab, else what the last results were searched from', () => {
  expect(searchedPostcode()).toBe('')
  const results = { type: 'car', total: 1, first: 0, ids: ['a'] } as const
  rememberResults({ ...results, query: 'postcode=M1&sort=distance' })
  expect(searchedPostcode()).toBe('M1')
  rememberPostcode('L3 4DB')
  expect(searchedPostcode()).toBe('L3')
})
