import { createScanIndex } from '../../oracle/scan-index.ts'
import type { Peer } from './engine.ts'

/** The oracle. Other engines' answers are compared with it for the queries that it also ran. */
export const scan: Peer = {
  name: 'Plain scan',
  native: false,
  async open(schema, records) {
    const { searchWithFacets } = createScanIndex(schema, [...records])
    return {
      name: 'Plain scan',
      note: 'the oracle of the tests',
      every: 100,
      ask: searchWithFacets,
      close() {},
    }
  },
}
