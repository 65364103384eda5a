import { afterEach, expect, it, vi } from 'vitest'
import type { SearchView } from './search-view.ts'
import { fetchView, keepView, keptView } from './shown-views.ts'

const { signal } = new AbortController()
const viewOf = (total: number) => ({ type: 'van', total }) as SearchView

afterEach(() => vi.unstubAllGlobals())

it('keeps the views shown last, each by its address', () => {
  keepView('/van-search?page=0', viewOf(0))
  for (let page = 1; page <= 30; page++) {
    keepView(`/van-search?page=${page}`, viewOf(page))
    keepView('/van-search?page=1', viewOf(1))
  }
  expect(keptView('/van-search?page=0')).toBeUndefined()
  expect(keptView('/van-search?page=1')?.total).toBe(1)
  expect(keptView('/van-search?page=30')?.total).toBe(30)
})

it('asks for the view of the same query, and rejects a refusal', async () => {
  const fetch = vi.fn(async (_address: string) => Response.json(viewOf(7)))
  vi.stubGlobal('fetch', fetch)
  expect(await fetchView('van', { make: 'Ford' }, signal)).toEqual(viewOf(7))
  expect(fetch.mock.calls[0]?.[0]).toBe('/van-search.json?make=Ford')
  fetch.mockResolvedValue(new Response('busy', { status: 503 }))
  await expect(fetchView('van', {}, signal)).rejects.toThrow('503')
})
