import { createStockIndex } from '../../domain/search/create-stock-index.ts'
import { warmUp } from '../../domain/search/warm-up.ts'
import type { Peer } from './engine.ts'

export const forecourt: Peer = {
  name: 'Forecourt',
  native: false,
  async open(listings) {
    const index = createStockIndex(listings)
    warmUp(index)
    return { name: 'Forecourt', note: 'domain/search', every: 1, ask: index.searchWithFacets, close() {} }
  },
}
