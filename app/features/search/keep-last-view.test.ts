import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepView, loadOrKeep } from './keep-last-view.ts'
import type { SearchView } from './search-view.ts'

const view: SearchView = {
  type: 'van',
  choice: { values: {}, terms: {}, sort: 'relevance', postcode: '' },
  controls: [],
  ranges: [],
  active: [],
  total: 0,
  vehicles: [],
  distancesFrom: null,
  page: 1,
  pageCount: 1,
  faults: [],
  relaxations: [],
  goodPrices: [],
}

const fault = new TypeError('Failed to fetch')
const fail = () => Promise.reject(fault)
const { signal } = new AbortController()

describe('loading results in the browser', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => vi.restoreAllMocks())

  it('returns what it loads', async () => {
    expect(await loadOrKeep('van', async () => view, signal)).toBe(view)
  })

  it('keeps the view last shown when loading fails, and logs the error', async () => {
    keepView(view)
    expect(await loadOrKeep('van', fail, signal)).toBe(view)
    expect(console.error).toHaveBeenCalledWith('Error fetching search results:', fault)
  })

  it('rejects for a type that was never shown', async () => {
    keepView(view)
    await expect(loadOrKeep('truck', fail, signal)).rejects.toBe(fault)
  })

  it('logs nothing for an aborted load', async () => {
    keepView(view)
    await expect(loadOrKeep('van', fail, AbortSignal.abort())).rejects.toBe(fault)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('follows a redirect', async () => {
    keepView(view)
    const redirect = Response.redirect('https://site.example/elsewhere')
    await expect(loadOrKeep('van', () => Promise.reject(redirect), signal)).rejects.toBe(redirect)
  })
})
