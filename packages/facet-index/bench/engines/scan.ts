import { createScanIndex } from '../../oracle/scan-index.ts'
import type { Peer } from './engine.ts'

/** The oracle: every answer is compared with it where it was asked. */
export const scan: Peer = {
  name: 'Plain scan',
  native: false,
  async open(schema, records) {
    const { searchWithFacets } = createScanIndex(schema, records)
    return {
      name: 'Plain scan',
      note: 'the oracle of the tests',
      every: 100,
      ask: searchWithFacets,
      close() {},
    }
  },
}
