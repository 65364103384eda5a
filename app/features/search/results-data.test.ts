import { expect, it } from 'vitest'
import { toResultsData } from './results-data.ts'
import type { FilterValues } from './search-choice.ts'
import type { SearchView } from './search-view.ts'

function recentOf(values: FilterValues & { postcode?: string }) {
  const choice = { postcode: '', ...values, sort: 'distance' as const }
  const view = { type: 'car', choice, total: 30, page: 2, active: [], vehicles: [{ id: 'a' }] }
  return toResultsData(view as unknown as SearchView).recent
}

it('has the query, the place and the vehicles of results', () => {
  const recent = recentOf({ make: 'Ford', postcode: 'L3' })
  expect(recent).toMatchObject({ total: 30, first: 24, ids: ['a'] })
  expect(new URLSearchParams(recent?.query).get('postcode')).toBe('L3')
})

it.each([{ postcode: 'L3 4DB' }, { registration: 'AB71 CDE' }, { make: 'jane@example.com' }])(
  'has nothing of a personal search that a tab could keep: %j',
  (values) => {
    expect(recentOf(values)).toBeNull()
  },
)
