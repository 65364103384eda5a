import { createScanIndex } from '../../domain/search/oracle.ts'
import type { Peer } from './engine.ts'

/** The oracle: what every answer is compared with where it was asked. */
export const scan: Peer = {
  name: 'Plain scan',
  native: false,
  async open(listings) {
    const index = createScanIndex(listings)
    return {
      name: 'Plain scan',
      note: 'the oracle of the tests',
      every: 100,
      ask: index.searchWithFacets,
      close() {},
    }
  },
}
