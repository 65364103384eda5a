import { beforeEach, expect, it } from 'vitest'
import { stubStorage } from '../../../tests/support/memory-storage.ts'
import { recallResults } from '../recent-results/recent-results.ts'
import { rememberSearch } from './remember-search.ts'
import type { FilterValues } from './search-choice.ts'
import type { SearchView } from './search-view.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = stubStorage('sessionStorage')
})

function remember(values: FilterValues & { postcode?: string }): void {
  const choice = { postcode: '', ...values, sort: 'distance' as const }
  rememberSearch({
    type: 'car',
    choice,
    total: 30,
    page: 2,
    vehicles: [{ id: 'a' }],
  } as unknown as SearchView)
}

it('keeps the query, the place and the vehicles of results', () => {
  remember({ make: 'Ford', postcode: 'L3' })
  expect(recallResults('car')).toMatchObject({ total: 30, first: 24, ids: ['a'] })
  expect(new URLSearchParams(recallResults('car')?.query).get('postcode')).toBe('L3')
})

it.each([{ postcode: 'L3 4DB' }, { registration: 'AB71 CDE' }, { make: 'jane@example.com' }])(
  'keeps neither a personal search nor the one before in its place: %j',
  (values) => {
    remember({ make: 'Ford' })
    remember(values)
    expect(recallResults('car')).toBeNull()
    expect([...kept.values()].join()).not.toMatch(/4DB|CDE|jane/)
  },
)
